// Ways to get to a Ten-Thousand position without waiting for the right dice.

import { isFailure } from '../../../src/core/game.ts';
import { stream } from '../../../src/core/random.ts';
import { type Options, parseOptions } from '../../../src/games/ten-thousand/options.ts';
import { tenThousand } from '../../../src/games/ten-thousand/rules.ts';
import type { Table, TenThousandPosition } from '../../../src/games/ten-thousand/table.ts';

export function position(text: string, seed?: string): TenThousandPosition {
  const read = tenThousand.read(text, seed);
  if (isFailure(read)) throw new Error(`${read.error} in ${text}`);
  return read;
}

export function table(text: string): Table {
  return position(text).table;
}

/** Options for so many people, the house rules as given. */
export function people(seats: number, house: object = {}): Options {
  const names = ['Ann', 'Ben', 'Cy', 'Dee', 'Eve', 'Fay'].slice(0, seats);
  const options = parseOptions({
    seats: names.map((name) => ({ kind: 'person', name })),
    ...house,
  });
  if (!options) throw new Error('no such options');
  return options;
}

/** Plays words such as `"R k15 S"`, each of which must be legal. */
export function play(from: TenThousandPosition, words: string): TenThousandPosition {
  return words.split(' ').reduce((now, word) => {
    const move = tenThousand.decode(word);
    if (!move) throw new Error(`"${word}" is not a move`);
    const refusal = tenThousand.check(now.table, move);
    if (refusal) throw new Error(`"${word}" is refused: ${refusal.reason}`);
    return tenThousand.apply(now, move);
  }, from);
}

/** Ends the turn of the seat to play with a hand of its own, 150 at the least, added to its total. */
export function standWith(from: TenThousandPosition, hand: number): TenThousandPosition {
  const fields = tenThousand.write(from).split(' / ');
  const flags = (fields[7] ?? '').replace('f', '') || '-';
  const turn = [...fields.slice(0, 3), hand, '2346', '15', '-', flags].join(' / ');
  return play(position(turn), 'S');
}

/** Ends the turn of the seat to play with a roll in which nothing scores. */
export function bust(from: TenThousandPosition): TenThousandPosition {
  for (let seed = 1; ; seed++) {
    const rolled = play({ table: from.table, hidden: { dice: stream(String(seed), 'dice') } }, 'R');
    if (rolled.table.lastStep?.kind === 'bust') return rolled;
  }
}
