// What all plots of the statistics look like, and their tables.

import { css } from 'lit';

export const plotStyles = css`
  :host {
    display: block;
    max-width: 440px;
    margin: 0 0 16px;
  }
  h3 {
    margin: 0 0 6px;
    font-size: 0.9375rem;
  }
  svg {
    display: block;
    overflow: visible;
  }
  svg[role] {
    width: 100%;
  }
  .axis {
    fill: none;
    stroke: var(--muted);
  }
  .grid {
    stroke: var(--line);
    stroke-width: 0.5;
  }
  text {
    font: 11px var(--font);
    font-variant-numeric: tabular-nums;
    text-anchor: middle;
    fill: var(--muted);
  }
  .legend {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 14px;
    margin: 4px 0 0;
    padding: 0;
    list-style: none;
    font-size: 0.8125rem;
    color: var(--muted);
  }
  .legend svg {
    display: inline-block;
    height: 12px;
    margin-right: 5px;
    vertical-align: -1px;
  }
  .scroll {
    max-height: 22em;
    overflow-y: auto;
  }
  .scroll:focus-visible {
    outline: 3px solid var(--focus);
  }
  table {
    width: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding: 5px 8px 5px 0;
    border-bottom: 1px solid var(--line);
    text-align: right;
    font-size: 0.875rem;
  }
  th:first-child,
  td:first-child {
    text-align: left;
  }
  th {
    font-weight: 600;
  }
  thead th {
    color: var(--muted);
    font-weight: 400;
  }
`;
