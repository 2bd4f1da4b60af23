// How Home looks. What the page holds before any script looks the same: see index.html.

import { css } from 'lit';
import { controls, page } from '../ui/styles.ts';

export const homeStyles = [
  controls,
  page,
  css`
    header {
      display: flex;
      align-items: center;
      justify-content: space-between;
      background: var(--bar);
      padding: env(safe-area-inset-top) max(4px, env(safe-area-inset-right)) 0
        calc(16px + env(safe-area-inset-left));
      height: 48px;
      box-sizing: content-box;
    }
    header h1 {
      font-size: 1.0625rem;
      font-weight: 700;
      margin: 0;
    }
    header a.button {
      width: 48px;
      height: 48px;
      padding: 0;
    }
    h2 {
      margin-top: 8px;
    }
    ul {
      list-style: none;
      margin: 0 0 20px;
      padding: 0;
      display: grid;
      gap: 10px;
    }
    .more {
      margin: -8px 0 20px;
    }
    /* From the heading above to what follows, margins included. */
    .room {
      height: var(--first-room);
      margin: -10px 0 -8px;
    }
    .games,
    .continue {
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
    }
    .tile {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 6px 14px;
      min-height: 94px;
      padding: 8px 14px 8px 8px;
      border-radius: 14px;
      background: var(--raised);
      text-decoration: none;
      height: 100%;
    }
    .daily {
      display: flex;
      align-items: center;
      gap: 14px;
      min-height: 56px;
      margin: 8px 0 20px;
      padding: 6px 14px 6px 16px;
      border-radius: 14px;
      background: var(--raised);
      text-decoration: none;
    }
    :where(.tile, .daily) {
      outline: var(--edge);
      outline-offset: -1.5px;
    }
    .daily .muted {
      font-size: 0.875rem;
    }
    .daily svg {
      flex: none;
    }
    /* Large words lie under the picture. */
    .words {
      flex: 1 1 5.5em;
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: 1px;
      min-width: 0;
      overflow-wrap: anywhere;
    }
    .name {
      font-weight: 700;
    }
    .tile .muted {
      font-size: 0.875rem;
    }
    .best {
      font-size: 0.875rem;
      font-variant-numeric: tabular-nums;
    }
  `,
];
