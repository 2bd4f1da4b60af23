// What the coach advises: each choice worth a thought with its figure, the best first. It only sets
// dice aside; to roll or to stand is left to the player.

import { html, nothing, type TemplateResult } from 'lit';
import '../../../ui/die-face.ts';
import { icon } from '../../../ui/icon.ts';
import { figureWords, FIGURES, thenWords, thoughtWords } from '../coach-words.ts';
import type { Advice, Thought } from '../coach.ts';
import { mustTake, type Table } from '../table.ts';
import { isAside } from './actions.ts';
import type { Roll } from './roll.ts';

/** What the board does for a choice. */
export interface Advising {
  tabIndex(target: string): 0 | -1;
  /** Sets the dice of this choice aside; of the one that is chosen, puts them back. */
  choose(thought: Thought): void;
}

/** Of those whose dice lie aside the one that was tapped last, else the best. */
export function chosenOf(
  { choices }: Advice,
  roll: Roll,
  tapped: Thought | undefined,
): Thought | undefined {
  const aside = choices.filter(({ take }) => isAside(roll, take));
  return aside.find((thought) => thought === tapped) ?? aside[0];
}

export function drawAdvice(
  table: Table,
  { kind, choices }: Advice,
  chosen: Thought | undefined,
  advising: Advising,
): TemplateResult {
  const draw = mustTake(table) ? drawChoice : drawFigure;
  return html`<div class="advice" role="group" aria-label=${`Tip: ${FIGURES[kind]}`}>
    <p aria-hidden="true">
      <span>${FIGURES[kind]}</span>
      ${mustTake(table) ? html`<span>A tap sets the dice aside</span>` : nothing}
    </p>
    <div class="thoughts">
      ${choices.map((thought, place) => {
        const words = thoughtWords(table, kind, thought);
        return draw({
          target: `advice${place}`,
          look: place === 0 ? 'thought best' : 'thought',
          words: place === 0 ? `${words}, the best` : words,
          isChosen: thought === chosen,
          thought,
          shown: html`<b>
              ${place === 0 ? icon('tip', 16) : nothing}${figureWords(kind, thought.value)}
            </b>
            ${mustTake(table) ? drawTake(thought.take) : nothing}
            <span class="then">${thenWords(table, thought)}</span>`,
          advising,
        });
      })}
    </div>
  </div>`;
}

interface Choice {
  readonly target: string;
  readonly look: string;
  readonly words: string;
  readonly isChosen: boolean;
  readonly thought: Thought;
  readonly shown: TemplateResult;
  readonly advising: Advising;
}

function drawChoice(choice: Choice): TemplateResult {
  const { target, look, words, thought, advising } = choice;
  return html`<button
    class=${look}
    data-target=${target}
    tabindex=${advising.tabIndex(target)}
    aria-label=${words}
    aria-pressed=${choice.isChosen}
    @click=${() => {
      advising.choose(thought);
    }}
  >
    ${choice.shown}
  </button>`;
}

/** Once the dice are taken there is nothing left to do for the player. */
function drawFigure({ look, words, shown }: Choice): TemplateResult {
  return html`<div class=${look} role="img" aria-label=${words}>${shown}</div>`;
}

function drawTake(dice: readonly number[]): TemplateResult {
  return html`<span class="take-dice">
    ${dice.map((face) => html`<die-face face=${face}></die-face>`)}
  </span>`;
}
