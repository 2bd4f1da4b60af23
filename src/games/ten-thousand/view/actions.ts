// What the player at turn can do, in words that say what is at stake.

import { html, nothing, type TemplateResult } from 'lit';
import { grouped } from '../../../core/numbers.ts';
import { mustTake, type Table, tableRemovals } from '../table.ts';
import { asideWords, leadWords, rollWords, standWords } from '../words.ts';
import { facesAside, type Roll, tableAhead, whyNot } from './roll.ts';

/** What the board does for a button. */
export interface Acting {
  tabIndex(target: string): 0 | -1;
  /** May be asked for what cannot be done yet: then it says why not. */
  act(what: 'stand' | 'roll' | 'all'): void;
}

/** For a person: what is set aside, and the two big actions. Advice has what to set aside itself. */
export function drawActions(
  table: Table,
  roll: Roll,
  acting: Acting,
  isAdvised: boolean,
): TemplateResult {
  const ahead = tableAhead(table, roll);
  const ready = !mustTake(ahead);
  const stand = ready && ahead.taken.length > 0 ? standWords(ahead) : 'Stand';
  const all = tableRemovals(table).at(-1);
  return html`<div class="take">
      <p>${asideWords(table, facesAside(roll))}</p>
      ${
        all === undefined || isAdvised
          ? nothing
          : html`<button
              data-target="all"
              tabindex=${acting.tabIndex('all')}
              @click=${() => {
                acting.act('all');
              }}
            >
              ${isAside(roll, all.dice) ? 'Put back' : `Take all: ${grouped(all.points)}`}
            </button>`
      }
    </div>
    <div class="actions">
      ${action('stand', stand, acting, whyNot(table, roll, 'stand'), leadWords(ahead))}
      ${action('roll', ready ? rollWords(ahead) : 'Roll', acting, whyNot(table, roll, 'roll'))}
    </div>`;
}

/** While a bot plays: its next step may be had at once. */
export function drawBotActions(name: string, acting: Acting): TemplateResult {
  return html`<div class="take"><p>${name}, a bot, is playing. Tap to speed up.</p></div>
    <div class="actions">${action('roll', 'Next step', acting)}</div>`;
}

export function isAside(roll: Roll, dice: readonly number[]): boolean {
  return facesAside(roll).join() === dice.join();
}

/** One that cannot be used yet keeps the focus, and says why not when it is used. */
function action(
  what: 'stand' | 'roll',
  words: string,
  acting: Acting,
  refusal?: string,
  more?: string,
): TemplateResult {
  return html`<button
    class=${what === 'roll' ? 'main' : ''}
    data-target=${what}
    tabindex=${acting.tabIndex(what)}
    aria-disabled=${refusal === undefined ? 'false' : 'true'}
    @click=${() => {
      acting.act(what);
    }}
  >
    <span>${words}</span>${more === undefined ? nothing : html`<small>${more}</small>`}
  </button>`;
}
