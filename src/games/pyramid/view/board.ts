// Pyramid's board: draws a session's table and turns taps, drags and keys into moves.

import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { type Card, formatCard } from '../../../core/cards.ts';
import type { Session } from '../../../session/session.ts';
import { BoardFocus } from '../../../ui/board-focus.ts';
import { BoardLayout } from '../../../ui/board-layout.ts';
import { board } from '../../../ui/board-styles.ts';
import type { Spot } from '../../../ui/box.ts';
import { CardDrag } from '../../../ui/card-drag.ts';
import '../../../ui/card-face.ts';
import { icon } from '../../../ui/icon.ts';
import { commandKey, PageKeys } from '../../../ui/keys.ts';
import { Motion } from '../../../ui/motion.ts';
import { SessionController } from '../../../ui/session-controller.ts';
import { corner, styled } from '../../../ui/styled.ts';
import { refuse, tellChange } from '../../../ui/tell.ts';
import { pyramid, whyUnavailable } from '../rules.ts';
import { isAvailable, type Move, pairMove, type Place, type Table } from '../table.ts';
import { changeWords, pairFirst, placeName, stockName } from '../words.ts';
import { boardStyles, LABEL } from './board-styles.ts';
import { cueOf } from './cues.ts';
import { type Arrangement, labelSide, layOut, type Layout } from './layout.ts';
import './waste-list.ts';
import type { WasteList } from './waste-list.ts';

/** What can be focused: a card, the stock, or the list of the waste. */
type Target = Place | 'stock' | 'list';

@customElement('pyramid-board')
export class PyramidBoard extends LitElement {
  static override styles = [board, boardStyles];

  @property({ attribute: false }) session?: Session;
  /** A move to be shown as advice. */
  @property({ attribute: false }) hint: Move | undefined;

  @state() private selected: Place | undefined;
  @query('waste-list') private wasteList!: WasteList;

  // Before the motion, which draws cards for a moment where they were.
  readonly #focus = new BoardFocus(this, 'stock');
  readonly #motion = new Motion(this);
  readonly #drag = new CardDrag(this, (from, to) => {
    this.#dropped(from, to);
  });
  readonly #layout = new BoardLayout(this, (width, height, leftHanded) => {
    const text = parseFloat(getComputedStyle(document.documentElement).fontSize);
    const letters = Math.min(LABEL.part * text, LABEL.most);
    return layOut(width, height, leftHanded, letters, this.#keptPiles);
  });
  #shown: Table | undefined;

  constructor() {
    super();
    new SessionController(
      this,
      () => this.session,
      () => {
        this.selected = undefined;
        this.#motion.animateNext();
      },
    );
    new PageKeys(this, this.#pageKeyDown);
    this.addEventListener('keydown', (event) => {
      this.#keyDown(event);
    });
  }

  /** Where the keyboard was last, if that is still there. */
  override focus(options?: FocusOptions): void {
    this.#focus.focus(options);
  }

  /** Where no pyramid is left, its cards need no larger ones, and the piles stay where they were. */
  get #keptPiles(): Arrangement | undefined {
    const isEmpty = this.#table?.pyramid.every((card) => card === undefined) ?? false;
    return isEmpty ? this.#layout.current?.piles : undefined;
  }

  get #table(): Table | undefined {
    return this.session?.table as Table | undefined;
  }

  override willUpdate(changed: Map<string, unknown>): void {
    if (!changed.has('session')) return;
    this.#shown = undefined;
    // The next deal takes the place of this one.
    if (this.hasUpdated) this.#motion.animateNext();
  }

  override updated(): void {
    const table = this.#table;
    if (!table) return;
    const before = this.#shown;
    this.#shown = table;
    if (!before || before === table) return;
    tellChange(this, changeWords(before, table), cueOf(before, table));
  }

  override render(): TemplateResult | typeof nothing {
    const table = this.#table;
    const layout = this.#layout.current;
    if (!table || !layout) return nothing;
    const size = styled({
      '--card-width': `${layout.card.width}px`,
      '--card-height': `${layout.card.height}px`,
    });
    return html`<div class="table" role="group" aria-label="Pyramid" ${size}>
        ${table.pyramid.map((card, place) => this.#pyramidCard(table, layout, card, place))}
        ${this.#stock(table, layout)} ${this.#pile(table, layout, 't', table.turned)}
        ${this.#pile(table, layout, 'w', table.waste.at(-1))}
      </div>
      <waste-list .cards=${table.waste}></waste-list>`;
  }

  #pyramidCard(table: Table, layout: Layout, card: Card | undefined, place: number): unknown {
    const spot = layout.pyramid[place];
    if (!card || !spot) return nothing;
    return this.#card(table, card, place, spot);
  }

  /** Another card is another element, so that one that leaves is not drawn with the next one's face. */
  #card(table: Table, card: Card, place: Place, spot: Spot): unknown {
    return keyed(formatCard(card), this.#cardButton(table, card, place, spot));
  }

  #cardButton(table: Table, card: Card, place: Place, spot: Spot): TemplateResult {
    const free = isAvailable(table, place);
    const selected = this.selected === place;
    const hinted = isPart(this.hint, place);
    return html`<button
      class="card ${free ? 'free' : 'covered'} ${selected ? 'selected' : ''} ${hinted ? 'hinted' : ''}"
      ${styled(corner(spot))}
      data-key=${formatCard(card)}
      data-target=${place}
      aria-label=${named(placeName(table, place), hinted)}
      aria-pressed=${selected}
      tabindex=${this.#focus.tabIndex(String(place))}
      @click=${() => {
        this.#tap(place);
      }}
      @pointerdown=${(event: PointerEvent) => {
        if (free) this.#drag.start(event, String(place));
      }}
    >
      <card-face card=${formatCard(card)} ?covered=${!free}></card-face>${mark(hinted)}
    </button>`;
  }

  #stock(table: Table, layout: Layout): TemplateResult {
    const { stock } = layout;
    const empty = table.stockCount === 0;
    const hinted = isPart(this.hint, 'stock');
    return html`<button
        class="card stock ${empty ? 'empty' : 'free'} ${hinted ? 'hinted' : ''}"
        ${styled(corner(stock))}
        data-target="stock"
        aria-label=${named(stockName(table), hinted)}
        tabindex=${this.#focus.tabIndex('stock')}
        @click=${() => {
          this.#play({ kind: 'turn' }, 'stock');
        }}
      >
        ${empty ? nothing : html`<card-face></card-face>`}${mark(hinted)}
      </button>
      ${label(layout, stock, html`Stock <b>${table.stockCount}</b>`)}`;
  }

  #pile(table: Table, layout: Layout, place: 't' | 'w', card: Card | undefined): TemplateResult {
    const spot = place === 't' ? layout.turned : layout.waste;
    const under = place === 'w' ? table.waste.at(-2) : undefined;
    return html`<span class="slot" ${styled(corner(spot))}></span> ${
        under
          ? html`<span class="under" ${styled(corner(spot))} aria-hidden="true"
              ><card-face card=${formatCard(under)}></card-face
            ></span>`
          : nothing
      }
      ${card ? this.#card(table, card, place, spot) : nothing}
      ${place === 't' ? turnedLabel(layout) : this.#wasteLabel(table, layout)}`;
  }

  #wasteLabel(table: Table, layout: Layout): TemplateResult {
    const count = table.waste.length;
    if (count === 0) return label(layout, layout.waste, html`Waste`);
    return html`<button
      class="label ${labelSide(layout, layout.waste)}"
      ${styled(corner(layout.waste))}
      data-target="list"
      aria-label="Look through the waste, ${count === 1 ? '1 card' : `${String(count)} cards`}"
      tabindex=${this.#focus.tabIndex('list')}
      @click=${() => {
        void this.wasteList.open();
      }}
    >
      Waste <b>${count}</b>
    </button>`;
  }

  #tap(place: Place): void {
    const table = this.#table;
    if (!table || this.#drag.swallowsClick()) return;
    const selected = this.selected;
    if (selected === place) {
      this.selected = undefined;
    } else if (selected !== undefined && isLegal(table, pairMove(selected, place))) {
      this.#play(pairMove(selected, place), place);
    } else if (isLegal(table, { kind: 'king', place })) {
      this.#play({ kind: 'king', place }, place);
    } else if (isAvailable(table, place)) {
      this.#sayMismatch(table, place);
      this.#select(table, place);
    } else {
      const refusal = pairFirst(table, place) ?? whyUnavailable(table, place);
      if (refusal) this.#refuse(refusal.reason, place);
    }
  }

  /** Another card may be taken instead of the selected one; as a pair the two were refused. */
  #sayMismatch(table: Table, place: Place): void {
    if (this.selected === undefined) return;
    const refusal = pyramid.check(table, pairMove(this.selected, place));
    if (refusal) refuse(this, refusal.reason, undefined);
  }

  #select(table: Table, place: Place): void {
    if (pyramid.status(table).kind === 'over') return;
    this.selected = place;
  }

  #dropped(from: string, to: string | undefined): void {
    const [source, partner] = [placeOf(from), placeOf(to)];
    if (source === undefined || partner === undefined) return;
    this.selected = undefined;
    this.#play(pairMove(source, partner), source);
  }

  #play(move: Move, from: Target): void {
    const refusal = this.session?.play(move);
    if (refusal) this.#refuse(refusal.reason, from);
  }

  #refuse(reason: string, from: Target): void {
    refuse(this, reason, this.#focus.element(String(from)));
  }

  /** The stock, wherever the focus is. */
  readonly #pageKeyDown = (event: KeyboardEvent): void => {
    // The boards of the rules page are pictures.
    if (commandKey(event, this) !== 's') return;
    event.preventDefault();
    this.#play({ kind: 'turn' }, 'stock');
  };

  #keyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || this.selected === undefined) return;
    this.selected = undefined;
    event.preventDefault();
  }
}

function label(layout: Layout, pile: Spot, words: TemplateResult): TemplateResult {
  const side = labelSide(layout, pile);
  return html`<span class="label ${side}" aria-hidden="true" ${styled(corner(pile))}
    >${words}</span
  >`;
}

function turnedLabel(layout: Layout): TemplateResult | typeof nothing {
  return layout.roomy ? label(layout, layout.turned, html`Turned`) : nothing;
}

/** Whether a place, or the stock, has a part in a move. */
function isPart(move: Move | undefined, target: Target): boolean {
  switch (move?.kind) {
    case undefined:
      return false;
    case 'turn':
      return target === 'stock';
    case 'king':
      return target === move.place;
    case 'pair':
      return move.places.some((place) => place === target);
  }
}

function named(name: string, hinted: boolean): string {
  return hinted ? `${name}, tip` : name;
}

function mark(hinted: boolean): TemplateResult | typeof nothing {
  return hinted ? html`<span class="mark">${icon('tip', 16)}</span>` : nothing;
}

function isLegal(table: Table, move: Move): boolean {
  return pyramid.check(table, move) === undefined;
}

/** The place that a target stands for: none for the stock and the list. */
function placeOf(target: string | undefined): Place | undefined {
  if (target === 't' || target === 'w') return target;
  return target !== undefined && /^\d+$/.test(target) ? Number(target) : undefined;
}

declare global {
  interface HTMLElementTagNameMap {
    'pyramid-board': PyramidBoard;
  }
}
