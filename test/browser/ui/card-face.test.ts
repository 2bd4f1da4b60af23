import { expect, fixture, html } from '@open-wc/testing';
import { formatCard, PACK } from '../../../src/core/cards.ts';
import '../../../src/ui/card-face.ts';
import type { CardFace } from '../../../src/ui/card-face.ts';

async function drawn(card: string, covered = false): Promise<SVGSVGElement> {
  const face = await fixture<CardFace>(
    html`<card-face card=${card} ?covered=${covered} style="width: 46px"></card-face>`,
  );
  return face.renderRoot.querySelector('svg')!;
}

describe('a card', () => {
  it('shows its rank and suit, each of the 52 its own', async () => {
    const seen = new Set<string>();
    for (const card of PACK) {
      const svg = await drawn(formatCard(card));
      const rank = svg.querySelector('text')!.textContent;
      expect(rank).to.equal(card.rank === 10 ? '10' : 'A23456789TJQK'[card.rank - 1]);
      const shape = svg.querySelector('path')!.getAttribute('d')!;
      seen.add(`${rank} ${shape}`);
    }
    expect(seen.size).to.equal(52);
  });

  it('keeps rank and suit inside and apart, the 10 too', async () => {
    for (const card of PACK) {
      const svg = await drawn(formatCard(card));
      const frame = svg.getBoundingClientRect();
      const rank = svg.querySelector('text')!.getBoundingClientRect();
      const suit = svg.querySelector('path')!.getBoundingClientRect();
      expect(rank.left).to.be.at.least(frame.left);
      expect(suit.right).to.be.at.most(frame.right);
      expect(rank.right, formatCard(card)).to.be.at.most(suit.left + 1);
    }
  });

  it('is a large suit more when it is not covered', async () => {
    expect((await drawn('7H')).querySelectorAll('g > path').length).to.equal(2);
    expect((await drawn('7H', true)).querySelectorAll('g > path').length).to.equal(1);
  });

  it('is told apart by more than its suit’s colour', async () => {
    const shapes = await Promise.all(
      ['7C', '7D', '7H', '7S'].map(async (card) =>
        (await drawn(card)).querySelector('path')!.getAttribute('d'),
      ),
    );
    expect(new Set(shapes).size).to.equal(4);
  });

  it('shows its back for what is no card', async () => {
    for (const text of ['', 'XX', '10H', '7']) {
      const svg = await drawn(text);
      expect(svg.querySelector('.back'), text).not.to.equal(null);
      expect(svg.querySelector('text'), text).to.equal(null);
    }
  });
});
