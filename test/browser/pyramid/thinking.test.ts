// The real solver in the real worker, as the screen asks it.

import { expect } from '@open-wc/testing';
import { thinking } from '../../../src/games/pyramid/view/thinking.ts';
import { begin, turn } from './support.ts';

const never = new AbortController().signal;
/** A deal that can be won, and one that cannot. */
const WINNABLE = { seed: '10' };
const LOST = { seed: '38' };

it('a tip is a move that can be made, and says what it can lead to', async () => {
  const session = begin(WINNABLE);
  const hint = await thinking.hint(session, never);
  expect(session.play(hint?.shown)).to.equal(undefined);
  expect(hint?.words).to.match(/^Tip: [^.]+\.$/);
  const other = await thinking.hint(begin(LOST), never);
  expect(other?.words).to.match(/^Tip: [^.]+\. Best play leaves 6 cards\.$/);
});

it('the best line wins a deal that can be won', async () => {
  const session = begin(WINNABLE);
  for (const move of await thinking.bestLine(session, never)) session.play(move);
  expect(session.status).to.include({ kind: 'over' });
  expect(session.score).to.deep.equal([0]);
});

it('whether it can be won follows the game', async () => {
  const session = begin(WINNABLE);
  expect(await thinking.canBeWon(session, never)).to.equal(true);
  expect(await thinking.canBeWon(begin(LOST), never)).to.equal(false);
  while (session.play(turn) === undefined);
  expect(await thinking.canBeWon(session, never)).to.equal(false);
});

it('the review finds where the win was let go, and it can be won from there', async () => {
  const session = begin(WINNABLE);
  while (session.play(turn) === undefined);
  const review = await thinking.review(session, never);
  expect(review?.words).to.equal('It could have been won.');
  session.undo(review?.winnableUntil);
  expect(await thinking.canBeWon(session, never)).to.equal(true);
  session.redo();
  expect(await thinking.canBeWon(session, never)).to.equal(false);
});

it('there is nothing to review in a game that was won', async () => {
  const session = begin(WINNABLE);
  for (const move of await thinking.bestLine(session, never)) session.play(move);
  expect(await thinking.review(session, never)).to.equal(undefined);
});

it('a deal that can be won is found from a number on', async () => {
  const found = await thinking.winnableDeals.find({ aim: 'all' }, 10, 999, never);
  expect(found).to.equal(10);
  expect(await thinking.winnableDeals.find({ aim: 'all' }, 38, 999, never)).to.be.greaterThan(38);
});

it('a question that is called off is answered by nobody, and the next one is', async () => {
  const calling = new AbortController();
  const called = thinking.hint(begin(LOST), calling.signal);
  calling.abort();
  expect(await called.catch((error: unknown) => (error as Error).name)).to.equal('AbortError');
  const next = await thinking.hint(begin(WINNABLE), never);
  expect(['turn', 'king', 'pair']).to.include(next?.shown.kind);
});
