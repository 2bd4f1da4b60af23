// What the coach advises: each choice worth a thought with its figure, the best first.

import { html, nothing, type TemplateResult } from 'lit';
import '../../../ui/die-face.ts';
import { icon } from '../../../ui/icon.ts';
import { figureWords, FIGURES, thenWords, thoughtWords } from '../coach-words.ts';
import type { Advice, Thought } from '../coach.ts';
import { mustTake, type Table } from '../table.ts';

/** What the board does for a choice. */
export interface Advising {
  tabIndex(target: string): 0 | -1;
  /** Takes the dice, and stands or rolls. */
  follow(thought: Thought): void;
}

export function drawAdvice(
  table: Table,
  { kind, choices }: Advice,
  advising: Advising,
): TemplateResult {
  return html`<div class="advice" role="group" aria-label=${`Tip: ${FIGURES[kind]}`}>
    <p aria-hidden="true">${FIGURES[kind]}</p>
    <div class="thoughts">
      ${choices.map((thought, place) => {
        const target = `advice${place}`;
        const words = thoughtWords(table, kind, thought);
        return html`<button
          class=${place === 0 ? 'best' : ''}
          data-target=${target}
          tabindex=${advising.tabIndex(target)}
          aria-label=${place === 0 ? `${words}, the best` : words}
          @click=${() => {
            advising.follow(thought);
          }}
        >
          <b>${place === 0 ? icon('tip', 16) : nothing}${figureWords(kind, thought.value)}</b>
          ${mustTake(table) ? drawTake(thought.take) : nothing}
          <span>${thenWords(table, thought)}</span>
        </button>`;
      })}
    </div>
  </div>`;
}

function drawTake(dice: readonly number[]): TemplateResult {
  return html`<span class="take-dice">
    ${dice.map((face) => html`<die-face face=${face}></die-face>`)}
  </span>`;
}
