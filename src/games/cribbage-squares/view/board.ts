// Cribbage Squares' board: draws a session's table and turns taps, drags and keys into placements.

import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { type Card, cardName, formatCard } from '../../../core/cards.ts';
import type { Change, Session } from '../../../session/session.ts';
import { BoardFocus } from '../../../ui/board-focus.ts';
import { BoardLayout } from '../../../ui/board-layout.ts';
import { board } from '../../../ui/board-styles.ts';
import type { Box, Spot } from '../../../ui/box.ts';
import { CardDrag } from '../../../ui/card-drag.ts';
import '../../../ui/card-face.ts';
import { FinaleEvent, TellEvent } from '../../../ui/events.ts';
import { commandKey, PageKeys } from '../../../ui/keys.ts';
import { Motion, motionMs, turnOver } from '../../../ui/motion.ts';
import { SessionController } from '../../../ui/session-controller.ts';
import { corner, placed, styled } from '../../../ui/styled.ts';
import { refuse, tellChange } from '../../../ui/tell.ts';
import type { Expectation } from '../coach.ts';
import { scoreHand } from '../scoring.ts';
import {
  CELLS,
  COLUMNS,
  handOf,
  type Line,
  type Move,
  placedCount,
  ROWS,
  type Table,
} from '../table.ts';
import { capitalised, cellWords, changeWords, handWords, lineName, scoreName } from '../words.ts';
import { adviceFor, drawAdvice } from './advice.ts';
import { boardStyles } from './board-styles.ts';
import { cueOf } from './cues.ts';
import { Finale } from './finale.ts';
import './hand-sheet.ts';
import type { HandSheet } from './hand-sheet.ts';
import { layOut, type Layout } from './layout.ts';

@customElement('cribbage-board')
export class CribbageBoard extends LitElement {
  static override styles = [board, boardStyles];

  @property({ attribute: false }) session?: Session;
  /** What is to be expected of each free cell. */
  @property({ attribute: false }) hint: readonly Expectation[] | undefined;

  /** The first digit of a cell number, until the second or Enter. */
  @state() private typed = '';
  @query('hand-sheet') private handSheet!: HandSheet;

  readonly #motion = new Motion(this);
  readonly #focus = new BoardFocus(this, '1');
  readonly #finale = new Finale(this);
  readonly #drag = new CardDrag(this, (_from, to) => {
    if (to !== undefined && isCell(to)) this.#place(Number(to));
  });
  readonly #layout = new BoardLayout(this, layOut);
  /** Drawn last of this session, to say what has changed since. */
  #shown: Table | undefined;

  constructor() {
    super();
    new SessionController(
      this,
      () => this.session,
      (change) => {
        this.#changed(change);
      },
    );
    new PageKeys(this, this.#keyDown);
    this.addEventListener('focusout', () => {
      this.typed = '';
    });
  }

  override focus(options?: FocusOptions): void {
    this.#focus.focus(options);
  }

  get #table(): Table | undefined {
    return this.session?.table as Table | undefined;
  }

  #changed(change: Change): void {
    const table = this.#table;
    this.typed = '';
    this.#finale.end();
    this.#motion.animateNext();
    if (change !== 'play' || !table?.starter || motionMs() === 0) return;
    this.dispatchEvent(new FinaleEvent(this.#finale.play(table)));
  }

  override willUpdate(changed: Map<string, unknown>): void {
    if (!changed.has('session')) return;
    if (this.hasUpdated) this.#motion.animateNext();
    this.#shown = undefined;
    this.typed = '';
    this.#finale.end();
  }

  override updated(): void {
    const table = this.#table;
    const before = this.#shown;
    this.#shown = table;
    if (!table || !before || before === table) return;
    tellChange(this, changeWords(before, table), cueOf(before, table));
    const starter = this.renderRoot.querySelector('.starter');
    if (starter && table.starter && !before.starter) turnOver(starter);
  }

  override render(): TemplateResult | typeof nothing {
    const table = this.#table;
    const layout = this.#layout.current;
    if (!table || !layout) return nothing;
    const size = styled({
      '--card-width': `${layout.card.width}px`,
      '--card-height': `${layout.card.height}px`,
    });
    const label = table.card ? `Grid, to place: ${cardName(table.card)}` : 'Grid';
    return html`<div class="table" role="group" aria-label=${label} ${size}>
        ${this.#hand(table, layout)} ${this.#starter(table, layout)}
        ${ROWS.map((row, index) => [
          row.cells.map((cell) => this.#cell(table, cell, layout.cells[cell - 1])),
          this.#score(table, row, layout.rowScores[index]),
        ])}
        ${COLUMNS.map((column, index) => this.#score(table, column, layout.columnScores[index]))}
      </div>
      <hand-sheet .table=${table}></hand-sheet>`;
  }

  #cell(table: Table, cell: Move, spot: Spot | undefined): TemplateResult | typeof nothing {
    if (!spot) return nothing;
    const card = table.cells[cell - 1];
    const scored = this.#finale.line?.cells.includes(cell);
    const typed = this.typed !== '' && canBecome(this.typed, cell);
    const advice = card ? undefined : adviceFor(cell, this.hint);
    const words = cellWords(table, cell);
    return html`<button
      class="place cell ${card ? '' : 'free'} ${scored ? 'scored' : ''} ${typed ? 'typed' : ''} ${advice?.isBest ? 'hinted' : ''}"
      ${styled(corner(spot))}
      data-target=${cell}
      aria-label=${advice ? `${words}; ${advice.words}` : words}
      tabindex=${this.#focus.tabIndex(String(cell))}
      @click=${() => {
        this.#tap(cell);
      }}
    >
      ${
        card
          ? html`<span class="card" data-key=${formatCard(card)}>${face(card)}</span>`
          : html`<span class="number" aria-hidden="true"
              >${advice ? drawAdvice(advice) : cell}</span
            >`
      }
    </button>`;
  }

  /** Before it is scored at the end, a hand still shows what it had without the common card. */
  #score(table: Table, line: Line, box: Box | undefined): TemplateResult | typeof nothing {
    if (!box) return nothing;
    const starter = this.#finale.isToCome(line) ? undefined : table.starter;
    const { total } = scoreHand(handOf(table.cells, line), starter);
    const target = lineName(line);
    return html`<button
      class="score ${total === 0 ? 'none' : ''} ${line === this.#finale.line ? 'scored' : ''}"
      ${styled(placed(box))}
      data-target=${target}
      aria-label="${scoreName(table, line)}, show its items"
      tabindex=${this.#focus.tabIndex(target)}
      @click=${() => void this.handSheet.open(line)}
    >
      <span>${total}</span>
    </button>`;
  }

  #hand(table: Table, layout: Layout): TemplateResult | typeof nothing {
    const { card } = table;
    if (!card) return this.#caption(table, layout);
    const number = placedCount(table.cells) + 1;
    const label =
      this.typed === ''
        ? html`<span>To place</span><span><b>${number}</b> of ${CELLS}</span>`
        : html`<span>To cell</span><b>${this.typed}_</b>`;
    return html`<span class="slot" ${styled(corner(layout.hand))}></span>
      ${keyed(
        formatCard(card),
        html`<span
          class="place hand card"
          ${styled(corner(layout.hand))}
          data-key=${formatCard(card)}
          role="img"
          aria-label="To place: ${cardName(card)}, card ${number} of ${CELLS}"
          @pointerdown=${(event: PointerEvent) => {
            this.#drag.start(event, 'hand');
          }}
          @click=${this.#tapHand}
          >${face(card)}</span
        >`,
      )}
      <span class="label" aria-hidden="true" ${styled(placed(layout.handLabel))}>${label}</span>`;
  }

  /** Where the card to place was: the hand that is being scored, then what it came to. */
  #caption(table: Table, { caption, rest }: Layout): TemplateResult {
    const { line } = this.#finale;
    const words = line ? capitalised(handWords(table, line)) : 'Tap a score to see what made it';
    return html`<p
      class="label caption"
      aria-hidden="true"
      ${styled(placed(line ? caption : rest))}
    >
      ${this.#finale.isRunning && !line ? nothing : words}
    </p>`;
  }

  #starter(table: Table, layout: Layout): TemplateResult {
    const { starter } = table;
    return html`<span
        class="place starter card ${this.#finale.line ? 'scored' : ''}"
        ${styled(corner(layout.starter))}
        role="img"
        aria-label=${starter ? `Common card: ${cardName(starter)}` : 'Common card, face down'}
        >${face(starter)}</span
      >
      ${
        this.#finale.line
          ? nothing
          : html`<span class="label" aria-hidden="true" ${styled(placed(layout.starterLabel))}
              >Common card</span
            >`
      }`;
  }

  #tap(cell: Move): void {
    // The tap that ends the scoring is not meant for the cell under it.
    if (!this.#finale.swallowsClick()) this.#place(cell);
  }

  readonly #tapHand = (): void => {
    if (this.#drag.swallowsClick()) return;
    this.dispatchEvent(new TellEvent('Tap a free cell, or drag the card there'));
  };

  #place(cell: Move): void {
    const refusal = this.session?.play(cell);
    if (!refusal) return;
    this.typed = '';
    refuse(this, refusal.reason, this.#focus.element(String(cell)));
  }

  readonly #keyDown = (event: KeyboardEvent): void => {
    const key = commandKey(event, this);
    const { typed } = this;
    // Any other key leads elsewhere; a held one has done so already.
    if (!event.repeat) this.typed = '';
    if (key !== undefined && /^\d$/.test(key)) this.#type(typed + key);
    else if (key === 'Enter' && typed === '0') this.#place(0);
    else if (key !== 'Escape' || typed === '') return;
    event.preventDefault();
  };

  /** The first digit moves to the cell that it names already, so that Enter places there. */
  #type(digits: string): void {
    this.#focus.element(String(Number(digits)))?.focus();
    if (digits.length === 2) this.#place(Number(digits));
    else this.typed = digits;
  }
}

function face(card: Card | undefined): TemplateResult {
  return html`<card-face card=${card ? formatCard(card) : ''}></card-face>`;
}

function isCell(target: string): boolean {
  return /^\d+$/.test(target);
}

/** Whether one more digit can make this the number of the cell, or Enter at once. */
function canBecome(typed: string, cell: Move): boolean {
  return String(cell).startsWith(typed) || String(cell).padStart(2, '0').startsWith(typed);
}

declare global {
  interface HTMLElementTagNameMap {
    'cribbage-board': CribbageBoard;
  }
}
