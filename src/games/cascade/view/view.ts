// What Cascade gives to the screen around its board.

import { html } from 'lit';
import '../../../ui/choice-group.ts';
import { grouped } from '../../../core/numbers.ts';
import type { GameView } from '../../../ui/game-view.ts';
import { BOARD_CHOICES } from '../board-choices.ts';
import { pointsWords } from '../counted.ts';
import { figuresOf } from '../figures.ts';
import { cascade } from '../rules.ts';
import type { Options, Table } from '../table.ts';
import { changeWords, endWords } from '../words.ts';
import './board.ts';
import { thinking } from './thinking.ts';

export const view: GameView = {
  game: cascade,
  board(session, hint) {
    const advised = hint?.shown as number | undefined;
    return html`<cascade-board .session=${session} .hint=${advised}></cascade-board>`;
  },
  mind: thinking,
  standing(table) {
    const { score } = table as Table;
    return { figure: grouped(score), words: score === 1 ? 'point' : 'points' };
  },
  ending(session) {
    const table = session.table as Table;
    const status = cascade.status(table);
    const reason = status.kind === 'over' ? status.reason : '';
    const { options, startedFrom: start, log, cursor } = session;
    const lightning = figuresOf({ options, start, log: log.slice(0, cursor) })?.lightning;
    return { title: pointsWords(table.score), detail: `${reason}. ${endWords(table, lightning)}` };
  },
  changeWords: (before, after) => changeWords(before as Table, after as Table),
  optionFields(options, change) {
    return html`<choice-group
      label="Board"
      .choices=${BOARD_CHOICES}
      .value=${(options as Options).board}
      @choose=${(event: CustomEvent<string>) => {
        change({ ...(options as Options), board: event.detail });
      }}
    ></choice-group>`;
  },
  firstHints: [
    {
      id: 'insert',
      words: 'Choose a column to push the die in.',
      isDone: () => true,
    },
    {
      id: 'cascade',
      words: 'Four touching go: alike, or 3-4-5-6.',
      isDone: ({ table }) => ((table as Table).last?.chain.length ?? 0) > 0,
    },
    {
      id: 'star',
      words: '★ multiplies points by its number.',
      isDone: ({ table }) =>
        (table as Table).last?.chain.some(({ stars }) => stars.length > 0) ?? false,
    },
  ],
  keys: [
    { keys: 'Left, Right', does: 'move the die under the columns' },
    { keys: 'Space or Up', does: 'insert it' },
    { keys: '1 to 6', does: 'insert it into that column' },
  ],
};
