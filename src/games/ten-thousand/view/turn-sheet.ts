// What everybody did in this game, turn by turn, and how the dice fell.

import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { isFailure } from '../../../core/game.ts';
import { startPosition } from '../../../core/save.ts';
import { grouped } from '../../../core/numbers.ts';
import type { Session } from '../../../session/session.ts';
import '../../../ui/sheet-dialog.ts';
import type { SheetDialog } from '../../../ui/sheet-dialog.ts';
import { figures, replayTables, type Turn, turnLog } from '../figures.ts';
import { tenThousand } from '../rules.ts';
import type { TenThousandPosition } from '../table.ts';
import { deedWords } from '../words.ts';
import './dice-table.ts';

@customElement('turn-sheet')
export class TurnSheet extends LitElement {
  @property({ attribute: false }) session?: Session;
  /** By seat. */
  @property({ attribute: false }) names: readonly string[] = [];
  @state() private turns: readonly Turn[] = [];
  @query('sheet-dialog') private sheet!: SheetDialog;

  /** Shows the game as it is now; while it is open nobody plays on. */
  open(): void {
    this.turns = this.session ? turnsOf(this.session) : [];
    void this.sheet.open();
  }

  override render(): TemplateResult {
    return html`<sheet-dialog heading="Log and dice">
      ${this.turns.length === 0 ? html`<p>Nobody has rolled yet.</p>` : this.#content()}
    </sheet-dialog>`;
  }

  /** First what everybody did last, which is what one mostly looks for. */
  #content(): TemplateResult {
    const { turns, names } = this;
    const players = figures(turns, names.length).map((figures, seat) => ({
      name: names[seat] ?? '',
      figures,
    }));
    const newest = turns.toReversed();
    const earlier = newest.slice(names.length);
    return html`<h3>Last turns</h3>
      <ol reversed>
        ${newest.slice(0, names.length).map((turn) => this.#turn(turn))}
      </ol>
      <h3>Dice</h3>
      <dice-table .players=${players}></dice-table>
      <p>
        The dice are drawn from the number of the game, whoever rolls them.
        <a href="#/${tenThousand.id}/statistics">How they fell in all games</a>
      </p>
      ${
        earlier.length === 0
          ? nothing
          : html`<h3>Earlier turns</h3>
              <ol reversed>
                ${earlier.map((turn) => this.#turn(turn))}
              </ol>`
      }`;
  }

  #turn({ seat, steps, end, points }: Turn): TemplateResult {
    const deeds = steps.map((step) => (step.kind === 'ended' ? 'ended the game' : deedWords(step)));
    return html`<li>
      <b>${this.names[seat]}</b>
      ${end === 'open' ? nothing : html`<b class="points">${grouped(points)}</b>`}
      <span>${deeds.join('; ')}</span>
    </li>`;
  }

  static override styles = css`
    p {
      margin: 0 0 16px;
      color: var(--muted);
      line-height: 1.45;
    }
    a {
      color: var(--ink);
    }
    h3 {
      margin: 0 0 6px;
      font-size: 1rem;
    }
    ol {
      list-style: none;
      margin: 0 0 20px;
      padding: 0;
    }
    li {
      display: grid;
      grid-template-columns: 1fr auto;
      gap: 0 12px;
      padding: 8px 0;
      border-bottom: 1px solid var(--line);
      line-height: 1.4;
      overflow-wrap: anywhere;
    }
    span {
      grid-column: 1 / -1;
      color: var(--muted);
      font-size: 0.875rem;
    }
    .points {
      font-variant-numeric: tabular-nums;
    }
  `;
}

function turnsOf({ game, options, startedFrom, log, cursor }: Session): readonly Turn[] {
  const first = startPosition(game, options, startedFrom);
  if (isFailure(first)) return [];
  return turnLog(replayTables(first as TenThousandPosition, log.slice(0, cursor)));
}

declare global {
  interface HTMLElementTagNameMap {
    'turn-sheet': TurnSheet;
  }
}
