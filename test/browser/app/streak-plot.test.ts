import { expect, fixture, html } from '@open-wc/testing';
import type { Run } from '../../../src/app/history.ts';
import type { StreakPlot } from '../../../src/app/streak-plot.ts';
import '../../../src/app/streak-plot.ts';

const NOON = new Date(2026, 10, 1, 12).getTime();

function run(won: boolean, length: number): Run {
  return { won, length, from: NOON, to: NOON + (length - 1) * 86_400_000 };
}

const RUNS = [run(false, 1), run(true, 3), run(false, 2)];

async function plot(runs: readonly Run[], table = false): Promise<ShadowRoot> {
  const element = await fixture<StreakPlot>(
    html`<streak-plot .runs=${runs} ?table=${table}></streak-plot>`,
  );
  return element.shadowRoot!;
}

describe('the plot of games in a row', () => {
  it('has a bar for each row, wins up and the others down, as long as the row', async () => {
    const root = await plot(RUNS);
    const axis = root.querySelector('.axis')!.getBoundingClientRect().top;
    const bars = [...root.querySelectorAll<SVGRectElement>('svg[role] rect')];
    const heights = bars.map((bar) => bar.height.baseVal.value);
    expect(heights[1]! / heights[0]!).to.be.closeTo(3, 0.01);
    expect(heights[2]! / heights[0]!).to.be.closeTo(2, 0.01);
    const up = bars.map((bar) => {
      const { top, bottom } = bar.getBoundingClientRect();
      return (top + bottom) / 2 < axis;
    });
    expect(up).to.deep.equal([false, true, false]);
  });

  it('says in words how long the longest are, and the one now', async () => {
    const root = await plot(RUNS);
    expect(root.querySelector('svg')?.getAttribute('aria-label')).to.equal(
      'Wins and losses in a row: at most 3 won; at most 2 not won; now 2 not won',
    );
  });

  it('has the same as a table, the newest first', async () => {
    const root = await plot(RUNS, true);
    expect(root.querySelector('svg')).to.equal(null);
    const cells = Array.from(root.querySelectorAll('tbody th, tbody td'), (cell) =>
      cell.textContent.trim(),
    );
    expect(cells).to.deep.equal([
      ...['1 Nov 2026 – 2 Nov 2026', '2 not won'],
      ...['1 Nov 2026 – 3 Nov 2026', '3 won'],
      ...['1 Nov 2026', '1 not won'],
    ]);
  });

  it('is not there for a single game', async () => {
    expect((await plot([run(true, 1)])).childElementCount).to.equal(0);
    expect((await plot([run(true, 2)])).childElementCount).to.be.greaterThan(0);
  });
});
