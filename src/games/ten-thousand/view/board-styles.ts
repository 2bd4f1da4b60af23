// How Ten-Thousand's board looks: players, dice, actions, one above the other or side by side.

import { css } from 'lit';
import { controls } from '../../../ui/styles.ts';

const layout = css`
  :host {
    display: block;
    position: relative;
    overflow: hidden auto;
    overscroll-behavior: none;
    container-type: size;
    touch-action: manipulation;
    user-select: none;
    -webkit-user-select: none;
    -webkit-touch-callout: none;
  }
  /* Not a grid while it is a single column: what depends on a container's size is laid out once in
     this, and several times in that. */
  .table {
    display: flex;
    flex-direction: column;
    gap: 6px;
    min-height: 100%;
    max-width: 560px;
    margin: 0 auto;
    padding: 8px;
  }
  .players {
    grid-area: players;
  }
  .felt {
    grid-area: felt;
    flex: 1 0 120px;
  }
  .hands {
    grid-area: hands;
  }
  @container (min-aspect-ratio: 1) and (min-width: 440px) {
    .table {
      display: grid;
      grid-template: minmax(0, 1fr) auto / minmax(0, 2fr) minmax(0, 3fr);
      grid-template-areas: 'players felt' 'players hands';
      gap: 6px 16px;
      max-width: 1080px;
      max-height: 680px;
    }
  }
  /* Beside the result there may be room for the totals only. */
  @container (max-height: 300px) {
    .over .felt {
      display: none;
    }
  }
  p {
    margin: 0;
  }
`;

const words = css`
  .news {
    /* A line, also while there is none to read. */
    min-height: calc(1.25em + 8px);
    padding: 4px 2px;
    font-size: 0.8125rem;
    line-height: 1.25;
    overflow-wrap: anywhere;
  }
  .last-round {
    padding: 4px 2px;
    border-block: 1.5px solid var(--line);
    font-size: 0.875rem;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  .hand {
    position: absolute;
    right: 2px;
    top: -3px;
    height: calc(var(--rail) + 12px);
    display: flex;
    flex-direction: column;
    justify-content: center;
    align-items: flex-end;
    line-height: 1.15;
    /* Beside the dice that were taken, its two lines have no more room than these. */
    font-size: min(0.75rem, (var(--rail) + 12px) * 0.35);
    color: var(--muted);
    font-variant-numeric: tabular-nums;
  }
  .hand b {
    font-size: min(1.125rem, (var(--rail) + 12px) * 0.51);
    color: var(--ink);
  }
  .over .hand {
    display: none;
  }
  .between {
    position: absolute;
    inset: calc(var(--rail) + 8px) 0 0;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 2px;
    color: var(--muted);
    text-align: center;
  }
  .turn-end {
    margin-bottom: 10px;
    font-size: 1.125rem;
    font-weight: 600;
    color: var(--ink);
  }
  .next {
    max-width: 100%;
    font-size: 1.625rem;
    font-weight: 700;
    line-height: 1.2;
    color: var(--ink);
    overflow-wrap: anywhere;
  }
`;

const dice = css`
  .felt {
    position: relative;
    container-type: size;
    --gap: 12px;
    --rail: clamp(34px, 14cqh, 52px);
    --tray: calc(100cqh - var(--rail) - 18px);
    --side: min(140px, (100cqw - 3 * var(--gap)) / 3, (var(--tray) - var(--gap)) / 2);
    --x: var(--x3);
    --y: var(--y3);
  }
  .die,
  .slot {
    --x: var(--x3);
    --y: var(--y3);
    position: absolute;
    width: var(--side);
    height: var(--side);
    min-height: 0;
    padding: 0;
    border-radius: 20%;
    background: none;
    left: calc(50% + var(--x) * (var(--side) + var(--gap)) - var(--side) / 2);
    top: calc(
      100% - var(--tray) / 2 + var(--y) * (var(--side) + var(--gap)) - var(--side) / 2 - 3px
    );
  }
  @container (min-aspect-ratio: 5/2) {
    .die,
    .slot {
      --side: min(140px, (100cqw - 6 * var(--gap)) / 6, var(--tray) - var(--gap));
      --x: var(--x6);
      --y: var(--y6);
    }
  }
  /* The die has an edge of its own. */
  :where(.die) {
    outline-color: transparent;
  }
  .slot {
    box-sizing: border-box;
    border: 1.5px dashed var(--line);
  }
  .die.on-rail {
    width: var(--rail);
    height: var(--rail);
    top: 3px;
  }
  .die die-face {
    width: 100%;
    border-radius: 20%;
  }
  .scores die-face {
    box-shadow: var(--shadow-high);
  }
  /* Flat and smaller: it stays where it lies. */
  .idle die-face {
    transform: scale(0.86);
  }
  .idle {
    cursor: default;
  }
  .aside die-face {
    box-shadow:
      0 0 0 2px var(--accent),
      0 0 0 calc(2px + var(--ring-edge)) var(--accent-edge);
  }
  .bust {
    display: flex;
    justify-content: center;
    gap: 8px;
    margin-bottom: 10px;
  }
  .bust die-face {
    width: min(44px, 13cqw);
    rotate: -8deg;
  }
  .bust die-face:nth-child(even) {
    rotate: 11deg;
    translate: 0 4px;
  }
`;

const actions = css`
  .take {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 8px;
    min-height: 44px;
    margin-bottom: 6px;
    line-height: 1.25;
    font-size: min(0.9375rem, 24px);
  }
  /* Beside the button while that leaves room for a few words, else above it. */
  .take p {
    flex: 1 1 8em;
    min-width: 0;
    padding-left: 2px;
  }
  .take p::first-letter {
    text-transform: uppercase;
  }
  .actions {
    display: flex;
    gap: 8px;
  }
  .actions button {
    flex: 1;
    min-width: 0;
    min-height: 54px;
    flex-direction: column;
    gap: 0;
    padding: 0 8px;
    font-size: 1.0625rem;
    font-weight: 600;
    line-height: 1.2;
    font-variant-numeric: tabular-nums;
  }
  .actions button.main[aria-disabled='true'] {
    background: var(--raised);
    color: var(--ink);
  }
  .actions small {
    font-size: 0.75rem;
    font-weight: 400;
  }
  .actions button[aria-disabled='true'] {
    opacity: var(--faint);
    cursor: default;
  }
  /* A replay, or a picture in the rules: nobody acts. */
  :host([inert]) .hands {
    display: none;
  }
  :host([data-hand='left']) .actions {
    flex-direction: row-reverse;
  }
`;

export const boardStyles = [controls, layout, words, dice, actions];
