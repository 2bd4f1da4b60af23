import { describe, expect, it } from 'vitest';
import { tenThousand } from '../../../src/games/ten-thousand/rules.ts';
import { bust, position, standWith, table } from './help.ts';

describe('the last round', () => {
  /** Each seat's total at the call, what each then does in turn, and how it ends. */
  const scripts: [string, number[], (number | 'bust')[], number[], number[]][] = [
    ['the caller wins', [10_000, 8_000], [1_500], [10_000, 9_500], [0]],
    ['the other overtakes', [10_000, 8_000], [2_050], [10_000, 10_050], [1]],
    ['a tie at the top is shared', [10_000, 8_000], [2_000], [10_000, 10_000], [0, 1]],
    ['a bust changes nothing', [10_000, 9_950], ['bust'], [10_000, 9_950], [0]],
    ['the overtaker is overtaken', [10_200, 9_000, 9_500], [1_500, 1_050], [10_200, 10_500, 10_550], [2]],
    ['two share above the caller', [10_000, 9_000, 9_500], [1_500, 1_000], [10_000, 10_500, 10_500], [1, 2]],
    ['reaching the target calls no other round', [10_000, 9_900, 0], [500, 'bust'], [10_000, 10_400, 0], [1]],
    ['four seats, the last one wins', [12_000, 0, 9_950, 9_000], ['bust', 2_050, 3_050], [12_000, 0, 12_000, 12_050], [3]],
    ['five share it', [10_000, 9_000, 9_000, 9_000, 9_000], [1_000, 1_000, 1_000, 1_000], [10_000, 10_000, 10_000, 10_000, 10_000], [0, 1, 2, 3, 4]],
    ['six seats, three share it', [10_500, 500, 9_500, 9_000, 0, 9_950], [150, 1_000, 1_500, 'bust', 200], [10_500, 650, 10_500, 10_500, 0, 10_150], [0, 2, 3]],
  ]; // prettier-ignore

  const callers = scripts.flatMap((script) =>
    script[1].map((_, caller) => [caller, script] as const),
  );

  it.each(callers)('called by seat %i: %j', (caller, [, totals, turns, ends, winners]) => {
    const rotate = (seat: number): number => (seat + caller) % totals.length;
    const place = (byOrder: readonly number[]): number[] =>
      byOrder.map((_, seat) => byOrder[(seat - caller + byOrder.length) % byOrder.length] ?? NaN);
    const before = place([9_800, ...totals.slice(1)]);
    let now = standWith(
      position(`10000 0 roll / ${before.join(' ')} / ${caller} / 0 / - / - / - / f`),
      (totals[0] ?? 0) - 9_800,
    );
    expect(now.table.lastRound).toBe(caller);
    for (const [turn, does] of turns.entries()) {
      expect(tenThousand.status(now.table)).toEqual({ kind: 'playing', seat: rotate(turn + 1) });
      now = does === 'bust' ? bust(now) : standWith(now, does);
    }
    expect(tenThousand.score(now.table)).toEqual(place(ends));
    expect(tenThousand.status(now.table)).toMatchObject({
      kind: 'over',
      winners: winners.map(rotate).sort(),
    });
    expect(tenThousand.legalMoves(now.table)).toEqual([]);
  });

  it('lets a player roll on past the leader', () => {
    const ahead = table('10000 0 roll / 10000 9900 / 1 / 250 / 2346 / 15 / - / l0');
    expect(tenThousand.legalMoves(ahead).map(tenThousand.encode)).toEqual(['R', 'S']);
  });

  it.each([10_000, 5_000, 2_000])('is called at the target, %i', (target) => {
    const short = position(`${target} 0 roll / ${target - 200} 0 / 0 / 0 / - / - / - / f`);
    expect(standWith(short, 150).table.lastRound).toBeUndefined();
    expect(standWith(short, 200).table.lastRound).toBe(0);
  });
});
