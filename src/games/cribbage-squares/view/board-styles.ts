// How Cribbage Squares' board looks.

import { css } from 'lit';

export const boardStyles = css`
  :host {
    /* What is lifted has its shadow whole. */
    overflow: clip;
    overflow-clip-margin: 24px;
  }
  button {
    cursor: pointer;
  }
  .place,
  .slot {
    position: absolute;
    box-sizing: border-box;
    width: var(--card-width);
    height: var(--card-height);
    border-radius: calc(var(--card-width) * 0.11);
  }
  .card {
    display: block;
    border-radius: calc(var(--card-width) * 0.11);
    box-shadow: var(--shadow);
  }
  .cell {
    cursor: default;
  }
  .cell .card {
    position: absolute;
    inset: 0;
  }
  .slot {
    border: 1.5px dashed var(--line);
  }
  .free {
    border: 1.5px dashed var(--free-edge);
    background: var(--raised);
    cursor: pointer;
  }
  .number {
    color: var(--muted);
    font-size: max(0.875rem, calc(var(--card-width) * 0.32));
    font-variant-numeric: tabular-nums;
  }
  .figure {
    display: grid;
    justify-items: center;
    gap: 2px;
    /* "60.6" is no wider than its cell, in bold and in the wider edge too, however large text is. */
    font-size: max(var(--card-width) * 0.26, min(0.8125rem, var(--card-width) * 0.33));
  }
  .hinted {
    border: 3px dashed;
    border-color: var(--accent-line);
  }
  .hinted .figure {
    color: var(--ink);
    font-weight: 700;
  }
  .free.typed,
  .free:active,
  .cell[data-over] {
    border: 3px solid var(--accent-line);
  }
  .hand {
    cursor: grab;
    box-shadow:
      0 0 0 3px var(--accent),
      0 0 0 calc(3px + var(--ring-edge)) var(--accent-edge),
      var(--shadow-high);
  }
  .dragged {
    z-index: 45;
    pointer-events: none;
    box-shadow: var(--shadow-high);
  }
  /* Sizes follow the player's text, as far as the board has room for it. */
  .score {
    position: absolute;
    display: flex;
    align-items: center;
    justify-content: center;
    font-size: max(var(--card-width) * 0.22, min(1.125rem, max(14px, var(--card-width) * 0.5)));
    font-weight: 700;
    font-variant-numeric: tabular-nums;
    border-radius: 10px;
  }
  .score span {
    text-decoration-line: underline;
    text-decoration-style: dotted;
    text-decoration-thickness: 1.5px;
    text-underline-offset: 4px;
  }
  .score.none {
    color: var(--muted);
    font-weight: 400;
  }
  .score.none span {
    text-decoration: none;
  }
  .label {
    position: absolute;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    margin: 0;
    font-size: max(var(--card-width) * 0.14, min(0.8125rem, max(12px, var(--card-width) * 0.26)));
    line-height: 1.3;
    text-align: center;
    color: var(--muted);
  }
  .label b {
    font-weight: 600;
    color: var(--ink);
    font-variant-numeric: tabular-nums;
  }
  .caption {
    font-size: max(var(--card-width) * 0.15, min(0.875rem, max(13px, var(--card-width) * 0.32)));
    color: var(--ink);
  }
  .scored .card,
  .starter.scored {
    box-shadow:
      0 0 0 2.5px var(--accent),
      0 0 0 calc(2.5px + var(--ring-edge)) var(--accent-edge),
      var(--shadow);
  }
  .score.scored {
    background: var(--accent);
    color: var(--on-accent);
  }
  button:focus-visible {
    outline: var(--focus-line);
    outline-offset: 2px;
    z-index: 35;
  }
  @media (hover: hover) {
    .free:hover {
      background: var(--raised-hover);
      border-color: var(--accent-line);
    }
    .score:hover {
      background: var(--raised);
    }
  }
`;
