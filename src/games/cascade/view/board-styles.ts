// How Cascade's board looks.

import { css } from 'lit';

export const boardStyles = css`
  :host {
    height: 100%;
  }
  .table {
    position: absolute;
    inset: 0;
    touch-action: pinch-zoom;
  }
  /* Against the clock both thumbs insert, and never zoom. */
  .table.timed,
  .table.timed button {
    touch-action: none;
  }
  button {
    cursor: pointer;
    touch-action: pinch-zoom;
  }
  .table > * {
    position: absolute;
    box-sizing: border-box;
  }
  .column {
    outline: var(--edge);
    outline-offset: -1.5px;
    display: flex;
    align-items: flex-end;
    border: 0 solid transparent;
    border-width: 0 2px;
    border-radius: 12px;
    background: var(--bar) padding-box;
  }
  .column.refuses {
    background:
      repeating-linear-gradient(-45deg, transparent 0 8px, var(--line) 8px 9px) padding-box,
      var(--bar) padding-box;
  }
  .foot {
    width: 100%;
    height: var(--foot);
    line-height: var(--foot);
    font-size: min(0.8125rem, 16px, var(--foot-text));
    text-align: center;
    color: var(--muted);
  }
  .hinted::after {
    content: '';
    position: absolute;
    inset: 0 2px;
    border: 3px dashed;
    border-color: var(--accent-line);
    border-radius: 10px;
    pointer-events: none;
  }
  .hinted .foot {
    color: var(--ink);
    font-weight: 600;
  }
  .refuses .foot {
    border-radius: 0 0 10px 10px;
    background: var(--bar);
  }
  .foot svg {
    vertical-align: -3px;
  }
  .aimed .foot {
    color: var(--ink);
    font-weight: 600;
  }
  .queue {
    outline: var(--edge);
    outline-offset: -1.5px;
    border-radius: 12px;
    background: var(--bar);
  }
  .queue span {
    position: absolute;
    inset: 3px 0 auto;
    line-height: 13px;
    font-size: min(0.6875rem, 12px);
    color: var(--muted);
    text-align: center;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  .die {
    border-radius: 20%;
    box-shadow: var(--shadow);
    pointer-events: none;
  }
  .lit {
    z-index: 20;
    box-shadow:
      0 0 0 3px var(--accent),
      0 0 0 calc(3px + var(--ring-edge)) var(--accent-edge),
      var(--shadow-high);
  }
  .next {
    box-shadow:
      0 0 0 2px var(--bar),
      0 0 0 4px var(--muted),
      var(--shadow);
  }
  .hand {
    z-index: 10;
    box-shadow: var(--shadow-high);
  }
  .times,
  .count {
    z-index: 51;
    pointer-events: none;
    padding: 1px 8px;
    border-radius: 99px;
    background: var(--notice);
    color: var(--on-notice);
    font-weight: 700;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
    transform: translate(-50%, -50%);
  }
  .count {
    box-shadow: var(--shadow-high);
  }
  .times {
    font-size: 0.8125rem;
    padding: 0 5px;
  }
  .notes {
    padding: 4px 6px 0;
    font-size: min(0.875rem, 16px);
    line-height: 1.2;
    overflow: hidden;
    pointer-events: none;
  }
  .notes p {
    margin: 0 0 2px;
  }
  .roomy {
    font-size: min(1rem, 24px);
  }
  .standing {
    color: var(--muted);
    font-variant-numeric: tabular-nums;
  }
  .standing b {
    color: var(--ink);
  }
  /* What is too long for the room is cut between words; it has been said in full. */
  .result {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    font-weight: 600;
  }
  .roomy .result {
    -webkit-line-clamp: 3;
  }
  .running {
    display: flex;
    gap: 12px;
    align-items: center;
  }
  .running .result {
    flex: 1;
  }
  round-clock {
    font-size: min(2.5rem, 48px);
  }
  .veil {
    z-index: 50;
    display: grid;
    place-items: center;
    border-radius: 12px;
    background: var(--bar);
    color: var(--muted);
  }
  round-panel {
    position: absolute;
    z-index: 55;
  }
  button:focus-visible {
    outline: var(--focus-line);
    /* Beside the dice, which lie over the columns, the focused one too. */
    outline-offset: -3px;
  }
`;
