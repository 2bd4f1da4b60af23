import { expect } from '@open-wc/testing';
import { Preferences } from '../../../src/app/preferences.ts';
import { freshName, openTestStore } from '../store/support.ts';

describe('preferences', () => {
  it('chosen before the kept ones are read hold, and the others are as they were kept', async () => {
    const name = freshName();
    await openTestStore(name).settings.save({ speed: 'slow', fourColour: true });
    const store = openTestStore(name);
    const preferences = new Preferences(store);
    await Promise.all([
      preferences.change({ theme: 'dark' }),
      preferences.change({ speed: 'off' }),
    ]);
    await preferences.loaded;
    expect(preferences.current).to.include({ theme: 'dark', speed: 'off', fourColour: true });
    expect(await store.settings.load()).to.deep.equal(preferences.current);
    preferences.forget();
  });

  it('leave alone what another tab has chosen of the others', async () => {
    const name = freshName();
    const here = new Preferences(openTestStore(name));
    const there = new Preferences(openTestStore(name));
    await Promise.all([here.loaded, there.loaded]);
    await Promise.all([here.change({ speed: 'off' }), there.change({ fourColour: true })]);
    expect(await openTestStore(name).settings.load()).to.include({
      speed: 'off',
      fourColour: true,
    });
  });

  it('that cannot be kept hold until the app is closed', async () => {
    const store = openTestStore();
    const preferences = new Preferences(store);
    await preferences.loaded;
    const { settings } = store;
    settings.save = () => Promise.reject(new Error('the disk is full'));
    await preferences.change({ speed: 'off' });
    await preferences.reload();
    expect(preferences.current.speed).to.equal('off');
  });
});
