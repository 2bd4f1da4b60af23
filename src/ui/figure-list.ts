// Figures as the statistics show them: under a heading, rows of a name and a value each.

import { css, html, type TemplateResult } from 'lit';

type Figure = readonly [name: string, value: string];

/** To be drawn with `figureStyles`. */
export function figureList(figures: readonly Figure[]): TemplateResult {
  return html`<dl>
    ${figures.map(
      ([name, value]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;
}

export const figureStyles = css`
  h2 {
    font-size: 1.0625rem;
    margin: 28px 0 10px;
  }
  h2 small {
    font-weight: 400;
    font-size: 0.875rem;
    color: var(--muted);
    margin-left: 6px;
  }
  dl {
    margin: 0 0 16px;
    font-variant-numeric: tabular-nums;
  }
  dl div {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    padding: 7px 0;
    border-bottom: 1px solid var(--line);
  }
  dd {
    margin: 0;
    font-weight: 600;
    text-align: right;
  }
`;
