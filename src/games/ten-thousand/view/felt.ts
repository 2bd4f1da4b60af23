// The middle of the board: free dice in the tray, those set aside and taken on the rail above it.

import { html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import '../../../ui/die-face.ts';
import { grouped } from '../../../core/numbers.ts';
import { styled } from '../../../ui/styled.ts';
import { listed } from '../names.ts';
import { hasRolled, isOver, type Table, tableRemovals } from '../table.ts';
import { dieName, type DieState, setWords, turnEndWords } from '../words.ts';
import { type Roll, tableAhead } from './roll.ts';
import { traySpots } from './spots.ts';

/** What the board does for a die. */
export interface Handling {
  tabIndex(target: string): 0 | -1;
  /** A tap on a die of the roll, by its index. */
  tap(index: number): void;
}

/** Dice in a row of the rail, from its left end; a gap of this many dice between two rolls. */
const BETWEEN_ROLLS = 0.3;

/** `rolls` tells one roll from the next, so that no die is taken for another. */
export function drawFelt(
  table: Table,
  names: readonly string[],
  roll: Roll,
  rolls: number,
  handling: Handling,
): TemplateResult {
  return html`<div class="felt">
    ${drawTaken(table)} ${drawHand(table, roll)}
    ${hasRolled(table) ? drawRoll(table, roll, rolls, handling) : drawBetweenTurns(table, names)}
  </div>`;
}

/** Points in hand, those of the dice set aside included: other ones are no number that has moved. */
function drawHand(table: Table, roll: Roll): TemplateResult {
  const { hand } = tableAhead(table, roll);
  const added = hand - table.hand;
  const sum = added > 0 && table.hand > 0;
  return html`<p class="hand">
    ${sum ? `${grouped(table.hand)} + ${grouped(added)}` : 'In hand'}
    ${keyed(hand, html`<b>${grouped(hand)}</b>`)}
  </p>`;
}

function drawRoll(table: Table, roll: Roll, rolls: number, handling: Handling): TemplateResult {
  const { faces } = roll;
  const narrow = traySpots(faces.length, 3);
  const wide = traySpots(faces.length, 6);
  const rail = railPlaces(table, roll);
  const dice = faces.map((face, index) => {
    const state = stateOf(table, roll, index);
    const aside = roll.aside.includes(index);
    const spot = {
      '--x3': `${narrow[index]?.x ?? 0}`,
      '--y3': `${narrow[index]?.y ?? 0}`,
      '--x6': `${wide[index]?.x ?? 0}`,
      '--y6': `${wide[index]?.y ?? 0}`,
    };
    const left = aside ? onRail(rail.get(index) ?? 0) : '';
    return html`${aside ? html`<span class="slot" ${styled(spot)}></span>` : nothing}
      <button
        class="die ${aside ? 'on-rail' : 'free'} ${state}"
        ${styled({ ...spot, left })}
        data-key="${rolls} ${index}"
        data-target="die${index}"
        aria-label=${dieName(index, faces.length, face, state)}
        aria-pressed=${aside}
        tabindex=${handling.tabIndex(`die${index}`)}
        @click=${() => {
          handling.tap(index);
        }}
      >
        <die-face face=${face}></die-face>
      </button>`;
  });
  return html`${keyed(rolls, dice)}`;
}

function stateOf(table: Table, { faces, aside }: Roll, index: number): DieState {
  const isMove = table.taken.length > 0;
  if (aside.includes(index)) return isMove ? 'taken' : 'aside';
  if (isMove) return 'free';
  const face = faces[index] ?? 0;
  return tableRemovals(table).some(({ dice }) => dice.includes(face)) ? 'scores' : 'idle';
}

/** Where on the rail each die set aside lies: after those taken before, low faces first. */
function railPlaces({ earlier }: Table, { faces, aside }: Roll): ReadonlyMap<number, number> {
  const start = earlier.flat().length + BETWEEN_ROLLS * earlier.length;
  const order = aside.toSorted((a, b) => (faces[a] ?? 0) - (faces[b] ?? 0) || a - b);
  return new Map(order.map((index, place) => [index, start + place]));
}

/** Where a place on the rail begins. Not by a variable: whatever is in a die would inherit that. */
function onRail(place: number): string {
  return `calc(3px + ${place} * (var(--rail) + 4px))`;
}

/** The dice taken from the same six before this roll. */
function drawTaken({ earlier }: Table): TemplateResult {
  let place = -1;
  return html`<div
    class="taken-earlier"
    role="img"
    aria-label=${earlier.length === 0 ? 'No dice taken before' : `Taken before: ${listed(earlier.map((dice) => setWords(dice)))}`}
  >
    ${earlier.map((dice, block) =>
      dice.map((face) => {
        place += 1;
        return html`<die-face
          class="die on-rail"
          face=${face}
          ${styled({ left: onRail(place + BETWEEN_ROLLS * block) })}
        ></die-face>`;
      }),
    )}
  </div>`;
}

/** What became of the last turn, and who is next. */
function drawBetweenTurns(table: Table, names: readonly string[]): TemplateResult {
  const { lastStep, seat } = table;
  const end = turnEndWords(table);
  return html`<div class="between">
    ${lastStep?.kind === 'bust' ? drawBust(lastStep.faces) : nothing}
    ${end === undefined ? nothing : html`<p class="turn-end">${end}</p>`}
    ${
      isOver(table)
        ? nothing
        : html`<p>Next</p>
            <p class="next">${names[seat]}</p>`
    }
  </div>`;
}

/** A roll in which nothing scored stays to be looked at. */
function drawBust(faces: readonly number[]): TemplateResult {
  return html`<div class="bust" role="img" aria-label="Rolled ${listed(faces.map(String))}">
    ${faces.map((face) => html`<die-face face=${face}></die-face>`)}
  </div>`;
}
