// Ten-Thousand's rules: roll, take what scores, stand in time; the highest total wins.

import type { Game, Refusal, Status } from '../../core/game.ts';
import { below, rollDice, stream } from '../../core/random.ts';
import { decode, encode, read, write } from './notation.ts';
import { DEFAULTS, type Options, parseOptions } from './options.ts';
import { idleFaces, isBust, points } from './scoring.ts';
import {
  DICE,
  diceToRoll,
  FRESH_TURN,
  type Hidden,
  isOver,
  leastHand,
  mayStand,
  type Move,
  mustTake,
  openGroups,
  type Step,
  type Table,
  tableRemovals,
  type TenThousandPosition,
  without,
} from './table.ts';

function setup(options: Options, seed: string): TenThousandPosition {
  const { seats, starts, target, opening, groups } = options;
  return {
    table: {
      target,
      opening,
      groups,
      totals: seats.map(() => 0),
      seat: starts === 'drawn' ? below(seats.length, stream(seed, 'start')).value : starts,
      ...FRESH_TURN,
      lastRound: undefined,
      endedEarly: false,
      lastStep: undefined,
    },
    hidden: { dice: stream(seed, 'dice') },
  };
}

function legalMoves(table: Table): readonly Move[] {
  if (isOver(table)) return [];
  if (mustTake(table)) return tableRemovals(table).map(({ dice }) => ({ kind: 'take', dice }));
  return mayStand(table) ? [{ kind: 'roll' }, { kind: 'stand' }] : [{ kind: 'roll' }];
}

function check(table: Table, move: Move): Refusal | undefined {
  if (isOver(table)) return { reason: 'The game is over' };
  switch (move.kind) {
    case 'roll':
      return mustTake(table) ? { reason: 'Take a die that scores first' } : undefined;
    case 'take':
      return checkTake(table, move.dice);
    case 'stand':
      return checkStand(table);
    case 'end':
      return undefined;
  }
}

function checkTake(table: Table, dice: readonly number[]): Refusal | undefined {
  if (table.taken.length > 0) return { reason: 'Taken already: roll or stand' };
  if (table.dice.length === 0) return { reason: 'Roll first' };
  if (dice.length === 0) return { reason: 'Take at least one die' };
  const extra = dice.find((face) => count(dice, face) > count(table.dice, face));
  if (extra !== undefined) return { reason: `There are not so many ${String(extra)}s to take` };
  const groups = openGroups(table);
  if (points(dice, table.first, groups) !== undefined) return undefined;
  const idle = idleFaces(dice, groups).map((face) => (count(dice, face) > 1 ? `${face}s` : face));
  return { reason: `No points for the ${idle.join(' and ')}` };
}

function count(dice: readonly number[], face: number): number {
  return dice.filter((other) => other === face).length;
}

function checkStand(table: Table): Refusal | undefined {
  if (mustTake(table)) return { reason: 'Take a die that scores first' };
  if (table.taken.length === 0) return { reason: 'Roll first' };
  if (mayStand(table)) return undefined;
  return { reason: `Opening needs a hand of ${leastHand(table)}, this one has ${table.hand}` };
}

function apply(position: TenThousandPosition, move: Move): TenThousandPosition {
  const { table, hidden } = position;
  switch (move.kind) {
    case 'roll':
      return roll(position);
    case 'take':
      return { table: take(table, move.dice), hidden };
    case 'stand':
      return { table: stand(table), hidden };
    case 'end': {
      const lastStep: Step = { kind: 'ended', seat: table.seat };
      return { table: { ...table, endedEarly: true, lastStep }, hidden };
    }
  }
}

function roll({ table, hidden }: TenThousandPosition): TenThousandPosition {
  const { faces, next } = rollDice(diceToRoll(table), hidden.dice);
  const { seat, hand } = table;
  const rolled: Table = {
    ...table,
    dice: faces,
    taken: [],
    earlier: takenBefore(table, faces.length),
    first: table.first && table.taken.length === 0,
    lastStep: { kind: 'rolled', seat, faces },
  };
  const bust = isBust(faces, rolled.first, openGroups(rolled));
  return {
    table: bust ? endTurn(table, 0, { kind: 'bust', seat, faces, lost: hand }) : rolled,
    hidden: { dice: next },
  };
}

/** What has been taken from the six dice of which `rolling` are thrown now. */
function takenBefore(table: Table, rolling: number): Table['earlier'] {
  const taken = table.taken.length > 0 ? [...table.earlier, table.taken] : table.earlier;
  return rolling + taken.flat().length > DICE ? [] : taken;
}

function take(table: Table, dice: readonly number[]): Table {
  const groups = openGroups(table);
  const scored = points(dice, table.first, groups) ?? 0;
  return {
    ...table,
    hand: table.hand + scored,
    dice: without(table.dice, dice) ?? [],
    taken: dice,
    lastStep: { kind: 'took', seat: table.seat, dice, points: scored, groups },
  };
}

function stand(table: Table): Table {
  const { seat, hand } = table;
  const total = (table.totals[seat] ?? 0) + hand;
  return endTurn(table, hand, { kind: 'stood', seat, points: hand, total });
}

/** Adds to the player's total and gives the turn to the next seat; who reaches the target calls. */
function endTurn(table: Table, scored: number, lastStep: Step): Table {
  const { seat, target } = table;
  const totals = table.totals.map((total, other) => (other === seat ? total + scored : total));
  const reached = (totals[seat] ?? 0) >= target ? seat : undefined;
  return {
    ...table,
    totals,
    seat: (seat + 1) % totals.length,
    ...FRESH_TURN,
    lastRound: table.lastRound ?? reached,
    lastStep,
  };
}

function status(table: Table): Status {
  if (table.endedEarly) {
    return { kind: 'over', winners: [], reason: 'Ended early', endedEarly: true };
  }
  if (!isOver(table)) return { kind: 'playing', seat: table.seat };
  const highest = Math.max(...table.totals);
  const winners = [...table.totals.keys()].filter((seat) => table.totals[seat] === highest);
  const reason =
    winners.length > 1 ? 'Equal highest totals share the win' : 'The highest total wins';
  return { kind: 'over', winners, reason };
}

/** The first person's; of bots among themselves the first. */
function playerSeat({ seats }: Options): number {
  return Math.max(
    0,
    seats.findIndex(({ kind }) => kind === 'person'),
  );
}

export const tenThousand: Game<Options, Table, Hidden, Move> = {
  id: 'ten-thousand',
  rulesVersion: 1,
  defaults: DEFAULTS,
  better: 'high',
  parseOptions,
  setup,
  legalMoves,
  check,
  apply,
  undoable: (_before, { lastStep }) => lastStep?.kind !== 'rolled' && lastStep?.kind !== 'bust',
  status,
  score: (table) => table.totals,
  playerSeat,
  encode,
  decode,
  read,
  write,
  seats: (options) => options.seats,
};
