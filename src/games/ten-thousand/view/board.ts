// Ten-Thousand's board: draws a session's table and turns taps and keys into moves. Dice set aside
// are the board's own matter until the player rolls on or stands.

import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { grouped } from '../../../core/numbers.ts';
import { botLevel } from '../../../session/driver.ts';
import type { Change, Session } from '../../../session/session.ts';
import { BoardFocus } from '../../../ui/board-focus.ts';
import type { Cue } from '../../../ui/cues.ts';
import { CueEvent, HastenEvent, SayEvent, TellEvent } from '../../../ui/events.ts';
import { commandKey, PageKeys } from '../../../ui/keys.ts';
import { Motion } from '../../../ui/motion.ts';
import { SessionController } from '../../../ui/session-controller.ts';
import '../../../ui/sheet-dialog.ts';
import type { SheetDialog } from '../../../ui/sheet-dialog.ts';
import { refuse } from '../../../ui/tell.ts';
import type { Advice, Thought } from '../coach.ts';
import { seatNames } from '../names.ts';
import type { Options } from '../options.ts';
import { hasRolled, isOver, mustTake, type Table, tableRemovals } from '../table.ts';
import { asideWords, changeWords, whyIdle } from '../words.ts';
import { type Acting, drawActions, drawBotActions, isAside } from './actions.ts';
import { type Advising, chosenOf, drawAdvice } from './advice.ts';
import { adviceStyles } from './advice-styles.ts';
import { boardStyles } from './board-styles.ts';
import { ASIDE_CUE, STEP_CUES } from './cues.ts';
import { drawFelt, type Handling } from './felt.ts';
import { drawNews } from './news.ts';
import {
  facesAside,
  NO_ROLL,
  type Roll,
  rollOf,
  tableAhead,
  takeOf,
  toggled,
  whyNot,
  withAside,
} from './roll.ts';
import './seat-totals.ts';
import { Tumble } from './tumble.ts';
import type { TurnSheet } from './turn-sheet.ts';

@customElement('ten-thousand-board')
export class TenThousandBoard extends LitElement {
  static override styles = [boardStyles, adviceStyles];

  @property({ attribute: false }) session?: Session;
  /** What the coach advises for the dice on the table. */
  @property({ attribute: false }) advice: Advice | undefined;

  @state() private roll = NO_ROLL;
  /** The choice of the coach that was tapped last; others may take the same dice. */
  @state() private tapped: Thought | undefined;
  @query('sheet-dialog') private scoringSheet!: SheetDialog;
  @query('turn-sheet') private turnSheet!: TurnSheet;

  readonly #focus = new BoardFocus(this, 'roll');
  readonly #motion = new Motion(this);
  readonly #tumble = new Tumble();
  readonly #acting: Acting & Advising & Handling = {
    tabIndex: (target) => this.#focus.tabIndex(target),
    tap: (index) => {
      this.#tap(index);
    },
    act: (what) => {
      // While a bot plays, every tap hastens it.
      if (this.#botPlays) return;
      if (what === 'all') this.#takeAll();
      else this.#play(what);
    },
    choose: (thought) => {
      this.#choose(thought);
    },
  };
  #followed: Session | undefined;
  #shown: Table | undefined;
  /** To know its dice again when the turn that it ended is taken back. */
  #lastRoll = NO_ROLL;
  /** Counts the rolls seen. */
  #rolls = 0;
  /** Whether dice are seen to move in the next redraw: those rolled, or those set aside. */
  #tumbles = false;
  #glides = false;
  /** What happened since the last redraw, to be said with it. */
  #toSay: string[] = [];
  #cue: Cue | undefined;

  constructor() {
    super();
    new SessionController(
      this,
      () => this.session,
      (change) => {
        this.#changed(change);
      },
    );
    new PageKeys(this, this.#pageKeyDown);
    this.addEventListener('pointerdown', () => {
      this.#tumble.cut();
    });
    this.addEventListener('click', () => {
      if (this.#botPlays) this.dispatchEvent(new HastenEvent());
    });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // Not every browser lets a style look beyond its own element.
    this.dataset.hand = document.documentElement.dataset.hand;
  }

  /** Where the keyboard was last, if that is still there. */
  override focus(options?: FocusOptions): void {
    this.#focus.focus(options);
  }

  async showLog(): Promise<void> {
    if (await this.#has(import('./turn-sheet.ts'))) this.turnSheet.open();
  }

  async showScoring(): Promise<void> {
    if (await this.#has(import('./scoring-card.ts'))) await this.scoringSheet.open();
  }

  /** What is not needed for playing is loaded when it is asked for. */
  async #has(part: Promise<unknown>): Promise<boolean> {
    try {
      await part;
      // Whoever has left since asks for nothing any more.
      return this.isConnected;
    } catch {
      this.dispatchEvent(new TellEvent('That part could not be loaded'));
      return false;
    }
  }

  get #table(): Table | undefined {
    return this.session?.table as Table | undefined;
  }

  get #names(): readonly string[] {
    const table = this.#table;
    return table ? seatNames(this.session?.options as Options, table.totals.length) : [];
  }

  get #botPlays(): boolean {
    const { session } = this;
    if (session?.status.kind !== 'playing') return false;
    return botLevel(session, session.status.seat) !== undefined;
  }

  #changed(change: Change): void {
    const table = this.#table;
    // Help changes no table: nothing has been done that is to be said, or seen to move.
    if (!table || change === 'aid') return;
    if (this.#shown) this.#toSay.push(changeWords(this.#shown, table, this.#names));
    this.#shown = table;
    this.#see(table);
    const rolled = table.lastStep?.kind === 'rolled' || table.lastStep?.kind === 'bust';
    if (rolled) this.#rolls += 1;
    const forward = change === 'play' || change === 'redo';
    this.#tumbles = rolled && forward;
    this.#cue = forward && table.lastStep ? STEP_CUES[table.lastStep.kind] : undefined;
    this.#glides = true;
  }

  override willUpdate(changed: Map<string, unknown>): void {
    // Advice comes and goes at the cost of the room for the dice.
    if (changed.has('advice')) this.#glides = true;
    // A roll takes dice and throws others in one go: only those thrown are seen to move.
    if (this.#glides && !this.#tumbles) this.#motion.animateNext();
    this.#glides = false;
    if (this.session === this.#followed) return;
    this.#followed = this.session;
    this.#shown = this.#table;
    this.#rolls += 1;
    this.#lastRoll = NO_ROLL;
    if (this.#shown) this.#see(this.#shown);
  }

  #see(table: Table): void {
    this.roll = rollOf(table, this.#lastRoll);
    if (this.roll.faces.length > 0) this.#lastRoll = this.roll;
  }

  override updated(): void {
    if (this.#toSay.length > 0) this.dispatchEvent(new SayEvent(this.#toSay.join('. ')));
    this.#toSay = [];
    if (this.#cue) this.dispatchEvent(new CueEvent(this.#cue));
    this.#cue = undefined;
    if (this.#tumbles) {
      this.#tumble.start(this.renderRoot.querySelectorAll('.free die-face, .bust die-face'));
    }
    this.#tumbles = false;
  }

  override render(): TemplateResult | typeof nothing {
    const table = this.#table;
    if (!table) return nothing;
    const names = this.#names;
    return html`<div class=${this.#tableClass(table)} role="group" aria-label="Ten-Thousand">
        <div class="players">
          <seat-totals .table=${table} .names=${names}></seat-totals>
          ${drawNews(table, names)}
        </div>
        ${drawFelt(table, names, this.roll, this.#rolls, this.#acting)}
        ${this.advice ? drawAdvice(table, this.advice, this.#chosen, this.#acting) : nothing}
        <div class="hands">${this.#actions(table, names)}</div>
      </div>
      <turn-sheet .session=${this.session} .names=${names}></turn-sheet>
      <sheet-dialog heading="Scoring">
        <scoring-card groups=${table.groups}></scoring-card>
      </sheet-dialog>`;
  }

  #tableClass(table: Table): string {
    const size = table.totals.length > 2 ? 'several' : 'two';
    return `table ${size} ${isOver(table) ? 'over' : ''} ${this.advice ? 'advised' : ''}`;
  }

  #actions(table: Table, names: readonly string[]): TemplateResult | typeof nothing {
    if (isOver(table)) return nothing;
    return this.#botPlays
      ? drawBotActions(names[table.seat] ?? '', this.#acting)
      : drawActions(table, this.roll, this.#acting, this.advice !== undefined);
  }

  #tap(index: number): void {
    const { session } = this;
    const table = this.#table;
    if (!session || !table || this.#botPlays || isOver(table) || !hasRolled(table)) return;
    const wanted = toggled(this.roll, index);
    const face = this.roll.faces[index] ?? 0;
    const whole: Table = { ...table, dice: this.roll.faces, taken: [] };
    const idle = !tableRemovals(whole).some(({ dice }) => dice.includes(face));
    if (idle && wanted.aside.includes(index)) {
      this.#refuse(whyIdle(whole, face), `die${index}`);
      return;
    }
    // What was taken by a move already comes back by taking that move back.
    if (table.taken.length > 0 && !session.undo()) return;
    this.#setAside(withAside(this.roll, facesAside(wanted)));
  }

  /** Sets aside all that scores, or puts that back. */
  #takeAll(): void {
    const table = this.#table;
    const all = table && tableRemovals(table).at(-1);
    if (all) this.#toggleAside(all.dice);
  }

  get #chosen(): Thought | undefined {
    return this.advice && chosenOf(this.advice, this.roll, this.tapped);
  }

  /** Of two choices that take the same dice, a tap on the other one moves none. */
  #choose(thought: Thought): void {
    const other = thought !== this.#chosen;
    this.tapped = thought;
    if (!other || !isAside(this.roll, thought.take)) this.#toggleAside(thought.take);
  }

  #toggleAside(dice: readonly number[]): void {
    this.#setAside(withAside(this.roll, isAside(this.roll, dice) ? [] : dice));
  }

  #setAside(roll: Roll): void {
    const table = this.#table;
    if (!table) return;
    this.roll = roll;
    this.#lastRoll = roll;
    this.#glides = true;
    this.#cue = ASIDE_CUE;
    const words =
      roll.aside.length === 0 ? 'Nothing set aside' : asideWords(table, facesAside(roll));
    this.#toSay.push(`${words}. ${grouped(tableAhead(table, roll).hand)} in hand`);
  }

  /** Takes what was set aside, and rolls on or stands. */
  #play(kind: 'stand' | 'roll'): void {
    const { session } = this;
    const table = this.#table;
    if (!session || !table) return;
    const refusal = whyNot(table, this.roll, kind);
    if (refusal !== undefined) {
      this.#refuse(refusal, kind);
      return;
    }
    if (mustTake(table)) session.play(takeOf(this.roll));
    session.play({ kind });
  }

  #refuse(reason: string, target: string): void {
    refuse(this, reason, this.#focus.element(target));
  }

  /** Keys that act wherever the focus is. While a bot plays, they hasten it. */
  readonly #pageKeyDown = (event: KeyboardEvent): void => {
    const command = this.#command(commandKey(event, this));
    if (!command) return;
    event.preventDefault();
    if (this.#botPlays) this.dispatchEvent(new HastenEvent());
    else command();
  };

  /** R, S, A, and the numbers of the dice. */
  #command(key: string | undefined): (() => void) | undefined {
    const { act, tap } = this.#acting;
    if (key === 'r') return () => act('roll');
    if (key === 's') return () => act('stand');
    if (key === 'a') return () => act('all');
    const index = Number(key) - 1;
    return this.roll.faces[index] === undefined ? undefined : () => tap(index);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'ten-thousand-board': TenThousandBoard;
  }
}
