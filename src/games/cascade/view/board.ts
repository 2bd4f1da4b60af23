// Cascade's board: draws a session's table and turns taps, drags and keys into insertions.

import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { Change, Session } from '../../../session/session.ts';
import { BoardLayout } from '../../../ui/board-layout.ts';
import { board } from '../../../ui/board-styles.ts';
import { CoverEvent, CueEvent, FinaleEvent } from '../../../ui/events.ts';
import { commandKey, PageKeys } from '../../../ui/keys.ts';
import { Motion } from '../../../ui/motion.ts';
import { SessionController } from '../../../ui/session-controller.ts';
import { placed, styled } from '../../../ui/styled.ts';
import { refuse, tellChange } from '../../../ui/tell.ts';
import { BOARDS, deadline, insertion, msLeft, roundWaits, type Table } from '../table.ts';
import { changeWords, resultWords } from '../words.ts';
import { boardStyles } from './board-styles.ts';
import { ColumnPointer } from './column-pointer.ts';
import { cueOf, SCENE_CUES } from './cues.ts';
import './dice-list.ts';
import type { DiceList } from './dice-list.ts';
import { DieNumbers } from './die-numbers.ts';
import { drawChart, drawColumn, drawDice, drawNotes, drawQueue, type Shown } from './drawing.ts';
import { columnAt, layOut, type Layout } from './layout.ts';
import './round-panel.ts';
import { Theatre } from './theatre.ts';

@customElement('cascade-board')
export class CascadeBoard extends LitElement {
  static override styles = [board, boardStyles];

  @property({ attribute: false }) session?: Session;
  /** The column that is advised, 0 for the leftmost. */
  @property({ attribute: false }) hint: number | undefined;

  /** The column that the current die lies under; the one that Tab reaches. */
  @state() private aim = 0;
  /** The player was told of the Lightning Round and begins it. */
  @state() private begun = false;
  /** Sheets that lie over the board. */
  @state() private covers = 0;
  @query('dice-list') private diceList!: DiceList;

  readonly #motion = new Motion(this);
  readonly #numbers = new DieNumbers();
  readonly #theatre = new Theatre(() => {
    this.#motion.animateNext();
    this.requestUpdate();
    const { scene } = this.#theatre;
    const cue = scene && SCENE_CUES[scene.kind];
    if (cue) this.dispatchEvent(new CueEvent(cue, scene.soFar));
  });
  readonly #pointer = new ColumnPointer({
    at: (spot) => this.#layout.current && columnAt(this.#layout.current, spot),
    aim: (column) => {
      this.aim = column;
    },
    press: (column) => {
      this.aim = column;
      this.focus({ preventScroll: true });
    },
    insert: (column) => {
      this.#insert(column);
    },
    pressedElsewhere: () => {
      this.#theatre.skip();
    },
  });
  readonly #layout = new BoardLayout(this, (width, height, leftHanded) => {
    const table = this.#table;
    const isOver = table?.phase.kind === 'over';
    return table && layOut(width, height, BOARDS[table.board], leftHanded, isOver);
  });
  #shown: Table | undefined;

  constructor() {
    super();
    new SessionController(
      this,
      () => this.session,
      (change) => {
        this.#follow(change);
      },
    );
    new PageKeys(this, this.#keyDown);
    this.addEventListener('keydown', (event) => {
      // A button that is focused would be pressed again and again.
      if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
    });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener(CoverEvent.type, this.#covered);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#theatre.skip();
    window.removeEventListener(CoverEvent.type, this.#covered);
  }

  /** On the column that the current die lies under. */
  override focus(options?: FocusOptions): void {
    this.#columnElement(this.aim)?.focus(options);
  }

  /** A focus on the columns goes along with the die, however that was moved. */
  #keepFocus(): void {
    const focused = this.shadowRoot?.activeElement;
    if (focused instanceof HTMLElement && focused.dataset.target !== undefined) this.focus();
  }

  get #table(): Table | undefined {
    return this.session?.table as Table | undefined;
  }

  #follow(change: Change): void {
    this.#motion.animateNext();
    this.#theatre.follow(change, this.#table?.last);
    const over = this.session?.status.kind === 'over';
    if (over && this.#theatre.scene) this.dispatchEvent(new FinaleEvent(this.#theatre.ended()));
  }

  override willUpdate(changed: Map<string, unknown>): void {
    if (!changed.has('session')) return;
    const table = this.#table;
    this.#theatre.show(table?.last);
    this.#shown = undefined;
    this.begun = false;
    this.aim = table ? Math.floor((BOARDS[table.board].columns - 1) / 2) : 0;
    // At first what is around the board has no size yet; it is measured when that is there.
    if (!this.hasUpdated) return;
    this.#layout.update();
    this.#motion.animateNext();
  }

  override updated(changed: Map<string, unknown>): void {
    if (changed.has('aim')) this.#keepFocus();
    const table = this.#table;
    if (!table) return;
    const before = this.#shown;
    this.#shown = table;
    if (!before || before === table) return;
    tellChange(this, changeWords(before, table), cueOf(before, table));
  }

  override render(): TemplateResult | typeof nothing {
    const { session, aim, hint } = this;
    const layout = this.#layout.current;
    const table = this.#table;
    if (!session || !table || !layout) return nothing;
    const shown = { table, layout, aim, hint, scene: this.#theatre.scene, numbers: this.#numbers };
    return html`<div
        class="table ${deadline(table) === undefined ? '' : 'timed'}"
        role="group"
        aria-label="Cascade"
        @pointerdown=${this.#pointer.down}
        @pointermove=${this.#pointer.move}
        @pointerup=${this.#pointer.up}
        @pointercancel=${this.#pointer.cancel}
      >
        ${drawChart(shown)} ${drawQueue(shown, this.#openList)} ${this.#columns(shown)}
        ${this.#isHidden ? this.#veil(layout) : drawDice(shown)}
        ${drawNotes(shown, session, this.#mustBeTold(table) ? undefined : this.#theatre.results.at(-1))}
      </div>
      ${this.#panel(table, layout)}
      <dice-list .dice=${table.phase.kind === 'lightning' ? [] : table.toCome}></dice-list>`;
  }

  #columns(shown: Shown): readonly TemplateResult[] {
    return [...shown.table.columns.keys()].map((column) =>
      drawColumn(shown, column, {
        click: (event) => {
          if (!this.#pointer.swallows(event)) this.#insert(column);
        },
        focus: () => {
          this.aim = column;
        },
      }),
    );
  }

  /** While its clock stands, nobody is to look at the board of the Lightning Round. */
  get #isHidden(): boolean {
    const table = this.#table;
    return this.covers > 0 && table !== undefined && deadline(table) !== undefined;
  }

  #veil({ field }: Layout): TemplateResult {
    return html`<div class="veil" ${styled(placed(field))}>The clock stands</div>`;
  }

  #panel(table: Table, { field }: Layout): TemplateResult | typeof nothing {
    // A replay is only looked at.
    if (!this.#mustBeTold(table) || this.#theatre.scene || this.inert) return nothing;
    return html`<round-panel
      ${styled({ top: `${String(field.y)}px` })}
      .ms=${msLeft(table, 0)}
      .result=${this.#theatre.results.map(resultWords).join(' ')}
      @begin=${this.#begin}
      @skip=${() => this.session?.play({ kind: 'timeout' })}
    ></round-panel>`;
  }

  /** The player is told of the round first, once what the last move did has been seen. */
  #mustBeTold(table: Table): boolean {
    return roundWaits(table) && !this.begun;
  }

  readonly #begin = (): void => {
    this.begun = true;
    this.focus();
  };

  #insert(column: number): void {
    const { session } = this;
    const table = this.#table;
    if (!session || !table || this.covers > 0) return;
    if (this.#mustBeTold(table) || table.phase.kind === 'fill') {
      this.#theatre.skip();
      return;
    }
    this.aim = column;
    const refusal = session.play(insertion(table, column, session.sinceLastMove));
    if (refusal) refuse(this, refusal.reason, this.#columnElement(column));
  }

  #columnElement(column: number): HTMLElement | null {
    return this.renderRoot.querySelector<HTMLElement>(`[data-target="${String(column + 1)}"]`);
  }

  readonly #openList = (): void => {
    void this.diceList.open();
  };

  readonly #covered = (event: Event): void => {
    if (event instanceof CoverEvent)
      this.covers = Math.max(0, this.covers + (event.covers ? 1 : -1));
  };

  /** The game's keys act wherever the focus is, but for Space on another control. */
  readonly #keyDown = (event: KeyboardEvent): void => {
    const table = this.#table;
    const key = commandKey(event, this);
    // The boards of the rules page are pictures.
    if (!table || key === undefined) return;
    const column = Number(key) - 1;
    if (key === 'ArrowLeft') this.#aimBy(-1);
    else if (key === 'ArrowRight') this.#aimBy(1);
    else if (key === 'ArrowUp' || (key === ' ' && !isOnControl(event))) this.#insert(this.aim);
    else if (table.columns[column]) this.#insert(column);
    else return;
    event.preventDefault();
  };

  /** The keyboard goes along with the die, so that the column under it is read out. */
  #aimBy(step: number): void {
    const last = (this.#table?.columns.length ?? 1) - 1;
    this.aim = Math.min(last, Math.max(0, this.aim + step));
    this.focus();
  }
}

/** Whether a key is pressed on something that Space activates, and that is no column. */
function isOnControl(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  return target instanceof HTMLButtonElement && target.dataset.target === undefined;
}

declare global {
  interface HTMLElementTagNameMap {
    'cascade-board': CascadeBoard;
  }
}
