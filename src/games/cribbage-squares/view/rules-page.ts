// Cribbage Squares' rules, readable in two minutes, with hands scored by the game itself.

import { html, nothing, type TemplateResult } from 'lit';
import { type Card, parseCard } from '../../../core/cards.ts';
import { type Clocks, Session } from '../../../session/session.ts';
import { about } from '../about.ts';
import { coachParagraph, PAR_PARAGRAPH } from '../coach-words.ts';
import { EXACT_CELLS } from '../last-cells.ts';
import { cribbageSquares } from '../rules.ts';
import { scoreHand } from '../scoring.ts';
import { WINNING_TOTAL } from '../table.ts';
import { pointsWords } from '../words.ts';
import './board.ts';
import './hand-items.ts';

const stillClocks: Clocks = { wall: () => 0, monotonic: () => 0 };

function board(position: string, label: string): TemplateResult | typeof nothing {
  const session = Session.start(
    cribbageSquares,
    { id: 'rules', origin: 'new', options: {}, start: { position }, again: false },
    stillClocks,
  );
  if (!(session instanceof Session)) return nothing;
  return html`<div role="img" aria-label=${label}>
    <cribbage-board class="example" .inert=${true} .session=${session}></cribbage-board>
  </div>`;
}

/** A hand of the grid with a common card, and what they score together. */
function example(hand: string, common: string, words: string): TemplateResult {
  const cards = hand.split(' ').flatMap(cardOf);
  const [starter] = cardOf(common);
  const { total } = scoreHand(cards, starter);
  return html`<figure>
    <hand-items .cards=${cards} .starter=${starter}></hand-items>
    <figcaption><strong>${pointsWords(total)}.</strong> ${words}</figcaption>
  </figure>`;
}

function cardOf(text: string): readonly Card[] {
  const card = parseCard(text);
  return card ? [card] : [];
}

export const rulesPage: TemplateResult = html`
  <p>
    Sixteen cards are turned up one at a time. Put each on a free cell of the square; there it
    stays. Then one more is turned: the <strong>common card</strong>. Every row and every column is
    a cribbage hand of four, and the common card is the fifth card of all eight.
  </p>
  <figure>
    ${board(about.sample, 'A grid with nine cards; beside each row and under each column are its points so far')}
    <figcaption>
      The numbers are what each row and column scores without the common card.
    </figcaption>
  </figure>

  <h2>What scores</h2>
  <table>
    <thead>
      <tr>
        <th scope="col">Item</th>
        <th scope="col">What it is</th>
        <th scope="col">Points</th>
      </tr>
    </thead>
    <tbody>
      <tr>
        <th scope="row">Fifteen</th>
        <td>Cards that add up to 15. An ace counts 1; jack, queen and king count 10</td>
        <td>2 each</td>
      </tr>
      <tr>
        <th scope="row">Pair</th>
        <td>Two cards of one rank</td>
        <td>2</td>
      </tr>
      <tr>
        <th scope="row">Pair royal</th>
        <td>Three of one rank: three pairs</td>
        <td>6</td>
      </tr>
      <tr>
        <th scope="row">Double pair royal</th>
        <td>Four of one rank: six pairs</td>
        <td>12</td>
      </tr>
      <tr>
        <th scope="row">Run</th>
        <td>
          Three or more ranks in sequence; the ace is low. Only the longest counts, but in every way
          it can be made
        </td>
        <td>1 a card</td>
      </tr>
      <tr>
        <th scope="row">Flush</th>
        <td>The four of the grid in one suit; one more if the common card has it too</td>
        <td>4 or 5</td>
      </tr>
      <tr>
        <th scope="row">His nobs</th>
        <td>The jack of the common card’s suit among the four</td>
        <td>1</td>
      </tr>
    </tbody>
  </table>

  <h2>Examples</h2>
  ${example('7C 8D 8H 9S', '6C', 'The two eights make the run twice.')}
  ${example('2H 6H JH KH', '9H', 'Without the common heart the flush would be four.')}
  ${example('3D QD 8D KS', '5D', 'Four diamonds, but only three lie in the grid: no flush.')}
  ${example('5C 5D 5S JH', '5H', 'The best there is.')}

  <h2>The end</h2>
  <p>
    The eight scores make the total: rows first, then columns. Old books call
    <strong>${WINNING_TOTAL} or more</strong> a win. Tap a score to see what made it.
  </p>

  <h2>Playing</h2>
  <ul>
    <li>Tap a free cell, or drag the card there. Or type its number, row by row from 1 to 16.</li>
    <li>Old advice: collect fifteens in one direction, rows say, and runs in the other.</li>
  </ul>

  <h2>The coach, and par</h2>
  <p>${coachParagraph(EXACT_CELLS)}</p>
  <p>${PAR_PARAGRAPH}</p>

  <h2>Where the rules are silent</h2>
  <p>This is the game of a 1996 bulletin board. We decided:</p>
  <ul>
    <li>Four cards make a flush only if all four lie in the grid.</li>
    <li>A jack that is turned as the common card scores nothing by itself.</li>
    <li>
      Undo is free. Past a turned card it marks the game <em>assisted</em>; a deal played before on
      this device is marked <em>played again</em>. Both are listed apart.
    </li>
  </ul>
`;
