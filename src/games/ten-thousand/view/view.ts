// What Ten-Thousand gives to the screen around its board.

import { html } from 'lit';
import { grouped } from '../../../core/numbers.ts';
import { botLevel } from '../../../session/driver.ts';
import type { Session } from '../../../session/session.ts';
import type { GameView } from '../../../ui/game-view.ts';
import type { Advice } from '../coach.ts';
import { listed, seatNames } from '../names.ts';
import type { Options } from '../options.ts';
import { plainBotMove } from '../plain-bots.ts';
import { tenThousand } from '../rules.ts';
import type { Table } from '../table.ts';
import { changeWords, resultWords } from '../words.ts';
import { TenThousandBoard } from './board.ts';
import { thinking } from './thinking.ts';

/** Letters of a name that the bar has room for on the smallest phone. */
const SHORT_NAME = 8;

export const view: GameView = {
  game: tenThousand,
  // What only a sharp bot needs is as large as the board.
  loadBot: async (options) =>
    hasSharpBot(options as Options) ? (await import('../bots.ts')).botMove : plainBotMove,
  startAgain: 'new deal',
  endEarly: tenThousand.decode('E'),
  board(session, hint) {
    const advice = hint?.shown as Advice | undefined;
    return html`<ten-thousand-board .session=${session} .advice=${advice}></ten-thousand-board>`;
  },
  mind: thinking,
  standing(table, options) {
    const { target, totals, lastRound } = table as Table;
    const status = tenThousand.status(table as Table);
    if (status.kind === 'over') {
      const [winner = -1, ...others] = status.winners;
      const name = seatNames(options as Options, totals.length)[winner] ?? '';
      return others.length === 0 && name !== '' && name.length <= SHORT_NAME
        ? { figure: name, words: 'won' }
        : { figure: grouped(Math.max(...totals)), words: 'highest' };
    }
    return { figure: lastRound === undefined ? `to ${grouped(target)}` : 'last round', words: '' };
  },
  ending(session) {
    const table = session.table as Table;
    const names = namesOf(session);
    const totals = table.totals.map((total, seat) => `${names[seat] ?? ''} ${grouped(total)}`);
    return { title: resultWords(table, names) ?? '', detail: `${listed(totals)}.` };
  },
  changeWords: (before, after, session) =>
    changeWords(before as Table, after as Table, namesOf(session)),
  loadOptionFields: () => import('./seat-fields.ts'),
  optionFields(chosen, change) {
    const options = chosen as Options;
    return html`<seat-fields
      .options=${options}
      @change=${(event: CustomEvent<Options>) => {
        change(event.detail);
      }}
    ></seat-fields>`;
  },
  actions: [
    { icon: 'log', words: 'Log', run: (board) => onBoard(board, 'showLog') },
    { icon: 'scoring', words: 'Scoring', run: (board) => onBoard(board, 'showScoring') },
  ],
  firstHints: [
    {
      id: 'take',
      words: 'Large dice score: set them aside.',
      isDone: (session) => personDid(session, 'took'),
    },
    {
      id: 'stand',
      words: 'Roll on for more, or stand to score.',
      isDone: (session) => personDid(session, 'stood'),
    },
  ],
  keys: [
    { keys: '1 to 6', does: 'set a die aside, or put it back' },
    { keys: 'A', does: 'set aside all that score, or put them back' },
    { keys: 'R', does: 'roll; while a bot plays, its next step' },
    { keys: 'S', does: 'stand' },
    { keys: 'Arrows', does: 'move over the dice and the buttons' },
    { keys: 'Enter or Space', does: 'use what has the focus' },
  ],
};

function personDid(session: Session, kind: 'took' | 'stood'): boolean {
  const { lastStep } = session.table as Table;
  return lastStep?.kind === kind && botLevel(session, lastStep.seat) === undefined;
}

function hasSharpBot({ seats }: Options): boolean {
  return seats.some((seat) => seat.kind === 'bot' && seat.level === 'sharp');
}

function namesOf(session: Session): readonly string[] {
  return seatNames(session.options as Options, session.score.length);
}

function onBoard(board: HTMLElement, what: 'showLog' | 'showScoring'): void {
  if (board instanceof TenThousandBoard) void board[what]();
}
