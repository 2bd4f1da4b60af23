import { describe, expect, it } from 'vitest';
import { pack } from '../../scripts/lib/pack.ts';
import { chanceIn, solve } from '../../scripts/lib/perfect-play.ts';
import { playedBy } from '../../scripts/lib/played-by.ts';
import { FRESH_SIX, shapeAfter } from '../../src/games/ten-thousand/roll-ways.ts';
import { tenThousand } from '../../src/games/ten-thousand/rules.ts';
import { lastTurn, turnStakes } from '../../src/games/ten-thousand/turn-odds.ts';
import { workOut } from '../../src/games/ten-thousand/turn-values.ts';
import { WIN_DATA } from '../../src/games/ten-thousand/win-data.ts';
import { startChance } from '../../src/games/ten-thousand/start-chance.ts';
import { averageTurn, botGame, mixedTable, replayed } from '../games/ten-thousand/bot-games.ts';
import { decisions } from '../games/ten-thousand/decisions.ts';

const HOUSES = [
  {},
  { target: 5_000, opening: 500 },
  { target: 2_000, opening: 1_000, groups: 'grow' },
  { groups: 'grow' },
];

describe('bots among themselves', () => {
  it('end 10,000 games, each with the same winners when it is played again', () => {
    for (let number = 0; number < 10_000; number++) {
      const options = mixedTable(number, HOUSES[Math.floor(number / 5) % HOUSES.length]);
      const { log, end } = botGame(options, String(number));
      const status = tenThousand.status(end);
      expect(status.kind).toBe('over');
      const again = replayed(options, String(number), log);
      expect(tenThousand.status(again)).toEqual(status);
      expect(again.totals).toEqual(end.totals);
    }
  });
});

it('the steady bot averages 551 ± 3 points over a million turns', () => {
  // One turn deviates by about 505 points, the average of a million by half a point.
  expect(Math.abs(averageTurn('steady', 1_000_000, 'slow') - 551)).toBeLessThan(3);
});

describe('the game of two, solved', () => {
  const table = solve();

  it('is won by the one who starts in 53.481151%', () => {
    expect(Math.abs((table[0] ?? 0) - 0.53481151)).toBeLessThan(1e-8);
  });

  it('gives every choice its chance', () => {
    for (const { id, state, known } of decisions) {
      const { mine, theirs, hand, dice, last } = state;
      const values = last ? lastTurn('roll') : workOut(turnStakes(mine, theirs, chanceIn(table)));
      for (const { take, then, points, win } of known) {
        const total = (last ? mine - theirs : mine) + hand + points;
        // Of a won game the file has nobody roll on.
        if (last && total > 0 && then === 'roll') continue;
        const left = shapeAfter(
          { ...FRESH_SIX, dice: dice.length },
          Array.from(take, Number),
          'roll',
        );
        const found = then === 'stand' ? values.stand(total) : values.roll(total, left);
        expect(Math.abs(found - win), `decision ${id}: ${take} ${then}`).toBeLessThan(1e-9);
      }
    }
  });

  it('is what is shipped', () => {
    expect(pack(table)).toBe(WIN_DATA);
  });

  it('loses less than 1e-5 when it is played by what is shipped, whoever answers it', () => {
    const { rounded, answering } = playedBy(startChance);
    const best = table[0] ?? 0;
    const starting = best - (rounded[0] ?? 0);
    const following = (answering[0] ?? 0) - best;
    console.log(`lost when starting ${String(starting)}, when following ${String(following)}`);
    expect(Math.max(starting, following)).toBeLessThan(1e-5);
  });
});
