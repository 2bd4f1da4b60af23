// The real coach in the real worker, as the screen asks it, and what the board shows of it.

import { expect } from '@open-wc/testing';
import type { Expectation } from '../../../src/games/cribbage-squares/coach.ts';
import { parseCard } from '../../../src/core/cards.ts';
import '../../../src/games/cribbage-squares/view/par-grid.ts';
import { thinking } from '../../../src/games/cribbage-squares/view/thinking.ts';
import { scoreGrid } from '../../../src/games/cribbage-squares/scoring.ts';
import type { Table } from '../../../src/games/cribbage-squares/table.ts';
import { mount, placeInOrder } from './support.ts';

const never = new AbortController().signal;

it('a tip says what to expect of each free cell, and the best is marked', async () => {
  const { board, session } = await mount();
  placeInOrder(session, 13);
  const hint = await thinking.hint(session, never);
  const found: readonly Expectation[] = hint?.shown ?? [];
  expect(found.map(({ cell }) => cell)).to.deep.equal([14, 15, 16]);
  expect(found.every(({ exact }) => exact)).to.equal(true);
  board.hint = found;
  await board.updateComplete;
  const cells = [...board.renderRoot.querySelectorAll<HTMLElement>('.cell.free')];
  expect(cells.map(({ innerText }) => innerText.trim())).to.deep.equal(
    found.map(({ expected }) => expected.toFixed(1)),
  );
  const best = Math.max(...found.map(({ expected }) => expected));
  const marked = [...board.renderRoot.querySelectorAll<HTMLElement>('.hinted')];
  expect(marked.map(({ innerText }) => innerText.trim())).to.deep.equal([best.toFixed(1)]);
  expect(getComputedStyle(marked[0]!).borderTopStyle).to.equal('dashed');
  expect(marked[0]!.getAttribute('aria-label')).to.match(/points on average, the best$/);
  expect(hint?.words).to.include(`${best.toFixed(1)} points on average`);

  board.hint = undefined;
  await board.updateComplete;
  expect(cells.map(({ innerText }) => innerText.trim())).to.deep.equal(['14', '15', '16']);
});

it('on an empty grid a tip says that all cells are alike, and is no help', async () => {
  const { session } = await mount();
  const hint = await thinking.hint(session, never);
  expect(hint).to.deep.equal({
    words: 'On an empty grid all cells are alike: take any of them.',
    shown: [],
    idle: true,
  });
});

it('there is nothing to advise once all cards lie', async () => {
  const { session } = await mount();
  placeInOrder(session, 16);
  expect(await thinking.hint(session, never)).to.equal(undefined);
});

it('after a game par is shown, card by card, with both scores', async () => {
  const { session } = await mount();
  placeInOrder(session, 16);
  const review = await thinking.review(session, never);
  expect(review?.words).to.match(/^Par is \d+: \d+ more than yours\.$/);
  const { cells, starter } = session.table as Table;
  const grid = document.createElement('par-grid');
  grid.best = { cells: cells.filter((card) => card !== undefined), starter: starter! };
  grid.yours = scoreGrid(cells, starter);
  document.body.append(grid);
  await grid.updateComplete;
  const shown = [...grid.renderRoot.querySelectorAll('card-face')].map((face) =>
    parseCard(face.getAttribute('card') ?? ''),
  );
  expect(shown).to.deep.equal(cells);
  const { total } = scoreGrid(cells, starter);
  expect(grid.renderRoot.querySelector('.total')?.textContent.trim()).to.equal(
    `${total}(${total})`,
  );
  grid.remove();
});
