// A month of deals of the day: which were done, on the day itself or later; a day can be chosen.

import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { GameAbout } from '../core/about.ts';
import { icon } from '../ui/icon.ts';
import { controls } from '../ui/styles.ts';
import type { Done } from './daily-states.ts';
import { addDays, addMonths, daysOf, dayWords, monthOf, monthWords, weekdayOf } from './days.ts';

export interface DoneOfGame {
  readonly about: GameAbout;
  readonly days: ReadonlyMap<string, Done>;
}

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** How many days an arrow key goes on. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

/** Fires `day-chosen` with the day. */
@customElement('daily-calendar')
export class DailyCalendar extends LitElement {
  /** By game, in the order of Home. */
  @property({ attribute: false }) done: readonly DoneOfGame[] = [];
  /** The one that is chosen. */
  @property() day = '';
  @property() today = '';
  /** The month in sight. */
  @state() private month = '';

  override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has('day')) this.month = monthOf(this.day);
  }

  override render(): TemplateResult {
    const { month } = this;
    return html`<section aria-labelledby="month">
      <div class="head">
        <button aria-label="The month before" @click=${this.#turn(-1)}>${icon('back', 20)}</button>
        <h2 id="month" aria-live="polite">${monthWords(month)}</h2>
        <button
          class="next"
          aria-label="The month after"
          aria-disabled=${month < this.#lastMonth ? 'false' : 'true'}
          @click=${this.#turn(1)}
        >
          ${icon('back', 20)}
        </button>
      </div>
      <table aria-labelledby="month" @keydown=${this.#keyDown}>
        <thead>
          <tr>
            ${WEEKDAYS.map((name) => html`<th scope="col" abbr=${name}>${name.slice(0, 2)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${weeksOf(month).map(
            (week) =>
              html`<tr>
                ${week.map((day) => html`<td>${day === undefined ? nothing : this.#cell(day)}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>
      <p class="legend">
        <span class="on"></span> done that day <span class="later"></span> done later
      </p>
    </section>`;
  }

  #cell(day: string): TemplateResult {
    const number = String(Number(day.slice(8)));
    if (!this.#canBeChosen(day)) return html`<span class="to-come">${number}</span>`;
    const done = this.done.filter(({ days }) => days.has(day));
    const words = done.map(
      ({ about, days }) => `${about.name} done ${days.get(day) === 'later' ? 'later' : 'that day'}`,
    );
    const chosen = day === this.day;
    // One stop for the Tab key; the arrows go on from it.
    const stop = monthOf(this.day) === this.month ? chosen : day.endsWith('-01');
    return html`<button
      data-day=${day}
      class=${chosen ? 'chosen' : ''}
      tabindex=${stop ? 0 : -1}
      aria-pressed=${chosen ? 'true' : 'false'}
      aria-current=${day === this.today ? 'date' : 'false'}
      aria-label=${[dayWords(day), ...(words.length > 0 ? words : ['none done'])].join(', ')}
      @click=${() => {
        this.#choose(day);
      }}
    >
      ${number}
      <span class="marks" aria-hidden="true"
        >${this.done.map(
          ({ days }) => html`<span class=${MARKS[days.get(day) ?? 'not']}></span>`,
        )}</span
      >
    </button>`;
  }

  /** Days to come are none yet; but for those that a clock that went wrong has made days gone by. */
  #canBeChosen(day: string): boolean {
    return day <= this.today || this.done.some(({ days }) => days.has(day));
  }

  get #lastMonth(): string {
    const days = this.done.flatMap((game) => [...game.days.keys()]);
    return monthOf(days.reduce((last, day) => (day > last ? day : last), this.today));
  }

  #choose(day: string): void {
    this.dispatchEvent(new CustomEvent('day-chosen', { detail: day }));
  }

  #turn(months: number): () => void {
    return () => {
      const month = addMonths(this.month, months);
      if (months < 0 || month <= this.#lastMonth) this.month = month;
    };
  }

  readonly #keyDown = async (event: KeyboardEvent): Promise<void> => {
    const step = STEPS[event.key];
    const from = event.target instanceof HTMLElement ? event.target.dataset.day : undefined;
    if (step === undefined || from === undefined) return;
    event.preventDefault();
    const day = addDays(from, step);
    if (!this.#canBeChosen(day)) return;
    this.#choose(day);
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  };

  static override styles = [
    controls,
    css`
      .head {
        display: flex;
        align-items: center;
        justify-content: space-between;
        max-width: 420px;
      }
      h2 {
        margin: 0;
        font-size: 1.0625rem;
      }
      .head button {
        width: 44px;
        padding: 0;
      }
      .next svg {
        transform: scaleX(-1);
      }
      .head button[aria-disabled='true'] {
        opacity: var(--faint);
        cursor: default;
      }
      table {
        width: 100%;
        max-width: 420px;
        margin: 4px 0;
        border-spacing: 2px;
        table-layout: fixed;
        font-variant-numeric: tabular-nums;
      }
      /* Seven days stand side by side, however large text is. */
      th,
      td button,
      .to-come {
        font-size: min(1rem, 6.5vw);
      }
      th {
        font-size: min(0.8125rem, 5vw);
        font-weight: 400;
        color: var(--muted);
      }
      td {
        padding: 0;
        text-align: center;
      }
      td button,
      .to-come {
        display: flex;
        flex-direction: column;
        align-items: center;
        justify-content: center;
        gap: 3px;
        width: 100%;
        min-height: 44px;
        padding: 0;
      }
      .to-come {
        color: var(--muted);
        padding-bottom: 10px;
      }
      td button[aria-current='date'] {
        font-weight: 700;
        text-decoration: underline;
      }
      .chosen {
        box-shadow: var(--chosen);
      }
      .marks {
        display: flex;
        gap: 2px;
        height: 7px;
      }
      .marks span,
      .legend span {
        display: inline-block;
        width: 7px;
        height: 7px;
        border-radius: 50%;
      }
      .on {
        background: var(--accent-line);
        border: 1.5px solid var(--accent-line);
      }
      .later {
        border: 1.5px solid var(--accent-line);
      }
      .legend {
        margin: 4px 0 0;
        font-size: 0.875rem;
        color: var(--muted);
      }
      .legend .later {
        margin-left: 12px;
      }
    `,
  ];
}

const MARKS: Readonly<Record<Done | 'not', string>> = {
  'on the day': 'on',
  later: 'later',
  not: '',
};

/** The days of a month by weeks from Monday to Sunday; undefined where another month has its days. */
function weeksOf(month: string): readonly (readonly (string | undefined)[])[] {
  const days = daysOf(month);
  const before = Array<undefined>(weekdayOf(days[0] ?? '')).fill(undefined);
  const cells: readonly (string | undefined)[] = [...before, ...days];
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_cell, weekday) => cells[week * 7 + weekday]),
  );
}

declare global {
  interface HTMLElementTagNameMap {
    'daily-calendar': DailyCalendar;
  }
}
