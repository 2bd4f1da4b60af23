// Setting up a game: who sits where, who starts, and the house rules behind a fold.

import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import '../../../ui/choice-group.ts';
import { grouped } from '../../../core/numbers.ts';
import type { Choice } from '../../../ui/choice-group.ts';
import { icon } from '../../../ui/icon.ts';
import { controls } from '../../../ui/styles.ts';
import {
  type GroupRule,
  LONGEST_NAME,
  MOST_SEATS,
  OPENINGS,
  type Options,
  TARGETS,
} from '../options.ts';
import { CAREFUL_HAND } from '../plain-bots.ts';
import {
  FEWEST_SEATS,
  type Kind,
  kindOf,
  KINDS,
  LEVEL_NAMES,
  type Seat,
  withKind,
  withName,
  withSeatAdded,
  withSeatRemoved,
} from '../seating.ts';

const TARGET_CHOICES: readonly Choice[] = TARGETS.map((points) => ({
  value: String(points),
  label: grouped(points),
}));

const OPENING_CHOICES: readonly Choice[] = OPENINGS.map((points) => ({
  value: String(points),
  label: points === 0 ? 'None' : grouped(points),
}));

const GROUP_CHOICES: readonly (Choice & { readonly value: GroupRule })[] = [
  { value: 'roll', label: 'In one roll', detail: 'Three or more alike must fall together' },
  { value: 'grow', label: 'Groups grow', detail: 'A later die that matches adds to them' },
];

/** Fires `change` with the whole new options as its detail. */
@customElement('seat-fields')
export class SeatFields extends LitElement {
  @property({ attribute: false }) options!: Options;
  /** Names as they are typed, which may be empty for a while. */
  @state() private typed: readonly string[] = [];

  /** What was told last: to be given it back changes nothing that is being typed. */
  #told: Options | undefined;

  override willUpdate(): void {
    if (this.options !== this.#told) this.typed = namesOf(this.options);
    this.#told = this.options;
  }

  override render(): TemplateResult {
    const { seats, starts, target, opening, groups } = this.options;
    return html`<fieldset>
        <legend>Players, in order of play</legend>
        ${seats.map((seat, index) => this.#seat(seat, index))}
        <button
          type="button"
          ?disabled=${seats.length >= MOST_SEATS}
          @click=${() => {
            this.#reseat(withSeatAdded(this.options));
          }}
        >
          ${icon('add', 20)} Add a player
        </button>
        <p>
          Careful stands from ${CAREFUL_HAND}, Steady plays for the most points a turn, Sharp to
          win. “Tip” asks a coach: it tells the chances by which Sharp plays.
        </p>
      </fieldset>
      <label class="line">
        <span>Who starts</span>
        <select @change=${this.#chooseStart}>
          <option value="drawn" .selected=${starts === 'drawn'}>Drawn by lot</option>
          ${seats.map(
            ({ name }, index) =>
              html`<option value=${index} .selected=${starts === index}>${name}</option>`,
          )}
        </select>
      </label>
      <details>
        <summary>House rules</summary>
        ${this.#choice('Points to reach', TARGET_CHOICES, String(target), (points) => {
          this.#tell({ ...this.options, target: oneOf(TARGETS, points) });
        })}
        ${this.#choice('Points to open with', OPENING_CHOICES, String(opening), (points) => {
          this.#tell({ ...this.options, opening: oneOf(OPENINGS, points) });
        })}
        ${this.#choice('Groups of three or more', GROUP_CHOICES, groups, (rule) => {
          this.#tell({ ...this.options, groups: rule === 'grow' ? 'grow' : 'roll' });
        })}
      </details>`;
  }

  #seat(seat: Seat, index: number): TemplateResult {
    const player = `player ${index + 1}`;
    return html`<div class="seat">
      <input
        aria-label=${`Name of ${player}`}
        autocomplete="off"
        maxlength=${LONGEST_NAME}
        placeholder=${seat.name}
        .value=${this.typed[index] ?? ''}
        @input=${(event: Event) => {
          this.#rename(index, (event.target as HTMLInputElement).value);
        }}
      />
      <select
        aria-label=${`Who plays as ${player}`}
        @change=${(event: Event) => {
          const kind = oneOf(KINDS, (event.target as HTMLSelectElement).value);
          this.#reseat(withKind(this.options, index, kind));
        }}
      >
        ${KINDS.map(
          (kind) =>
            html`<option value=${kind} .selected=${kind === kindOf(seat)}>
              ${kindWords(kind)}
            </option>`,
        )}
      </select>
      ${
        this.options.seats.length <= FEWEST_SEATS
          ? nothing
          : html`<button
              type="button"
              class="plain"
              aria-label=${`Remove ${seat.name}`}
              @click=${() => {
                this.#reseat(withSeatRemoved(this.options, index));
              }}
            >
              ${icon('close', 20)}
            </button>`
      }
    </div>`;
  }

  #choice(
    label: string,
    choices: readonly Choice[],
    value: string,
    choose: (value: string) => void,
  ): TemplateResult {
    return html`<choice-group
      label=${label}
      .choices=${choices}
      .value=${value}
      @choose=${(event: CustomEvent<string>) => {
        choose(event.detail);
      }}
    ></choice-group>`;
  }

  readonly #chooseStart = (event: Event): void => {
    const { value } = event.target as HTMLSelectElement;
    this.#tell({ ...this.options, starts: value === 'drawn' ? 'drawn' : Number(value) });
  };

  #rename(index: number, typed: string): void {
    this.typed = this.typed.map((name, other) => (other === index ? typed : name));
    this.#tell(withName(this.options, index, typed));
  }

  #reseat(options: Options): void {
    this.typed = namesOf(options);
    this.#tell(options);
  }

  #tell(options: Options): void {
    this.options = options;
    this.#told = options;
    this.dispatchEvent(new CustomEvent('change', { detail: options }));
  }

  static override styles = [
    controls,
    css`
      fieldset {
        border: 0;
        padding: 0;
        margin: 0 0 16px;
        min-width: 0;
      }
      legend {
        padding: 0;
        margin-bottom: 8px;
        font-weight: 600;
      }
      .seat {
        display: flex;
        flex-wrap: wrap;
        gap: 6px;
        margin-bottom: 8px;
      }
      input,
      select {
        min-height: 44px;
        padding: 0 10px;
        border: 1.5px solid var(--field-edge);
        border-radius: 10px;
        background: var(--cloth);
      }
      input {
        flex: 1 1 4.5em;
        min-width: 0;
      }
      input::placeholder {
        color: var(--muted);
        opacity: 1;
      }
      .seat select {
        flex: none;
        width: min(8.25em, calc(100% - 50px));
      }
      .seat button {
        flex: none;
        width: 44px;
        padding: 0;
      }
      p {
        margin: 8px 0 0;
        font-size: 0.875rem;
        line-height: 1.35;
        color: var(--muted);
      }
      .line {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: space-between;
        gap: 4px 12px;
        margin-bottom: 16px;
      }
      .line select {
        min-width: 0;
        max-width: 100%;
      }
      details {
        margin-bottom: 16px;
      }
      summary {
        padding: 10px 0;
        min-height: 24px;
        font-weight: 600;
        cursor: pointer;
      }
    `,
  ];
}

function kindWords(kind: Kind): string {
  return kind === 'person' ? 'Person' : `${LEVEL_NAMES[kind]} bot`;
}

function namesOf({ seats }: Options): readonly string[] {
  return seats.map(({ name }) => name);
}

/** The choice that a control names; it offers no others. */
function oneOf<V extends string | number>(
  choices: readonly [V, ...V[]] | readonly V[],
  text: string,
): V {
  const found = choices.find((choice) => String(choice) === text);
  if (found === undefined) throw new RangeError(`"${text}" was not offered`);
  return found;
}

declare global {
  interface HTMLElementTagNameMap {
    'seat-fields': SeatFields;
  }
}
