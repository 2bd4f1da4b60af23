// The real coach in the real worker, as the screen asks it, and what the board shows of it.

import { expect } from '@open-wc/testing';
import { cascade } from '../../../src/games/cascade/rules.ts';
import { thinking } from '../../../src/games/cascade/view/thinking.ts';
import { Session } from '../../../src/session/session.ts';
import { onPage } from './support.ts';

const never = new AbortController().signal;
/** The current die makes four 5s in column 2. */
const FOUR = '6x6 / - 555 - - - - / 5123456123 / 140 / 0 / 0 / regular';

it('a tip names a column that takes the die', async () => {
  const { session } = await onPage(FOUR);
  const hint = await thinking.hint(session, never);
  expect(hint?.words).to.match(/^Column [1-6][.,]/);
  expect(session.play({ kind: 'insert', column: hint?.shown, afterMs: undefined })).to.equal(
    undefined,
  );
});

it('a column that is advised is marked, by more than a colour, until it is not', async () => {
  const { board, column } = await onPage(FOUR);
  board.hint = 1;
  await board.updateComplete;
  expect(column(2).getAttribute('aria-label')).to.match(/, tip$/);
  expect(column(2).querySelector('svg')).to.not.equal(null);
  expect(getComputedStyle(column(2), '::after').borderTopStyle).to.equal('dashed');
  expect(column(1).getAttribute('aria-label')).to.not.match(/tip/);
  board.hint = undefined;
  await board.updateComplete;
  expect(column(2).getAttribute('aria-label')).to.not.match(/tip/);
});

it('after a game the coach plays the same dice, and tells how far it is', async () => {
  const start = { position: '6x6 / 3 4 5 - - 1 / 6* / 149 / 100 / 7 / regular' };
  const session = Session.start(
    cascade,
    { id: 'test', origin: 'new', options: {}, start, again: false },
    { wall: () => 0, monotonic: () => 0 },
  );
  if (!(session instanceof Session)) throw new Error(session.error);
  session.play({ kind: 'insert', column: 0, afterMs: undefined });
  const told: number[] = [];
  const review = await thinking.review(session, never, (done) => told.push(done));
  expect(review?.words).to.match(/the coach(’s| made) [\d,]+ points/);
  // 149 of 150 dice are placed already.
  expect(told[0]).to.be.closeTo(149 / 150, 0.001);
});
