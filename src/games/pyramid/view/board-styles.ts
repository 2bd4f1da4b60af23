// How Pyramid's board looks.

import { css } from 'lit';

/** Letters of the words under the piles: as a part of the page's, and in CSS pixels. */
export const LABEL = { part: 0.8125, most: 17 } as const;

export const boardStyles = css`
  .card,
  .slot,
  .under {
    position: absolute;
    width: var(--card-width);
    height: var(--card-height);
    border-radius: calc(var(--card-width) * 0.11);
  }
  .card {
    cursor: default;
    touch-action: pinch-zoom;
  }
  .free {
    cursor: pointer;
    box-shadow: var(--shadow);
  }
  .selected {
    z-index: 30;
    transform: translateY(-7%);
    /* No further out than the margin before a neighbour's rank. */
    box-shadow:
      0 0 0 3px var(--accent),
      0 0 0 calc(3px + min(var(--ring-edge), 1.5px)) var(--accent-edge),
      var(--shadow-high);
  }
  /* Dashed, with a mark on its corner: a card that is advised is not one that is selected. */
  .hinted {
    z-index: 20;
  }
  .hinted::after {
    content: '';
    position: absolute;
    inset: -4px;
    border: 3px dashed;
    border-color: var(--accent-line);
    border-radius: calc(var(--card-width) * 0.11 + 4px);
    pointer-events: none;
  }
  .mark {
    position: absolute;
    z-index: 1;
    right: -6px;
    bottom: -6px;
    width: 22px;
    height: 22px;
    display: grid;
    place-items: center;
    border-radius: 50%;
    background: var(--accent);
    color: var(--on-accent);
    pointer-events: none;
  }
  .dragged {
    z-index: 45;
    pointer-events: none;
    box-shadow: var(--shadow-high);
  }
  .slot,
  .empty {
    border: 1.5px dashed var(--line);
    box-sizing: border-box;
  }
  /* Wholly under a card that lies on it. */
  .slot {
    width: calc(var(--card-width) - 2px);
    height: calc(var(--card-height) - 2px);
    margin: 1px;
  }
  .under {
    pointer-events: none;
  }
  .label {
    position: absolute;
    width: max-content;
    margin-top: var(--card-height);
    height: 24px;
    line-height: 24px;
    /* As large as the person likes, and the line under the piles allows. */
    font-size: min(${LABEL.part}rem, ${LABEL.most}px);
    white-space: nowrap;
    color: var(--muted);
  }
  /* Beside its words, what lies under a label is seen and hit. */
  span.label {
    pointer-events: none;
  }
  .middle {
    transform: translateX(calc(var(--card-width) / 2 - 50%));
  }
  .end {
    transform: translateX(calc(var(--card-width) - 100%));
  }
  .label b {
    font-weight: 600;
    color: var(--ink);
    font-variant-numeric: tabular-nums;
  }
  button.label {
    text-decoration-line: underline;
    text-decoration-style: dotted;
    text-underline-offset: 3px;
    cursor: pointer;
  }
  button:focus-visible {
    outline: var(--focus-line);
    outline-offset: 2px;
    z-index: 35;
  }
  /* It stays under what covers it. */
  .covered:focus-visible {
    outline-offset: -3px;
    z-index: auto;
  }
`;
