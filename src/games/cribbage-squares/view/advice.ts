// What the coach says of a free cell, as the board draws and names it.

import { html, nothing, type TemplateResult } from 'lit';
import { icon } from '../../../ui/icon.ts';
import type { Expectation } from '../coach.ts';
import { bestOf, expectationWords } from '../coach-words.ts';

export interface Advice {
  /** Points of the game, with one decimal. */
  readonly figure: string;
  /** For those who do not see it. */
  readonly words: string;
  readonly isBest: boolean;
}

/** Undefined where nothing is advised. */
export function adviceFor(
  cell: number,
  found: readonly Expectation[] | undefined,
): Advice | undefined {
  const own = found?.find((each) => each.cell === cell);
  if (!found || !own) return undefined;
  return {
    figure: own.expected.toFixed(1),
    words: expectationWords(own, found),
    isBest: own === bestOf(found),
  };
}

export function drawAdvice({ figure, isBest }: Advice): TemplateResult {
  return html`<span class="figure">${isBest ? icon('tip', 18) : nothing}${figure}</span>`;
}
