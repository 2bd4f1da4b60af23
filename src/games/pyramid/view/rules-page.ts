// Pyramid's rules, readable in two minutes, with boards drawn by the game's own elements.

import { html, nothing, type TemplateResult } from 'lit';
import type { Clocks } from '../../../session/session.ts';
import { Session } from '../../../session/session.ts';
import '../../../ui/card-face.ts';
import { about } from '../about.ts';
import { pyramid } from '../rules.ts';
import './board.ts';

const stillClocks: Clocks = { wall: () => 0, monotonic: () => 0 };

/** Seven pairs and the king, low card first. */
const PAIRS: readonly (readonly string[])[] = [
  ['AS', 'QH'],
  ['2H', 'JC'],
  ['3D', 'TS'],
  ['4C', '9D'],
  ['5S', '8H'],
  ['6H', '7C'],
  ['KD'],
];

const ONLY_BY_ITS_PAIR =
  '7C KD 4S 9H AC JD 6S TH 3D QC 8S 2H 5D 7H KS 4D 9C 6D JS 3C 8H -- AH TC 2S 7D 5S -- / ' +
  '5C 6C QD KH / 2C / KC / all';

function board(position: string, label: string): TemplateResult | typeof nothing {
  const session = Session.start(
    pyramid,
    { id: 'rules', origin: 'new', options: {}, start: { position }, again: false },
    stillClocks,
  );
  if (!(session instanceof Session)) return nothing;
  return html`<div role="img" aria-label=${label}>
    <pyramid-board class="example" .inert=${true} .session=${session}></pyramid-board>
  </div>`;
}

export const rulesPage: TemplateResult = html`
  <p>
    Twenty-eight cards are dealt as a pyramid; the other 24 are the stock. The aim is to clear
    <strong>all 52 cards</strong>: pyramid, stock and waste.
  </p>

  <h2>What goes</h2>
  <p>
    Two cards that make <strong>13</strong> go together. An ace counts 1, a jack 11, a queen 12. A
    king goes alone. Suits do not matter.
  </p>
  <figure>
    <div
      class="cards"
      role="img"
      aria-label="Ace and queen, 2 and jack, 3 and 10, 4 and 9, 5 and 8, 6 and 7, and the king alone"
    >
      ${PAIRS.map(
        (cards) =>
          html`<div class="pair">
            ${cards.map((card) => html`<card-face card=${card}></card-face>`)}
          </div>`,
      )}
    </div>
    <figcaption>The six pairs, and the king</figcaption>
  </figure>

  <h2>What can be played</h2>
  <p>
    A card of the pyramid that nothing covers, the card just turned, and the top of the waste. Any
    two of these may pair, the last two as well.
  </p>
  <figure>
    ${board(about.sample, 'A board in play: the 3 of hearts is turned, the jack of clubs lies on the waste')}
    <figcaption>
      Bright cards are free. Here the turned 3 goes with the 10 of clubs, and the jack on the waste
      with the 2 of spades.
    </figcaption>
  </figure>

  <h2>Covered only by its pair</h2>
  <p>
    When the one card that still lies on a pyramid card makes 13 with it, the two go together.
    Select the uncovered card first, then the one under it.
  </p>
  <figure>
    ${board(ONLY_BY_ITS_PAIR, 'A board on which the 5 of spades is the only card that lies on the 8 of hearts')}
    <figcaption>Tap the 5 of spades, then the 8 of hearts: both go.</figcaption>
  </figure>

  <h2>Turning</h2>
  <p>
    Tap the stock to turn its next card. A turned card that you leave goes on the waste with the
    next turn; the last one stays where it is. There is no second way through the stock.
  </p>

  <h2>The end</h2>
  <p>
    The game ends when nothing can go and the stock is empty. It is won if all 52 are gone; else the
    result is the number of cards left, the fewer the better. About five in six random deals cannot
    be won, however well they are played.
  </p>

  <h2>Playing</h2>
  <ul>
    <li>Tap a card to light it, then its partner; or drag one onto the other.</li>
    <li>A king goes at one tap. Tap a lit card again to put it out.</li>
    <li>A pair that does not make 13 lights the second card.</li>
  </ul>

  <h2>Tips</h2>
  <p>
    “Tip” and “Show me” ask a solver that sees every card, the face-down stock too. What it says is
    proven: while the game can be won it leads to a win, and else to the fewest cards that can be
    left. Deals that “can be won” are won by the same solver; whoever does not know the stock may
    still lose them. A tip marks the game <em>assisted</em>.
  </p>

  <h2>Where the rules are silent</h2>
  <p>This is the game of a 1987 collection. We decided:</p>
  <ul>
    <li>When the turned card is played, no card is turned until you turn one.</li>
    <li>Turning costs nothing; a turned card that could be played may be left.</li>
    <li>You may look through the waste: tap “Waste”.</li>
    <li>
      <em>The pyramid alone</em> is an option: won once the 28 are gone; the result is the number of
      pyramid cards left.
    </li>
    <li>
      Undo is free. Past a turned card it marks the game <em>assisted</em>; a deal played before on
      this device is marked <em>played again</em>. Both are listed apart.
    </li>
  </ul>
`;
