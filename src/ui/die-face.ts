// A die seen from above, drawn as a vector at any size.

import { adoptStyles, css, html, nothing, render, svg, type TemplateResult } from 'lit';
import { PIPS } from './pips.ts';

/** Between the upper pips, where no face has one. */
const STAR = 'M50 10l3.2 8.6 9.2.4-7.3 5.7 2.5 8.8-7.6-5.1-7.6 5.1 2.5-8.8-7.3-5.7 9.2-.4z';

const styles = css`
  :host {
    display: block;
    aspect-ratio: 1;
  }
  svg {
    display: block;
    width: 100%;
    height: 100%;
    overflow: visible;
  }
  .body {
    fill: var(--die);
  }
  .star .body {
    fill: var(--accent);
  }
  .edge {
    fill: none;
    stroke: var(--card-edge);
    stroke-width: var(--die-line, 1.5);
  }
  .pips {
    fill: var(--pip);
  }
  circle {
    r: var(--pip-radius, 10px);
  }
`;

/**
 * `face` from 1 to 6; `star` makes it amber and adds a star. Decoration only: whoever uses it names
 * it.
 *
 * There are twelve dice: each is drawn once and then copied, which costs less than half.
 */
export class DieFace extends HTMLElement {
  static get observedAttributes(): readonly string[] {
    return ['face', 'star'];
  }

  readonly #root = this.attachShadow({ mode: 'open' });
  #shown: DocumentFragment | undefined;

  constructor() {
    super();
    adoptStyles(this.#root, [styles]);
  }

  connectedCallback(): void {
    this.#show();
  }

  attributeChangedCallback(): void {
    if (this.isConnected) this.#show();
  }

  #show(): void {
    const picture = pictureOf(Number(this.getAttribute('face')), this.hasAttribute('star'));
    if (picture === this.#shown) return;
    this.#shown = picture;
    this.#root.replaceChildren(picture.cloneNode(true));
  }
}

const pictures = new Map<string, DocumentFragment>();

function pictureOf(face: number, star: boolean): DocumentFragment {
  const name = `${String(face)}${star ? '*' : ''}`;
  const known = pictures.get(name);
  if (known) return known;
  const picture = document.createDocumentFragment();
  render(die(face, star), picture);
  pictures.set(name, picture);
  return picture;
}

function die(face: number, star: boolean): TemplateResult {
  const pips = PIPS[face - 1] ?? [];
  return html`<svg viewBox="0 0 100 100" aria-hidden="true" class=${star ? 'star' : nothing}>
    <rect class="body" width="100" height="100" rx="20"></rect>
    <rect class="edge" x=".75" y=".75" width="98.5" height="98.5" rx="19.25"></rect>
    <g class="pips">
      ${pips.map(([x, y]) => svg`<circle cx=${x} cy=${y} r="10"></circle>`)}
      ${star ? svg`<path d=${STAR}></path>` : nothing}
    </g>
  </svg>`;
}

customElements.define('die-face', DieFace);

declare global {
  interface HTMLElementTagNameMap {
    'die-face': DieFace;
  }
}
