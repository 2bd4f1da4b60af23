// What Pyramid gives to the screen around its board.

import { html } from 'lit';
import type { Session } from '../../../session/session.ts';
import '../../../ui/choice-group.ts';
import type { GameView } from '../../../ui/game-view.ts';
import { cardsLeft, pyramid } from '../rules.ts';
import type { Move, Options, Table } from '../table.ts';
import { changeWords, plural } from '../words.ts';
import { AIM_CHOICES } from '../aim.ts';
import './board.ts';
import { thinking } from './thinking.ts';

export const view: GameView = {
  game: pyramid,
  board(session, hint) {
    const advised = hint?.shown as Move | undefined;
    return html`<pyramid-board .session=${session} .hint=${advised}></pyramid-board>`;
  },
  mind: thinking,
  standing(table) {
    const left = cardsLeft(table as Table);
    return { figure: String(left), words: `${left === 1 ? 'card' : 'cards'} left` };
  },
  ending(session) {
    const table = session.table as Table;
    const status = pyramid.status(table);
    const reason = status.kind === 'over' ? status.reason : '';
    const left = cardsLeft(table);
    return left === 0
      ? { title: 'You won', detail: `${reason}.` }
      : { title: `${plural(left, 'card')} left`, detail: `${reason} and the stock is empty.` };
  },
  changeWords: (before, after) => changeWords(before as Table, after as Table),
  optionFields(options, change) {
    return html`<choice-group
      label="Aim"
      .choices=${AIM_CHOICES}
      .value=${(options as Options).aim}
      @choose=${(event: CustomEvent<string>) => {
        change({ ...(options as Options), aim: event.detail });
      }}
    ></choice-group>`;
  },
  firstHints: [
    {
      id: 'pair',
      words: 'Tap two making 13 (J 11, Q 12) or a king.',
      isDone: (session) => lastMove(session)?.kind !== 'turn',
    },
    {
      id: 'turn',
      words: 'Nothing fits? Turn a card.',
      isDone: (session) => lastMove(session)?.kind === 'turn',
    },
  ],
  keys: [
    { keys: 'Arrows', does: 'move over the cards' },
    { keys: 'Enter or Space', does: 'select a card, turn the stock' },
    { keys: 'S', does: 'turn the next card' },
  ],
};

function lastMove({ log, cursor }: Session): Move | undefined {
  return pyramid.decode(log[cursor - 1] ?? '');
}
