// Whole games of Ten-Thousand between bots, outside any session.

import { botMove } from '../../../src/games/ten-thousand/bots.ts';
import {
  type Level,
  LEVELS,
  type Options,
  parseOptions,
} from '../../../src/games/ten-thousand/options.ts';
import { tenThousand } from '../../../src/games/ten-thousand/rules.ts';
import type { Table, TenThousandPosition } from '../../../src/games/ten-thousand/table.ts';

/** Options for bots of these levels, the house rules as given. */
export function botTable(levels: readonly Level[], house: object = {}): Options {
  const seats = levels.map((level) => ({ kind: 'bot', name: level, level }));
  const options = parseOptions({ seats, ...house });
  if (!options) throw new Error('no such options');
  return options;
}

/** Two to six bots of all levels, other ones for each number. */
export function mixedTable(number: number, house: object = {}): Options {
  const levels = Array.from(
    { length: 2 + (number % 5) },
    (_, seat) => LEVELS[(number + seat) % LEVELS.length] ?? 'steady',
  );
  return botTable(levels, house);
}

export interface BotGame {
  readonly log: readonly string[];
  readonly end: Table;
}

/** Plays to the end, or throws when a bot does what it may not. `seen` is shown every position. */
export function botGame(
  options: Options,
  seed: string,
  seen: (position: TenThousandPosition) => void = () => undefined,
  choose: typeof botMove = botMove,
): BotGame {
  let now = tenThousand.setup(options, seed);
  const log: string[] = [];
  seen(now);
  while (tenThousand.status(now.table).kind === 'playing') {
    const who = options.seats[now.table.seat];
    if (who?.kind !== 'bot') throw new Error('a person among the bots');
    const move = choose(now.table, who.level);
    const refusal = tenThousand.check(now.table, move);
    if (refusal) throw new Error(`${tenThousand.encode(move)}: ${refusal.reason}`);
    now = tenThousand.apply(now, move);
    log.push(tenThousand.encode(move));
    seen(now);
  }
  return { log, end: now.table };
}

/** The end of a game that is played again from its log. */
export function replayed(options: Options, seed: string, log: readonly string[]): Table {
  let now = tenThousand.setup(options, seed);
  for (const word of log) {
    const move = tenThousand.decode(word);
    if (!move) throw new Error(`"${word}" is not a move`);
    now = tenThousand.apply(now, move);
  }
  return now.table;
}

/** The average of so many whole turns of one level, in points. */
export function averageTurn(level: Level, turns: number, seed: string): number {
  const options = botTable([level, level]);
  let played = 0;
  let sum = 0;
  for (let game = 1; played < turns; game++) {
    botGame(options, `${seed} ${String(game)}`, ({ table: { lastStep } }) => {
      if (lastStep?.kind !== 'stood' && lastStep?.kind !== 'bust') return;
      played += 1;
      if (lastStep.kind === 'stood') sum += lastStep.points;
    });
  }
  return sum / played;
}
