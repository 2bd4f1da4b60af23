// What Cribbage Squares gives to the screen around its board.

import { html, nothing } from 'lit';
import type { GameView } from '../../../ui/game-view.ts';
import type { Expectation } from '../coach.ts';
import { cribbageSquares, verdict } from '../rules.ts';
import { scoreGrid } from '../scoring.ts';
import { type Table, WINNING_TOTAL } from '../table.ts';
import { capitalised, changeWords, pointsWords, sharesWords } from '../words.ts';
import './board.ts';
import { thinking } from './thinking.ts';

export const view: GameView = {
  game: cribbageSquares,
  board(session, hint) {
    const advised = hint?.shown as readonly Expectation[] | undefined;
    return html`<cribbage-board .session=${session} .hint=${advised}></cribbage-board>`;
  },
  mind: thinking,
  standing(table) {
    const { cells, starter } = table as Table;
    const { total } = scoreGrid(cells, starter);
    return { figure: String(total), words: total === 1 ? 'point' : 'points' };
  },
  ending(session) {
    const { cells, starter } = session.table as Table;
    const score = scoreGrid(cells, starter);
    return {
      title: pointsWords(score.total),
      detail: `${capitalised(sharesWords(score))}: ${shortOfWin(score.total)}.`,
    };
  },
  changeWords: (before, after) => changeWords(before as Table, after as Table),
  optionFields: () => html`${nothing}`,
  firstHints: [
    {
      id: 'place',
      words: 'Put the card on any cell: 61 points win.',
      isDone: () => true,
    },
    {
      id: 'score',
      words: 'Rows and columns score 15s, pairs, runs, flushes. Tap a score to see.',
      isDone: ({ table }) => scoreGrid((table as Table).cells, undefined).total > 0,
    },
  ],
  keys: [
    { keys: 'Arrows', does: 'move over the grid and its scores' },
    { keys: 'Enter or Space', does: 'place the card, open a score' },
    { keys: '1 to 16', does: 'place on that cell: two digits, or one and Enter' },
  ],
};

/** As the rules judge it, with the total that wins where that was not reached. */
function shortOfWin(total: number): string {
  const missing = WINNING_TOTAL - total;
  return missing > 0
    ? `${String(missing)} short of the ${String(WINNING_TOTAL)} that win`
    : verdict(total);
}
