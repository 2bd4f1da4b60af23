import { expect, fixture, html } from '@open-wc/testing';
import '../../../src/app/option-figures.ts';
import type { OptionFigures } from '../../../src/app/option-figures.ts';
import { NO_FIGURES } from '../../../src/core/stats.ts';
import type { GameAbout } from '../../../src/core/about.ts';
import { about as cribbageSquares } from '../../../src/games/cribbage-squares/about.ts';
import { about as pyramid } from '../../../src/games/pyramid/about.ts';
import { about as tenThousand } from '../../../src/games/ten-thousand/about.ts';

async function averageOf(about: GameAbout, played: number, sum: number): Promise<string> {
  const { renderRoot } = await fixture<OptionFigures>(
    html`<option-figures
      .about=${about}
      .figures=${{ ...NO_FIGURES, played, sum }}
    ></option-figures>`,
  );
  const rows = [...renderRoot.querySelectorAll('dl div')];
  const row = rows.find((one) => one.querySelector('dt')?.textContent === 'Average');
  return row?.querySelector('dd')?.textContent ?? '';
}

describe('the plots', () => {
  for (const [played, plots] of [
    [4, 0],
    [5, 3],
  ] as const) {
    it(`are ${plots === 0 ? 'announced' : 'there'} with ${String(played)} games`, async () => {
      const { renderRoot } = await fixture<OptionFigures>(
        html`<option-figures
          .about=${pyramid}
          .figures=${{ ...NO_FIGURES, played }}
        ></option-figures>`,
      );
      const shown = renderRoot.querySelectorAll('history-plot, distribution-plot, streak-plot');
      expect(shown.length).to.equal(plots);
      expect(renderRoot.querySelector('section > p') !== null).to.equal(plots === 0);
    });
  }
});

describe('the average of the figures', () => {
  it('has its unit, and a tenth where that says anything', async () => {
    expect(await averageOf(pyramid, 3, 4)).to.equal('1.3 cards left');
    expect(await averageOf(cribbageSquares, 2, 123)).to.equal('61.5 points');
    expect(await averageOf(tenThousand, 2, 14_401)).to.equal('7,201 points');
  });
});
