import { expect, fixture, html } from '@open-wc/testing';
import type { DistributionPlot } from '../../../src/app/distribution-plot.ts';
import '../../../src/app/distribution-plot.ts';

async function plot(distribution: Readonly<Record<string, number>>): Promise<ShadowRoot> {
  const element = await fixture<DistributionPlot>(
    html`<distribution-plot .distribution=${distribution}></distribution-plot>`,
  );
  return element.shadowRoot!;
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

  it('is not there without a game', async () => {
    const root = await plot({});
    expect(root.querySelectorAll('svg').length).to.equal(0);
  });
});
