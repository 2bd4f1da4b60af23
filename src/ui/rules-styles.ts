// How the rules pages of all games look; each adds its own pictures.

import { css } from 'lit';

export const rulesStyles = css`
  .rules {
    line-height: 1.55;
  }
  .rules h2 {
    font-size: 1.125rem;
    margin: 28px 0 8px;
  }
  .rules p,
  .rules ul,
  .rules dl {
    margin: 0 0 12px;
  }
  .rules ul {
    padding-left: 1.25rem;
  }
  .rules li {
    margin-bottom: 6px;
  }
  .rules figure {
    margin: 16px 0;
    padding: 14px;
    border-radius: 12px;
    background: var(--bar);
  }
  .rules figcaption {
    margin-top: 10px;
    color: var(--muted);
    font-size: 0.875rem;
  }
  .rules table {
    width: 100%;
    border-collapse: collapse;
    line-height: 1.4;
  }
  .rules th,
  .rules td {
    padding: 7px 12px 7px 0;
    border-bottom: 1px solid var(--line);
    text-align: left;
    vertical-align: baseline;
  }
  .rules thead th {
    font-size: 0.8125rem;
    font-weight: 400;
    color: var(--muted);
  }
  .rules td:last-child {
    padding-right: 0;
    white-space: nowrap;
  }
  /* Where text is so large that cells cannot stand side by side. */
  @container (max-width: 14rem) {
    .rules tr,
    .rules th,
    .rules td {
      display: block;
      padding: 0;
      border: 0;
    }
    .rules tr {
      padding: 7px 0;
      border-bottom: 1px solid var(--line);
    }
  }
  .rules dt {
    font-weight: 600;
  }
  .rules dd {
    margin: 0 0 8px;
  }
  .rules .cards {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 14px;
    align-items: center;
  }
  .rules .cards card-face {
    width: 46px;
    border-radius: 5px;
    box-shadow: var(--shadow);
  }
  .rules .example {
    width: 100%;
    max-width: 360px;
    height: 420px;
    margin: 0 auto;
  }
  /* One row of dice needs no more. */
  .rules ten-thousand-board.example {
    height: 280px;
  }
  .rules .pair {
    display: flex;
    gap: 3px;
  }
`;
