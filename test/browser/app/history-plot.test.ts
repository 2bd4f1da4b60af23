import { expect, fixture, html } from '@open-wc/testing';
import type { HistoryPlot } from '../../../src/app/history-plot.ts';
import '../../../src/app/history-plot.ts';
import { AVERAGED, type Played } from '../../../src/app/history.ts';

const DAY = 86_400_000;
const FIRST = new Date(2026, 10, 1, 12).getTime();

function games(scores: readonly number[], changes: Partial<Played> = {}): readonly Played[] {
  return scores.map((score, index) => ({
    id: String(index),
    endedAt: FIRST + index * DAY,
    score,
    won: score >= 61,
    today: false,
    average: score,
    ...changes,
  }));
}

async function plot(history: readonly Played[], best?: number, table = false): Promise<ShadowRoot> {
  const element = await fixture<HistoryPlot>(
    html`<history-plot
      style="--font: sans-serif"
      .history=${history}
      .best=${best}
      ?table=${table}
    ></history-plot>`,
  );
  return element.shadowRoot!;
}

function middles(root: ShadowRoot): readonly { x: number; y: number }[] {
  return Array.from(root.querySelectorAll('svg[role] .mark'), (mark) => {
    const { left, right, top, bottom } = mark.getBoundingClientRect();
    return { x: (left + right) / 2, y: (top + bottom) / 2 };
  });
}

function textsOf(root: ShadowRoot, selector: string): readonly string[] {
  return Array.from(root.querySelectorAll(selector), ({ textContent }) => textContent.trim());
}

describe('the plot of the last games', () => {
  it('has a point for each from left to right, the higher the more points it has', async () => {
    const [a, b, c, d, ...none] = middles(await plot(games([10, 30, 20, 30])));
    expect(none).to.deep.equal([]);
    expect(a!.x).to.be.lessThan(b!.x);
    expect(b!.x).to.be.lessThan(c!.x);
    expect(b!.y).to.be.lessThan(c!.y);
    expect(c!.y).to.be.lessThan(a!.y);
    expect(d!.y).to.be.closeTo(b!.y, 0.1);
  });

  it('of a single game has an axis that does not go below nothing', async () => {
    expect(textsOf(await plot(games([0])), '.tick')).to.deep.equal(['0', '1']);
    expect(textsOf(await plot(games([3])), '.tick')).to.deep.equal(['2', '3', '4']);
  });

  it('tells wins, the best and today by shape, each explained once it is there', async () => {
    const [lost, won] = games([50, 70]);
    const root = await plot([lost!, { ...won!, today: true }], 70);
    expect(root.querySelectorAll('svg[role] .won').length).to.equal(1);
    expect(root.querySelectorAll('svg[role] .best').length).to.equal(1);
    expect(root.querySelectorAll('svg[role] .today').length).to.equal(1);
    expect(textsOf(root, '.legend li')).to.deep.equal([...['Won', 'Not won', 'Best', 'Today']]);
    expect(textsOf(await plot(games([50]), 70), '.legend li')).to.deep.equal(['Not won']);
  });

  it('says in words what it shows', async () => {
    const root = await plot(games([50, 1_070, 61]));
    expect(root.querySelector('svg')?.getAttribute('aria-label')).to.equal(
      'The last 3 games: from 50 to 1,070; 2 won; average of 10 now 61',
    );
    expect(textsOf(root, 'h3')).to.deep.equal(['The last 3 games']);
  });

  it('has the line of the average once there are games before and after', async () => {
    for (const [count, line] of [
      [AVERAGED, 0],
      [AVERAGED + 1, 1],
    ] as const) {
      const scores = Array.from({ length: count }, (_, index) => index);
      const root = await plot(
        games(scores).map((played, index) => ({
          ...played,
          average: index + 1 < AVERAGED ? undefined : index,
        })),
      );
      expect(root.querySelectorAll('svg[role] .average').length).to.equal(line);
      expect(textsOf(root, '.legend li').includes('Average of 10')).to.equal(line > 0);
    }
  });

  it('keeps every point and number of two hundred large scores inside', async () => {
    const root = await plot(games(Array.from({ length: 200 }, (_, i) => 9_000 + (i % 7) * 777)));
    const frame = root.querySelector('svg')!.getBoundingClientRect();
    for (const part of root.querySelectorAll('svg[role] .mark, svg[role] text')) {
      const box = part.getBoundingClientRect();
      expect(box.left).to.be.at.least(frame.left - 0.5);
      expect(box.right).to.be.at.most(frame.right + 0.5);
    }
  });

  it('has the same figures as a table, the newest first', async () => {
    const [lost, won] = games([50, 1_070]);
    const root = await plot(
      [
        { ...lost!, average: undefined },
        { ...won!, today: true, average: 560 },
      ],
      1_070,
      true,
    );
    expect(root.querySelector('svg')).to.equal(null);
    expect(textsOf(root, 'tbody th, tbody td')).to.deep.equal([
      ...['Today', '1,070', '560', 'Won, best'],
      ...['1 Nov 2026', '50', '–', 'Not won'],
    ]);
  });

  it('is not there without a game', async () => {
    expect((await plot([])).childElementCount).to.equal(0);
  });
});
