import { describe, expect, it } from 'vitest';
import { figures, replayTables, turnLog } from '../../../src/games/ten-thousand/figures.ts';
import { tenThousand } from '../../../src/games/ten-thousand/rules.ts';
import type { Step, Table } from '../../../src/games/ten-thousand/table.ts';
import { botGame, botTable } from './bot-games.ts';
import { position, table } from './help.ts';

const groups = [0, 0, 0, 0, 0, 0];
const somewhere = table('10000 0 roll / 0 0 / 0 / 0 / - / - / - / f');
const tablesOf = (...steps: Step[]): Table[] =>
  steps.map((lastStep) => ({ ...somewhere, lastStep }));

const steps: Step[] = [
  { kind: 'rolled', seat: 0, faces: [1, 1, 5, 2, 3, 4] },
  { kind: 'took', seat: 0, dice: [1, 1, 5], points: 250, groups },
  { kind: 'rolled', seat: 0, faces: [2, 2, 5] },
  { kind: 'took', seat: 0, dice: [5], points: 50, groups },
  { kind: 'stood', seat: 0, points: 300, total: 300 },
  { kind: 'bust', seat: 1, faces: [2, 2, 3, 3, 4, 6], lost: 0 },
  { kind: 'rolled', seat: 0, faces: [1, 2, 2, 3, 3, 4] },
  { kind: 'took', seat: 0, dice: [1], points: 100, groups },
  { kind: 'bust', seat: 0, faces: [2, 2, 3, 3, 4], lost: 100 },
  { kind: 'rolled', seat: 1, faces: [6, 6, 6, 1, 2, 3] },
  { kind: 'ended', seat: 1 },
];

describe('the turn log', () => {
  it('holds what each player did, turn by turn', () => {
    expect(turnLog(tablesOf(...steps))).toEqual([
      { seat: 0, steps: steps.slice(0, 5), end: 'stood', points: 300 },
      { seat: 1, steps: steps.slice(5, 6), end: 'bust', points: 0 },
      { seat: 0, steps: steps.slice(6, 9), end: 'bust', points: 0 },
      { seat: 1, steps: steps.slice(9), end: 'open', points: 0 },
    ]);
  });

  it('is empty before the first move', () => {
    expect(turnLog([somewhere])).toEqual([]);
  });
});

describe('the figures of a player', () => {
  it('count rolls, faces, whole turns, busts and points', () => {
    expect(figures(turnLog(tablesOf(...steps)), 3)).toEqual([
      {
        rolls: 4,
        faces: [3, 7, 5, 3, 2, 0],
        turns: 2,
        busts: 1,
        averageTurn: 150,
        bestTurn: 300,
      },
      { rolls: 2, faces: [1, 3, 3, 1, 0, 4], turns: 1, busts: 1, averageTurn: 0, bestTurn: 0 },
      {
        rolls: 0,
        faces: [0, 0, 0, 0, 0, 0],
        turns: 0,
        busts: 0,
        averageTurn: undefined,
        bestTurn: 0,
      },
    ]);
  });
});

describe('a game replayed from its log', () => {
  const options = botTable(['careful', 'steady', 'sharp']);
  const { log, end } = botGame(options, '11');
  const tables = replayTables(tenThousand.setup(options, '11'), log);

  it('comes to the same end', () => {
    expect(tables).toHaveLength(log.length);
    expect(tables.at(-1)).toEqual(end);
  });

  it('gives every point of the totals to a turn and every move to a step', () => {
    const turns = turnLog(tables);
    const totals = end.totals.map((_, seat) =>
      turns.filter((turn) => turn.seat === seat).reduce((sum, { points }) => sum + points, 0),
    );
    expect(totals).toEqual(end.totals);
    expect(turns.flatMap((turn) => turn.steps)).toHaveLength(log.length);
    const rolls = figures(turns, 3).reduce((sum, seat) => sum + seat.rolls, 0);
    expect(rolls).toBe(log.filter((word) => word === 'R').length);
  });

  it('stops before what is no move', () => {
    expect(
      replayTables(position('10000 0 roll / 0 0 / 0 / 0 / - / - / - / f'), ['?', 'R']),
    ).toEqual([]);
  });
});
