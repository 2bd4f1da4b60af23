// How the screen around a board looks: bars above and below, and at the side on a low screen.

import { css } from 'lit';
import { controls } from '../ui/styles.ts';

export const shellStyles = [
  controls,
  css`
    :host {
      display: grid;
      grid-template: auto minmax(0, 1fr) auto auto / minmax(0, 1fr);
      grid-template-areas: 'bar' 'board' 'hints' 'actions';
      height: 100%;
      overflow: hidden;
    }
    game-bar {
      grid-area: bar;
    }
    .board {
      grid-area: board;
      display: flex;
      flex-direction: column;
      min-width: 0;
      min-height: 0;
      overscroll-behavior: none;
      padding: 0 env(safe-area-inset-right) 0 env(safe-area-inset-left);
    }
    .board > :first-child {
      flex: 1;
      min-width: 0;
      min-height: 0;
    }
    /* The end lies beside the board, so that all of it can still be looked at. */
    @media (orientation: landscape) {
      .board {
        flex-direction: row;
        align-items: stretch;
      }
      :host([data-hand='left']) .board {
        flex-direction: row-reverse;
      }
    }
    ::slotted([slot='hints']) {
      grid-area: hints;
    }
    game-actions {
      grid-area: actions;
    }
    @media (max-height: 480px) and (orientation: landscape) {
      :host {
        grid-template: auto minmax(0, 1fr) auto env(safe-area-inset-bottom) / minmax(0, 1fr) auto;
        grid-template-areas: 'bar bar' 'board actions' 'hints actions' '. actions';
      }
      :host([data-hand='left']) {
        grid-template: auto minmax(0, 1fr) auto env(safe-area-inset-bottom) / auto minmax(0, 1fr);
        grid-template-areas: 'bar bar' 'actions board' 'actions hints' 'actions .';
      }
      /* The bar at the side keeps its own distance from the edge. */
      .board {
        padding: 0 0 0 env(safe-area-inset-left);
      }
      :host([data-hand='left']) .board {
        padding: 0 env(safe-area-inset-right) 0 0;
      }
    }
  `,
];
