// What the boards have in common that lay their parts out in the space they have.

import { css } from 'lit';

export const board = css`
  :host {
    display: block;
    position: relative;
    overflow: hidden;
    /* A shadow at the edge is not cut off, where the browser knows how. */
    overflow: clip;
    overflow-clip-margin: 12px;
    touch-action: pinch-zoom;
    user-select: none;
    -webkit-user-select: none;
    -webkit-touch-callout: none;
  }
  button {
    font: inherit;
    color: inherit;
    border: 0;
    background: none;
    padding: 0;
    margin: 0;
    -webkit-tap-highlight-color: transparent;
  }
`;
