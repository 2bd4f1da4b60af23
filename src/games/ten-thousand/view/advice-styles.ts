// How the coach's choices lie: in a row above the actions, or below the players beside the dice.
// In a row they have the room of the last news and of "Take all", so that the dice keep theirs.

import { css, type CSSResult } from 'lit';

/** Between dice and actions, beside the totals. */
function inARow(seats: CSSResult): CSSResult {
  return css`
    .advised${seats} {
      grid-template-areas: 'players felt' 'players advice' 'players hands';
      grid-template-rows: minmax(88px, 1fr) auto auto;
    }
    ${seats} .thoughts {
      grid-auto-flow: column;
    }
    ${seats} .thought {
      grid-template-columns: auto;
      justify-items: center;
      padding: 2px 4px;
      text-align: center;
    }
    ${seats} .thought b {
      grid-row: auto;
      min-width: 0;
    }
    ${seats} .take-dice {
      justify-content: center;
    }
  `;
}

export const adviceStyles = css`
  .advice {
    grid-area: advice;
    min-width: 0;
  }
  .advice p {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    column-gap: 8px;
    padding: 0 2px 3px;
    font-size: min(0.8125rem, 20px);
    line-height: 1.2;
    color: var(--muted);
  }
  .thoughts {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    gap: 6px;
  }
  .thought {
    display: grid;
    box-sizing: border-box;
    align-content: center;
    justify-items: center;
    gap: 2px;
    min-width: 0;
    min-height: 48px;
    padding: 4px;
    /* Three stand side by side, however large text is. */
    font-size: min(0.8125rem, 4.4cqw);
    line-height: 1.2;
    font-variant-numeric: tabular-nums;
  }
  .thought b {
    display: flex;
    align-items: center;
    gap: 2px;
    font-size: min(1.0625rem, 6cqw);
  }
  .thought[aria-pressed='true'] {
    box-shadow: var(--chosen);
  }
  /* What follows the dice: a tap does not do it. */
  button .then::before {
    content: '→ ';
  }
  .take-dice {
    display: flex;
    justify-content: center;
    gap: 2px;
    width: 100%;
  }
  .take-dice die-face {
    flex: 0 1 22px;
    min-width: 0;
  }
  @container (max-aspect-ratio: 1) or (max-width: 439px) {
    .advised .news,
    .advised .take {
      display: none;
    }
  }
  @container (max-width: 439px) and (max-height: 480px) {
    .advised.several .felt {
      flex-basis: 104px;
    }
  }
  @container (min-aspect-ratio: 1) and (min-width: 440px) {
    .advised {
      grid-template: auto minmax(0, 1fr) auto / minmax(0, 2fr) minmax(0, 3fr);
      grid-template-areas: 'players felt' 'advice felt' 'advice hands';
    }
    .advice {
      align-self: start;
    }
    .thoughts {
      grid-auto-flow: row;
    }
    .thought {
      grid-template-columns: auto minmax(0, 1fr);
      justify-items: start;
      column-gap: 10px;
      min-height: 44px;
      padding: 4px 10px;
      font-size: min(0.875rem, 18px);
      text-align: left;
    }
    .take-dice {
      justify-content: flex-start;
    }
    .thought b {
      grid-row: span 2;
      min-width: 5.25em;
      justify-content: flex-end;
      font-size: min(1.0625rem, 20px);
    }
  }
  @container (min-aspect-ratio: 1) and (min-width: 440px) and (max-height: 330px) {
    .advised {
      gap: 4px 16px;
      padding-block: 4px;
    }
    .advised .news {
      display: none;
    }
    .thoughts {
      gap: 4px;
    }
    .thought {
      min-height: 40px;
    }
  }
  /* Many totals leave no room below them on a low screen, nor do two on the lower ones. */
  @container (min-aspect-ratio: 1) and (min-width: 440px) and (max-height: 440px) {
    .advised .take {
      display: none;
    }
    ${inARow(css`.several`)}
  }
  @container (min-aspect-ratio: 1) and (min-width: 440px) and (max-height: 310px) {
    ${inARow(css`.two`)}
  }
  @container (min-aspect-ratio: 1) and (min-width: 440px) and (max-height: 280px) {
    .advised {
      grid-template-columns: minmax(0, 5fr) minmax(0, 12fr);
    }
    .thought {
      gap: 0;
    }
    /* The bar says it too, and the totals whom to beat. */
    .advised.several .last-round {
      display: none;
    }
    /* A line has room for what the figures are only. */
    .advice p span + span {
      display: none;
    }
  }
`;
