import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pack } from '../../../scripts/lib/pack.ts';
import { startOf } from '../../../scripts/lib/perfect-play.ts';
import { RangeWriter } from '../../../scripts/lib/range-writer.ts';
import { reader } from '../../../src/games/ten-thousand/range-code.ts';
import { TOTALS } from '../../../src/games/ten-thousand/turn-odds.ts';
import { startChance } from '../../../src/games/ten-thousand/start-chance.ts';
import { unpack } from '../../../src/games/ten-thousand/win-table.ts';
import { WIN_DATA } from '../../../src/games/ten-thousand/win-data.ts';

/** How far off a chance in the middle can be: half a cell, where they are largest. */
const ROUNDED = 1e-4;

describe('the chances that are shipped', () => {
  const totals = Array.from({ length: TOTALS }, (_, steps) => 50 * steps);
  const table = Float64Array.from(
    totals.flatMap((mine) => totals.map((theirs) => startChance(mine, theirs))),
  );

  it('give the one who starts 53.48%', () => {
    expect(Math.abs(startChance(0, 0) - 0.53481151)).toBeLessThan(ROUNDED);
  });

  it('fall with every point of the opponent', () => {
    for (const mine of totals) {
      for (const theirs of totals.slice(1)) {
        expect(startChance(mine, theirs)).toBeLessThanOrEqual(startChance(mine, theirs - 50));
      }
    }
  });

  it('follow from one another: each is that of its turn, played best', () => {
    // Only the right chances do: whatever they were, a turn later they would be nearer to those.
    for (let pair = 0; pair < 60; pair++) {
      const mine = totals[(pair * 37) % TOTALS] ?? 0;
      const theirs = totals[(pair * 83 + 11) % TOTALS] ?? 0;
      const turn = startOf(mine, theirs, startChance);
      expect(Math.abs(startChance(mine, theirs) - turn)).toBeLessThan(ROUNDED);
    }
  });

  it('are packed as the script packs them', () => {
    expect(pack(table)).toBe(WIN_DATA);
    expect(unpack(WIN_DATA)).toEqual(unpack(WIN_DATA));
  });

  it('take little room', () => {
    // 20 KB with what unpacks them, which is 2.
    expect(WIN_DATA.length).toBeLessThan(18_000);
  });
});

describe('the code of answers', () => {
  const CONTEXTS = 4;
  const answers = fc.array(fc.tuple(fc.nat(CONTEXTS - 1), fc.boolean()), { maxLength: 2_000 });

  it('gives back what was written', () => {
    fc.assert(
      fc.property(answers, (written) => {
        const writer = new RangeWriter(CONTEXTS);
        for (const [context, yes] of written) writer.write(context, yes);
        const read = reader(writer.end(), CONTEXTS);
        expect(written.map(([context]) => read(context))).toEqual(written.map(([, yes]) => yes));
      }),
    );
  });

  it('spends little on what is always so', () => {
    const writer = new RangeWriter(1);
    for (let answer = 0; answer < 10_000; answer++) writer.write(0, true);
    expect(writer.end().length).toBeLessThan(20);
  });
});
