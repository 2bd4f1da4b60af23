import { expect, fixture, html } from '@open-wc/testing';
import type { DistributionPlot } from '../../../src/app/distribution-plot.ts';
import '../../../src/app/distribution-plot.ts';

async function plot(
  distribution: Readonly<Record<string, number>>,
  today: readonly number[] = [],
  table = false,
): Promise<ShadowRoot> {
  const element = await fixture<DistributionPlot>(
    html`<distribution-plot
      style="--font: sans-serif"
      .distribution=${distribution}
      .today=${today}
      ?table=${table}
    ></distribution-plot>`,
  );
  return element.shadowRoot!;
}

function textsOf(root: ShadowRoot, selector: string): readonly string[] {
  return Array.from(root.querySelectorAll(selector), ({ textContent }) => textContent.trim());
}

describe('the plot of results', () => {
  it('has a bar for each class that was reached, as high as it has games', async () => {
    const root = await plot({ 61: 4, 62: 1, 64: 2 });
    const bars = [...root.querySelectorAll('rect')];
    const heights = bars.map((bar) => bar.height.baseVal.value);
    expect(heights).to.deep.equal([84, 21, 42]);
    const counts = Array.from(root.querySelectorAll('.count'), ({ textContent }) => textContent);
    expect(counts).to.deep.equal(['4', '1', '2']);
  });

  it('says the same in words', async () => {
    const root = await plot({ 61: 1, 1_062: 2, 10_500: 1_000 });
    expect(root.querySelector('svg')?.getAttribute('aria-label')).to.equal(
      'Results: 0 to 999 in 1 game; 1,000 to 1,999 in 2 games; 10,000 to 10,999 in 1,000 games',
    );
  });

  it('writes no two numbers of its axis over each other', async () => {
    const root = await plot({ 0: 1, 10_999: 1 });
    const texts = [...root.querySelectorAll('text:not(.count)')];
    const boxes = texts.map((text) => text.getBoundingClientRect());
    expect(boxes.length).to.be.greaterThan(1);
    boxes.slice(1).forEach((box, index) => {
      expect(box.left).to.be.greaterThan(boxes[index]!.right);
    });
  });

  it('numbers the bars that are there, wherever they stand', async () => {
    const root = await plot({ 9: 1, 18: 1, 27: 1 });
    expect(textsOf(root, 'text:not(.count)')).to.deep.equal(['8–9', '18–19', '26–27']);
  });

  it('keeps the numbers of its axis inside', async () => {
    const root = await plot({ 9_400: 1, 11_600: 1 });
    const frame = root.querySelector('svg')!.getBoundingClientRect();
    const texts = [...root.querySelectorAll('text:not(.count)')];
    expect(texts.length).to.be.greaterThan(1);
    for (const text of texts) {
      const box = text.getBoundingClientRect();
      expect(box.left).to.be.at.least(frame.left - 1);
      expect(box.right).to.be.at.most(frame.right + 1);
    }
  });

  it('marks the bar that today’s game is in, by shape and in words', async () => {
    const root = await plot({ 61: 4, 62: 1 }, [62]);
    const [mark, ...others] = root.querySelectorAll('svg[role] .today');
    expect(others.length).to.equal(0);
    const middle = mark!.getBoundingClientRect();
    const bar = [...root.querySelectorAll('rect')][1]!.getBoundingClientRect();
    expect(middle.left).to.be.at.least(bar.left);
    expect(middle.right).to.be.at.most(bar.right);
    expect(middle.bottom).to.be.at.most(bar.top);
    expect(root.querySelector('svg')?.getAttribute('aria-label')).to.equal(
      'Results: 61 in 4 games; 62 in 1 game, today too',
    );
    expect(textsOf(root, '.legend li')).to.deep.equal(['Today']);
  });

  it('has the same figures as a table, classes without a game included', async () => {
    const root = await plot({ 61: 1_004, 63: 2 }, [63, 63], true);
    expect(root.querySelector('svg')).to.equal(null);
    expect(textsOf(root, 'thead th')).to.deep.equal(['Result', 'Games', 'Today']);
    expect(textsOf(root, 'tbody th, tbody td')).to.deep.equal([
      ...['61', '1,004', '0'],
      ...['62', '0', '0'],
      ...['63', '2', '2'],
    ]);
  });

  it('is not there without a game', async () => {
    const root = await plot({});
    expect(root.querySelectorAll('svg').length).to.equal(0);
  });
});
