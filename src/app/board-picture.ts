// A small picture of a board, drawn from its notation by its game once that part is loaded.

import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { loadPicture } from './game-parts.ts';

@customElement('board-picture')
export class BoardPicture extends LitElement {
  /** The game's id. */
  @property() game = '';
  @property() notation = '';
  @state() private picture: TemplateResult | undefined;

  override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has('game') || changed.has('notation')) void this.#draw(this.game, this.notation);
  }

  async #draw(game: string, notation: string): Promise<void> {
    // Whatever it stands on is as good without it.
    const draw = await loadPicture(game).catch(() => undefined);
    if (game === this.game && notation === this.notation) this.picture = draw?.(notation);
  }

  override render(): TemplateResult {
    return html`${this.picture}`;
  }

  static override styles = css`
    :host {
      display: block;
      flex: none;
      width: 104px;
      height: 78px;
      border-radius: 9px;
      background: var(--cloth);
      overflow: hidden;
    }
    svg {
      display: block;
      width: 100%;
      height: 100%;
    }
  `;
}

declare global {
  interface HTMLElementTagNameMap {
    'board-picture': BoardPicture;
  }
}
