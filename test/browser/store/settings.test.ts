import { expect } from '@open-wc/testing';
import { defaultSettings, type Settings } from '../../../src/store/settings.ts';
import { freshName, openTestStore, rawPut } from './support.ts';

const CHOSEN: Settings = {
  theme: 'dark',
  contrast: 'high',
  largePrint: true,
  fourColour: true,
  speed: 'slow',
  botPace: 'quick',
  sound: true,
  vibration: true,
  leftHanded: true,
  letterKeys: false,
  backedUpAt: 5,
  remindedAt: 7,
  deals: 'any',
  winSign: true,
  hinted: ['pyramid/pair', 'cascade'],
  options: { pyramid: { aim: 'pyramid' } },
};

describe('settings', () => {
  it('are the defaults until something is chosen', async () => {
    expect(await openTestStore().settings.load()).to.deep.equal({
      theme: 'system',
      contrast: 'system',
      largePrint: false,
      fourColour: false,
      speed: 'normal',
      botPace: 'normal',
      sound: false,
      vibration: false,
      leftHanded: false,
      letterKeys: true,
      backedUpAt: 0,
      remindedAt: 0,
      deals: 'winnable',
      winSign: false,
      hinted: [],
      options: {},
    });
  });

  it('come back as they were saved, through a reload as well', async () => {
    const name = freshName();
    const store = openTestStore(name);
    await store.settings.save(CHOSEN);
    store.close();
    expect(await openTestStore(name).settings.load()).to.deep.equal(CHOSEN);
  });

  for (const [field, bad] of [
    ['theme', 'mauve'],
    ['fourColour', 'yes'],
    ['speed', 7],
    ['sound', 'loud'],
    ['vibration', 40],
    ['leftHanded', null],
    ['letterKeys', {}],
    ['deals', 'lost'],
    ['winSign', 1],
    ['hinted', ['pyramid', 13]],
    ['options', 'all of them'],
  ] as const) {
    it(`fall back in ${field} alone when it cannot be read`, async () => {
      const name = freshName();
      const store = openTestStore(name);
      await store.settings.save(CHOSEN);
      await rawPut(name, 'settings', bad, field);
      const expected = { ...CHOSEN, [field]: defaultSettings()[field] };
      expect(await store.settings.load()).to.deep.equal(expected);
    });
  }

  it('of a later version are left where they are', async () => {
    const name = freshName();
    const store = openTestStore(name);
    await rawPut(name, 'settings', 'loud', 'music');
    await store.settings.save(await store.settings.load());
    expect(Object.keys(await store.settings.load())).not.to.include('music');
  });

  it('tell the other tabs when they change, and not the tab that changed them', async () => {
    const name = freshName();
    const here = openTestStore(name);
    const there = openTestStore(name);
    const heard: string[] = [];
    here.subscribeChanges((changed) => heard.push(`here ${changed}`));
    const told = new Promise((resolve) => {
      there.subscribeChanges((changed) => {
        heard.push(`there ${changed}`);
        resolve(undefined);
      });
    });
    await here.settings.save(CHOSEN);
    await told;
    expect(heard).to.deep.equal(['there settings']);
    expect(await there.settings.load()).to.deep.equal(CHOSEN);
  });
});
