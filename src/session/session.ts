// One game being played: its moves, undo and redo, play time and aids. Knows no screen, no storage.

import { type AnyGame, isFailure, type Refusal, type Status } from '../core/game.ts';
import { digest } from '../core/hash.ts';
import {
  type Aids,
  type AnyPosition,
  type Origin,
  replay,
  type ReplayFailure,
  type Save,
  SAVE_FORMAT,
  type Start,
  startPosition,
} from '../core/save.ts';

/** Both in milliseconds. Only play time is measured by `monotonic`, which may start anywhere. */
export interface Clocks {
  wall(): number;
  monotonic(): number;
}

export interface NewGame {
  readonly id: string;
  readonly origin: Origin;
  readonly options: unknown;
  readonly start: Start;
  /** This deal was played before on this device. */
  readonly again: boolean;
}

/** What a listener is told: which kind of change it was. */
export type Change = 'play' | 'undo' | 'redo' | 'restart' | 'aid';

type Listener = (change: Change) => void;

export class Session {
  readonly game: AnyGame;
  readonly #clocks: Clocks;
  readonly #save: Pick<Save, 'id' | 'createdAt' | 'origin' | 'options' | 'start'>;
  readonly #listeners = new Set<Listener>();
  #positions: readonly AnyPosition[];
  #log: readonly string[];
  #times: readonly number[];
  #cursor: number;
  #aids: Aids;
  #revision: number;
  #updatedAt: number;
  /** Play time before the clock was last started. */
  #elapsedBefore: number;
  /** When it was last started, undefined while paused. */
  #startedAt: number | undefined;

  private constructor(
    game: AnyGame,
    save: Omit<Save, 'format' | 'game' | 'rules' | 'summary' | 'digest'>,
    positions: readonly AnyPosition[],
    clocks: Clocks,
  ) {
    this.game = game;
    this.#clocks = clocks;
    this.#save = save;
    this.#positions = positions;
    this.#log = save.log;
    this.#times = save.times;
    this.#cursor = save.cursor;
    this.#aids = save.aids;
    this.#revision = save.revision;
    this.#updatedAt = save.updatedAt;
    this.#elapsedBefore = save.elapsed;
  }

  /** Deals a new game, its clock paused. The failure says what is wrong with options or start. */
  static start(game: AnyGame, fresh: NewGame, clocks: Clocks): Session | { error: string } {
    const first = startPosition(game, fresh.options, fresh.start);
    if (isFailure(first)) return first;
    const now = clocks.wall();
    const save = {
      id: fresh.id,
      revision: 0,
      createdAt: now,
      updatedAt: now,
      origin: fresh.origin,
      // In full, so that the same choices are one option set however they were written.
      options: game.parseOptions(fresh.options),
      start: fresh.start,
      log: [],
      times: [],
      cursor: 0,
      elapsed: 0,
      aids: { peeks: 0, hints: 0, again: fresh.again },
    };
    return new Session(game, save, [first], clocks);
  }

  /** Goes on with a saved game, its clock paused. */
  static open(game: AnyGame, save: Save, clocks: Clocks): Session | ReplayFailure {
    const positions = replay(game, save);
    return 'error' in positions ? positions : new Session(game, save, positions, clocks);
  }

  get id(): string {
    return this.#save.id;
  }

  get origin(): Origin {
    return this.#save.origin;
  }

  get options(): unknown {
    return this.#save.options;
  }

  get startedFrom(): Start {
    return this.#save.start;
  }

  /** What the players see now. */
  get table(): unknown {
    return this.#position.table;
  }

  /** What the players saw after so many moves of the log. */
  tableAt(cursor: number): unknown {
    return this.#at(cursor).table;
  }

  /** Only for an open-deal solver, which needs what is hidden too. */
  get position(): AnyPosition {
    return this.#position;
  }

  get status(): Status {
    return this.game.status(this.table);
  }

  get score(): readonly number[] {
    return this.game.score(this.table);
  }

  /** Moves made so far; redo is not counted. */
  get cursor(): number {
    return this.#cursor;
  }

  /** All moves, those that can be redone included. */
  get log(): readonly string[] {
    return this.#log;
  }

  get aids(): Aids {
    return this.#aids;
  }

  get revision(): number {
    return this.#revision;
  }

  /** Play time in milliseconds: it stands once the game is over. */
  get elapsed(): number {
    return this.#startedAt === undefined || this.status.kind === 'over'
      ? this.#elapsedBefore
      : this.#elapsedBefore + this.#clocks.monotonic() - this.#startedAt;
  }

  /** Play time since the last move, in milliseconds: what a running clock counts. */
  get sinceLastMove(): number {
    return this.elapsed - (this.#times[this.#cursor - 1] ?? 0);
  }

  get canUndo(): boolean {
    return this.#canGoBack(this.#cursor - 1);
  }

  get canRedo(): boolean {
    return this.#cursor < this.#log.length;
  }

  /** Whether undo reaches all the way back to the deal, and there is something to take back. */
  get canRestart(): boolean {
    return this.#canGoBack(0);
  }

  /** Makes a move, or says why not and changes nothing. */
  play(move: unknown): Refusal | undefined {
    const refusal = this.game.check(this.table, move);
    if (refusal) return refusal;
    const made = this.#cursor;
    this.#positions = [
      ...this.#positions.slice(0, made + 1),
      this.game.apply(this.#position, move),
    ];
    this.#log = [...this.#log.slice(0, made), this.game.encode(move)];
    this.#times = [...this.#times.slice(0, made), this.elapsed];
    this.#moveTo(made + 1, 'play');
    return undefined;
  }

  /**
   * Takes back the last move, or in one step all after the first `to`. False when there is nothing
   * to take back or the rules forbid it.
   */
  undo(to = this.#cursor - 1): boolean {
    return this.#goBack(to, 'undo');
  }

  /** Brings back the next move, or in one step all that was taken back; false where nothing was. */
  redo(how: 'one' | 'all' = 'one'): boolean {
    if (!this.canRedo) return false;
    this.#moveTo(how === 'all' ? this.#log.length : this.#cursor + 1, 'redo');
    return true;
  }

  /** Shows any moment of the game, past what undo reaches: for replays, which nobody plays on. */
  goTo(cursor: number): void {
    if (cursor === this.#cursor || cursor < 0 || cursor > this.#log.length) return;
    // A clock that is replayed shows what was left then.
    this.#elapsedBefore = this.#times[cursor - 1] ?? 0;
    this.#moveTo(cursor, cursor < this.#cursor ? 'undo' : 'redo');
  }

  /** Takes everything back to the deal in one step; redo brings it back until the next move. */
  restart(): boolean {
    return this.#goBack(0, 'restart');
  }

  /** Marks that a hint or a coach was asked. */
  countHint(): void {
    this.#aids = { ...this.#aids, hints: this.#aids.hints + 1 };
    this.#changed('aid');
  }

  /** Starts the play clock; harmless while it runs. */
  resume(): void {
    this.#startedAt ??= this.#clocks.monotonic();
  }

  /** Stops the play clock; harmless while it stands. */
  pause(): void {
    this.#elapsedBefore = this.elapsed;
    this.#startedAt = undefined;
  }

  /** Calls back after every change, until the returned function is called. */
  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  toSave(): Save {
    const notation = this.game.write(this.#position);
    return {
      format: SAVE_FORMAT,
      ...this.#save,
      game: this.game.id,
      rules: this.game.rulesVersion,
      revision: this.#revision,
      updatedAt: this.#updatedAt,
      log: [...this.#log],
      times: [...this.#times],
      cursor: this.#cursor,
      elapsed: this.elapsed,
      aids: this.#aids,
      summary: { notation, score: [...this.score], status: copyOf(this.status) },
      digest: digest(notation),
    };
  }

  get #position(): AnyPosition {
    return this.#at(this.#cursor);
  }

  /** There is a position for every cursor from 0 to the length of the log. */
  #at(cursor: number): AnyPosition {
    const position = this.#positions[cursor];
    if (!position) throw new RangeError(`no position at ${String(cursor)}`);
    return position;
  }

  #canGoBack(to: number): boolean {
    if (to < 0 || to >= this.#cursor) return false;
    for (let at = to; at < this.#cursor; at++) {
      if (!this.game.undoable(this.#at(at).table, this.#at(at + 1).table)) return false;
    }
    return true;
  }

  #goBack(to: number, change: Change): boolean {
    if (!this.#canGoBack(to)) return false;
    this.#countPeeks(to);
    this.#moveTo(to, change);
    return true;
  }

  #countPeeks(to: number): void {
    let peeks = this.#aids.peeks;
    for (let at = to; at < this.#cursor; at++) {
      if (this.#at(at).hidden !== this.#at(at + 1).hidden) peeks += 1;
    }
    if (peeks !== this.#aids.peeks) this.#aids = { ...this.#aids, peeks };
  }

  #moveTo(cursor: number, change: Change): void {
    this.#elapsedBefore = this.elapsed;
    if (this.#startedAt !== undefined) this.#startedAt = this.#clocks.monotonic();
    this.#cursor = cursor;
    this.#changed(change);
  }

  #changed(change: Change): void {
    this.#revision += 1;
    this.#updatedAt = this.#clocks.wall();
    for (const listener of this.#listeners) listener(change);
  }
}

function copyOf(status: Status): Save['summary']['status'] {
  return status.kind === 'over' ? { ...status, winners: [...status.winners] } : status;
}
