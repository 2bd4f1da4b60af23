// The list of keys: the game's own, then those of every game.

import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { GameView, KeyHelp } from '../ui/game-view.ts';

@customElement('key-list')
export class KeyList extends LitElement {
  @property({ attribute: false }) view!: GameView;

  override render(): TemplateResult {
    return html`<dl>
      ${[...this.view.keys, ...everyGame(this.view)].map(
        ({ keys, does }) =>
          html`<dt><kbd>${keys}</kbd></dt>
            <dd>${does}</dd>`,
      )}
    </dl>`;
  }

  static override styles = css`
    dl {
      display: grid;
      grid-template-columns: auto 1fr;
      gap: 8px 16px;
      align-items: baseline;
      margin: 0;
    }
    dd {
      margin: 0;
    }
    kbd {
      font: inherit;
      font-weight: 600;
      padding: 2px 8px;
      border-radius: 6px;
      background: var(--raised);
    }
  `;
}

function everyGame({ startAgain, endEarly, mind }: GameView): readonly KeyHelp[] {
  const again = startAgain === 'new deal' ? 'play again, with a new deal' : 'this deal again';
  const ends = endEarly === undefined ? '' : '; with nothing open, end the game early';
  return [
    { keys: 'U', does: 'undo' },
    { keys: 'Y', does: 'redo' },
    ...(mind?.hint ? [{ keys: 'T', does: 'tip' }] : []),
    { keys: 'N', does: 'new game' },
    { keys: 'F8', does: again },
    { keys: 'H', does: 'high scores: the statistics' },
    { keys: '?', does: 'this list' },
    { keys: 'Esc', does: `close what is open${ends}` },
  ];
}

declare global {
  interface HTMLElementTagNameMap {
    'key-list': KeyList;
  }
}
