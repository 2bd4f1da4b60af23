// Line icons in a 24 by 24 box, drawn in one hand: round ends, two units wide.

import { html, svg, type TemplateResult } from 'lit';

const SHAPES = {
  back: 'M15 5l-7 7 7 7',
  close: 'M6 6l12 12M18 6L6 18',
  menu: 'M12 5.5v.01M12 12v.01M12 18.5v.01',
  undo: 'M8 5L4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-3',
  redo: 'M16 5l4 4-4 4M20 9H10a5.5 5.5 0 0 0 0 11h3',
  tip: 'M9.5 18.5h5M10.5 21.5h3M12 2.5a6.5 6.5 0 0 0-3.700 11.800c.8.6 1.200 1.200 1.200 2.200h5c0-1 .4-1.6 1.200-2.200A6.5 6.5 0 0 0 12 2.5z',
  result: 'M6 21V3.5M6 4.5h12l-3 4 3 4H6',
  add: 'M12 4.5v15M4.5 12h15',
  log: 'M5 6.5h14M5 12h14M5 17.5h9',
  scoring:
    'M7 4h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3zM8.5 8.5v.01M12 12v.01M15.5 15.5v.01',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5',
  statistics: 'M5 20v-7M12 20V4M19 20v-11',
  install: 'M12 3.5v11M7.5 10l4.5 4.5L16.5 10M4.5 19.5h15',
  offline: 'M4.5 12.5l5 5 10-11',
  backup: 'M12 3.5v11M7.5 10l4.5 4.5L16.5 10M4.5 15.5v4h15v-4',
  daily: 'M4.5 6h15v14h-15zM4.5 10.5h15M8.5 3.5V6M15.5 3.5V6M12 15.5v.01',
  previous: 'M18 5.5L9 12l9 6.5zM6 5.5v13',
  play: 'M8 5l11 7-11 7z',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
  next: 'M6 5.5l9 6.5-9 6.5zM18 5.5v13',
  share: 'M12 15V3.5M7.5 8L12 3.5 16.5 8M5 12.5v7.5h14v-7.5',
} as const;

export type IconName = keyof typeof SHAPES;

/** Decoration beside words, or inside a control that has a name. */
export function icon(name: IconName, size = 24): TemplateResult {
  return html`<svg
    width=${size}
    height=${size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    stroke-width=${name === 'menu' ? 3.5 : 2}
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    ${svg`<path d=${SHAPES[name]}></path>`}
  </svg>`;
}
