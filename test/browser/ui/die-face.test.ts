import { expect, fixture, html } from '@open-wc/testing';
import '../../../src/ui/die-face.ts';
import type { DieFace } from '../../../src/ui/die-face.ts';

async function drawn(face: number, star = false): Promise<SVGElement> {
  const die = await fixture<DieFace>(
    html`<die-face face=${face} ?star=${star} style="width: 100px"></die-face>`,
  );
  return die.shadowRoot!.querySelector('svg')!;
}

function boxes(svg: SVGElement, shape: string): readonly DOMRect[] {
  return [...svg.querySelectorAll(`.pips ${shape}`)].map((part) => part.getBoundingClientRect());
}

describe('a die', () => {
  for (const face of [1, 2, 3, 4, 5, 6]) {
    it(`shows ${face} pips and no star`, async () => {
      const svg = await drawn(face);
      expect(boxes(svg, 'circle').length).to.equal(face);
      expect(boxes(svg, 'path').length).to.equal(0);
    });

    it(`has its star beside the ${face} pips`, async () => {
      const svg = await drawn(face, true);
      const [star] = boxes(svg, 'path');
      expect(star?.width).to.be.greaterThan(20);
      for (const pip of boxes(svg, 'circle')) {
        const apart =
          pip.right < star!.left ||
          pip.left > star!.right ||
          pip.bottom < star!.top ||
          pip.top > star!.bottom;
        expect(apart, `pip at ${pip.x} ${pip.y}`).to.equal(true);
      }
    });
  }
});
