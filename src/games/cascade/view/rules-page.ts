// Cascade's rules, readable in two minutes, with boards drawn by the game's own elements.

import { html, nothing, type TemplateResult } from 'lit';
import { type Clocks, Session } from '../../../session/session.ts';
import { styled } from '../../../ui/styled.ts';
import { about } from '../about.ts';
import { COACH_KNOWS } from '../coach-words.ts';
import { cascade } from '../rules.ts';
import './dice-grid.ts';
import { view } from './view.ts';

const stillClocks: Clocks = { wall: () => 0, monotonic: () => 0 };

interface Example {
  readonly columns: string;
  readonly label: string;
}

const FOURS: readonly Example[] = [
  { columns: '5 5 5 5', label: 'Four 5s in a line' },
  { columns: '55 55', label: 'Four 5s in a square' },
  { columns: '555 5', label: 'Four 5s as an L' },
  { columns: '5 55 15', label: 'Four 5s as an S' },
  { columns: '5 55 5', label: 'Four 5s as a T' },
];

const STRAIGHTS: readonly Example[] = [
  { columns: '1 2 3 4', label: '1 to 4 in a line' },
  { columns: '12 43', label: '1 to 4 around a square' },
  { columns: '321 4', label: '1 to 4 as an L' },
  { columns: '1 23 64', label: '1 to 4 as an S' },
];

const NONE: readonly Example[] = [
  { columns: '3 45 6', label: 'A 5 on the 4 between 3 and 6: no path' },
  { columns: '2 3 4 1', label: '2, 3, 4, 1 in a line: out of order' },
  { columns: '5 5 5 15', label: 'Four 5s, one of which touches only at a corner' },
];

const CHAIN: readonly Example[] = [
  { columns: '65431 2 3 4', label: 'A 6 under 5, 4, 3 and 1: the 3, 4, 5 and 6 are a straight' },
  { columns: '1 2 3 4', label: 'When they have gone, the 1 lies beside 2, 3 and 4' },
];

function board(position: string, label: string): TemplateResult | typeof nothing {
  const session = Session.start(
    cascade,
    { id: 'rules', origin: 'new', options: {}, start: { position }, again: false },
    stillClocks,
  );
  if (!(session instanceof Session)) return nothing;
  return html`<div role="img" aria-label=${label}>
    <div class="example" .inert=${true}>${view.board(session)}</div>
  </div>`;
}

function grids(examples: readonly Example[]): TemplateResult {
  return html`<div class="cards">
    ${examples.map(
      ({ columns, label }) =>
        html`<dice-grid role="img" aria-label=${label} columns=${columns}></dice-grid>`,
    )}
  </div>`;
}

export const rulesPage: TemplateResult = html`
  <p>
    You have <strong>150 dice</strong>, one after the other. Each is pushed into a column from
    below. Four dice that belong together go, and what lay above them falls.
  </p>
  <figure>
    ${board(about.sample, 'A board in play: the 4 goes under the starred 5 in column 3')}
    <figcaption>
      The die under the columns is yours; the next wait at the left. In column 3 this 4 makes three
      cascades.
    </figcaption>
  </figure>
  <p>A die cannot go into a full column, nor under its own number.</p>

  <h2>Cascades</h2>
  <p>A cascade is four dice that touch, never at a corner:</p>
  <figure>
    ${grids(FOURS)}
    <figcaption><strong>Four of a kind</strong>, in any shape, turned and mirrored</figcaption>
  </figure>
  <figure>
    ${grids(STRAIGHTS)}
    <figcaption>
      <strong>A straight</strong>: 1 to 4, 2 to 5 or 3 to 6, each die touching the next
    </figcaption>
  </figure>
  <figure>
    ${grids(NONE)}
    <figcaption><strong>Neither</strong>: a branch, a wrong order, a corner</figcaption>
  </figure>

  <h2>They overlap</h2>
  <p>Every distinct set of four dice counts, and a die may be in several.</p>
  <figure>
    ${grids([{ columns: '16 25 34 25 16', label: '6 5 4 5 6 over 1 2 3 2 1' }])}
    <figcaption>Eight cascades: 1 to 4 four times, 3 to 6 four times</figcaption>
  </figure>

  <h2>Chains</h2>
  <p>When the dice above fall and make new cascades, these go too. All of them count together.</p>
  <figure>
    ${grids(CHAIN)}
    <figcaption>A 6 pushed into the first column: one cascade, then another</figcaption>
  </figure>

  <h2>Points</h2>
  <figure>
    <cascade-chart upright fit="10" ${styled({ height: '300px' })}></cascade-chart>
    <figcaption>What so many cascades in one move score</figcaption>
  </figure>
  <ul>
    <li>
      <strong>Starred dice</strong>: every 30th, a 2, 3, 4, 5 and 6 in turn. A move that uses one
      scores its points times its number. Two stars multiply.
    </li>
    <li><strong>Board cleared</strong>, at any time: 300.</li>
    <li><strong>All 150 placed</strong>: 500, and 2 for each die left on the board.</li>
    <li>
      <strong>Cleared by the last die</strong>: 800 in all. Then the board fills with dice, and
      these score.
    </li>
  </ul>

  <h2>The end</h2>
  <p>
    The game ends when your die fits nowhere. With all 150 placed comes the
    <strong>Lightning Round</strong>: a second for each cascade made, dice without end, every 15th
    starred. The clock starts with your first die. When one fits nowhere the board is emptied, for
    no points.
  </p>

  <h2>Playing</h2>
  <ul>
    <li>Tap a column; or slide along the bottom to aim, and let go.</li>

    <li>Build cascades that lack one die, and set them off together.</li>
    <li>Sort by number: 1s and 2s in the leftmost column, 2s and 3s in the next, and so on.</li>
  </ul>

  <h2>The coach</h2>
  <p>${COACH_KNOWS} A tip marks the game assisted.</p>

  <h2>Where the rules are silent</h2>
  <p>This is a game of the 1990s. We decided:</p>
  <ul>
    <li>The chart and the three boards are ours. Each board has its own high scores.</li>
    <li>A star in any step multiplies the whole move, but not the bonuses.</li>
    <li>No undo in the Lightning Round, nor back from it.</li>
    <li>
      The Lightning Round takes the board as it is, stars too; clearing it pays 300. There is none
      after an early end, or without a cascade.
    </li>
  </ul>
`;
