import { expect } from '@open-wc/testing';
import { lostChallenge } from '../../core/records.ts';
import { freshName, openTestStore, rawPut } from './support.ts';

describe('the results that came with deals', () => {
  it('are kept with their deal, the same one once', async () => {
    const store = openTestStore();
    const challenge = lostChallenge();
    await store.challenges.add(challenge);
    await store.challenges.add({ ...challenge, receivedAt: challenge.receivedAt + 1 });
    expect(await store.challenges.ofDeal(challenge.deal)).to.deep.equal([challenge]);
    expect(await store.challenges.ofDeal('another')).to.deep.equal([]);
  });

  it('that cannot be read are set aside, and can come again', async () => {
    const name = freshName();
    const store = openTestStore(name);
    const challenge = lostChallenge();
    await store.challenges.add(challenge);
    await rawPut(name, 'challenges', { ...challenge, score: 'many' });
    expect(await store.challenges.ofDeal(challenge.deal)).to.deep.equal([]);
    expect((await store.setAside.list())[0]).to.include({ from: 'challenges', id: challenge.key });
    await store.challenges.add(challenge);
    expect(await store.challenges.ofDeal(challenge.deal)).to.deep.equal([challenge]);
  });

  it('are gone when everything is erased', async () => {
    const store = openTestStore();
    const challenge = lostChallenge();
    await store.challenges.add(challenge);
    await store.erase();
    expect(await store.challenges.ofDeal(challenge.deal)).to.deep.equal([]);
  });
});
