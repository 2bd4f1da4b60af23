// The roll before the players: the dice in the order in which they fell, and which were set aside.
// The board knows which die was tapped, the table only how many of each face were taken.

import { tenThousand } from '../rules.ts';
import { type Move, mustTake, type Table } from '../table.ts';

export interface Roll {
  readonly faces: readonly number[];
  /** Indexes of the dice set aside, in that order: not yet a move, or taken by one. */
  readonly aside: readonly number[];
}

export const NO_ROLL: Roll = { faces: [], aside: [] };

/** The roll of a table, of which `before` may be an earlier sight: then every die stays in its place. */
export function rollOf(table: Table, before: Roll): Roll {
  const { dice, taken, lastStep } = table;
  if (lastStep?.kind === 'bust') return { faces: lastStep.faces, aside: [] };
  const same = lastStep?.kind === 'took' && isSame([...dice, ...taken], before.faces);
  const faces = same ? before.faces : [...dice, ...taken];
  if (same && isSame(taken, facesAside(before))) return before;
  return { faces, aside: firstOf(faces, taken) };
}

export function facesAside({ faces, aside }: Roll): readonly number[] {
  return aside.map((index) => faces[index] ?? 0).sort((a, b) => a - b);
}

/** With one die more, or one less, set aside. */
export function toggled({ faces, aside }: Roll, index: number): Roll {
  const others = aside.filter((other) => other !== index);
  return { faces, aside: others.length < aside.length ? others : [...aside, index] };
}

/** With just these faces set aside; dice that lie there already stay. */
export function withAside(roll: Roll, dice: readonly number[]): Roll {
  const kept: number[] = [];
  let missing = [...dice];
  for (const index of roll.aside) {
    const at = missing.indexOf(roll.faces[index] ?? 0);
    if (at < 0) continue;
    kept.push(index);
    missing = missing.filter((_, other) => other !== at);
  }
  const free = roll.faces.map((face, index) => (kept.includes(index) ? 0 : face));
  return { faces: roll.faces, aside: [...kept, ...firstOf(free, missing)] };
}

/** The table once the dice set aside are taken; as it is while they may not be, or are already. */
export function tableAhead(table: Table, roll: Roll): Table {
  const take = takeOf(roll);
  if (!mustTake(table) || tenThousand.check(table, take)) return table;
  return tenThousand.apply({ table, hidden: { dice: [] } }, take).table;
}

/** Why the player can neither take what was set aside nor roll or stand after it. */
export function whyNot(table: Table, roll: Roll, kind: 'roll' | 'stand'): string | undefined {
  const ahead = tableAhead(table, roll);
  const unfit = mustTake(ahead) && roll.aside.length > 0;
  return tenThousand.check(ahead, unfit ? takeOf(roll) : { kind })?.reason;
}

export function takeOf(roll: Roll): Move {
  return { kind: 'take', dice: facesAside(roll) };
}

/** The index of each of `dice` in `faces`, the first of its face that is left. */
function firstOf(faces: readonly number[], dice: readonly number[]): readonly number[] {
  const indexes: number[] = [];
  for (const face of dice) {
    const index = faces.findIndex((other, at) => other === face && !indexes.includes(at));
    if (index >= 0) indexes.push(index);
  }
  return indexes;
}

function isSame(dice: readonly number[], others: readonly number[]): boolean {
  return [...dice].sort().join('') === [...others].sort().join('');
}
