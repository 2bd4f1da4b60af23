// What happened in a game: every turn step by step, and each player's dice, busts and averages.

import { decode } from './notation.ts';
import { tenThousand } from './rules.ts';
import { tally } from './scoring.ts';
import type { Step, Table, TenThousandPosition } from './table.ts';

export interface Turn {
  readonly seat: number;
  readonly steps: readonly Step[];
  /** `open`: under way, or cut off by the end of the game. */
  readonly end: 'stood' | 'bust' | 'open';
  /** What it added to the total. */
  readonly points: number;
}

export interface SeatFigures {
  readonly rolls: number;
  /** How often each face fell, the 1s first. */
  readonly faces: readonly number[];
  /** Whole turns, busts included. */
  readonly turns: number;
  readonly busts: number;
  /** Over whole turns; undefined before the first. */
  readonly averageTurn: number | undefined;
  readonly bestTurn: number;
}

/**
 * The table after each move of a log that starts from `first`. The log must be one that was
 * checked; it ends before a word that is no move.
 */
export function replayTables(first: TenThousandPosition, log: readonly string[]): readonly Table[] {
  const tables: Table[] = [];
  let position = first;
  for (const word of log) {
    const move = decode(word);
    if (!move) break;
    position = tenThousand.apply(position, move);
    tables.push(position.table);
  }
  return tables;
}

/** The turns that the moves belong to, by what the tables after them say was done. */
export function turnLog(tables: readonly Table[]): readonly Turn[] {
  const turns: Turn[] = [];
  let steps: Step[] = [];
  const close = (seat: number, end: Turn['end'], points: number): void => {
    turns.push({ seat, steps, end, points });
    steps = [];
  };
  for (const { lastStep } of tables) {
    if (!lastStep) continue;
    steps.push(lastStep);
    if (lastStep.kind === 'stood') close(lastStep.seat, 'stood', lastStep.points);
    if (lastStep.kind === 'bust') close(lastStep.seat, 'bust', 0);
  }
  const [unfinished] = steps;
  if (unfinished) close(unfinished.seat, 'open', 0);
  return turns;
}

/** By seat. */
export function figures(turns: readonly Turn[], seats: number): readonly SeatFigures[] {
  return Array.from({ length: seats }, (_, seat) =>
    figuresOf(turns.filter((turn) => turn.seat === seat)),
  );
}

function figuresOf(turns: readonly Turn[]): SeatFigures {
  const rolls = turns.flatMap(({ steps }) =>
    steps.flatMap((step) => ('faces' in step ? [step.faces] : [])),
  );
  const whole = turns.filter(({ end }) => end !== 'open');
  const points = whole.reduce((sum, turn) => sum + turn.points, 0);
  return {
    rolls: rolls.length,
    faces: tally(rolls.flat()),
    turns: whole.length,
    busts: whole.filter(({ end }) => end === 'bust').length,
    averageTurn: whole.length === 0 ? undefined : points / whole.length,
    bestTurn: Math.max(0, ...whole.map((turn) => turn.points)),
  };
}

export const NO_TURNS: SeatFigures = figuresOf([]);

/** The figures of one player over the turns of both. */
export function joined(a: SeatFigures, b: SeatFigures): SeatFigures {
  const turns = a.turns + b.turns;
  const points = a.turns * (a.averageTurn ?? 0) + b.turns * (b.averageTurn ?? 0);
  return {
    rolls: a.rolls + b.rolls,
    faces: a.faces.map((count, index) => count + (b.faces[index] ?? 0)),
    turns,
    busts: a.busts + b.busts,
    averageTurn: turns === 0 ? undefined : points / turns,
    bestTurn: Math.max(a.bestTurn, b.bestTurn),
  };
}
