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
    below, and everything in that column moves up by one. Four dice that belong together go, what
    lay above them falls, and that may set off more.
  </p>
  <figure>
    ${board(about.sample, 'A board in play: the 4 goes under the starred 5 in column 3')}
    <figcaption>
      The die under the columns is yours to place. The next twelve wait at the left, the next one at
      the bottom. Put into column 3, this 4 makes three cascades with the starred 5: 60 points,
      times 5.
    </figcaption>
  </figure>

  <h2>Where a die may go</h2>
  <p>
    Into every column but a full one, and one whose bottom die shows the same number. Both are
    hatched and say so at their foot.
  </p>

  <h2>Cascades</h2>
  <p>A cascade is four dice, each touching another side by side or one above the other:</p>
  <figure>
    ${grids(FOURS)}
    <figcaption>
      <strong>Four of a kind</strong>, in any shape, turned and mirrored as you like
    </figcaption>
  </figure>
  <figure>
    ${grids(STRAIGHTS)}
    <figcaption>
      <strong>A straight</strong>: 1 to 4, 2 to 5 or 3 to 6, along a path on which each die touches
      the next
    </figcaption>
  </figure>
  <figure>
    ${grids(NONE)}
    <figcaption>
      <strong>None of these</strong>: a straight with a branch, one out of order, a die that touches
      only at its corner
    </figcaption>
  </figure>

  <h2>They overlap</h2>
  <p>Every distinct set of four dice counts, and a die may be in several.</p>
  <figure>
    ${grids([{ columns: '16 25 34 25 16', label: '6 5 4 5 6 over 1 2 3 2 1' }])}
    <figcaption>
      Eight cascades: 1 to 4 four times, 3 to 6 four times, by way of either 2 or 5
    </figcaption>
  </figure>

  <h2>Chains</h2>
  <p>
    All dice that are in a cascade go at once, then the dice above fall. If that makes new cascades,
    they go too, and so on. The cascades of all steps count together.
  </p>
  <figure>
    ${grids(CHAIN)}
    <figcaption>A 6 pushed into the first column: one cascade, then another</figcaption>
  </figure>

  <h2>Points</h2>
  <figure>
    <cascade-chart upright fit="10" ${styled({ height: '300px' })}></cascade-chart>
    <figcaption>
      What a move is worth, by its cascades. It goes on without limit: five times the number, times
      the number and one.
    </figcaption>
  </figure>
  <ul>
    <li>
      <strong>Starred dice</strong>: every 30th die, a 2, 3, 4, 5 and 6 in turn. A move that uses
      one in a cascade scores its points times the number on it. Two stars multiply.
    </li>
    <li><strong>Board cleared</strong>, at any time: 300.</li>
    <li><strong>All 150 placed</strong>: 500, and 2 for each die left on the board.</li>
    <li>
      <strong>Cleared by the very last die</strong>: 800 in all. Then the board fills with dice, and
      the cascades that these make are scored as one move.
    </li>
  </ul>

  <h2>The end</h2>
  <p>
    The game ends when your die fits nowhere. With all 150 placed comes the
    <strong>Lightning Round</strong>: a second for each cascade that you made, dice without end, and
    every 15th is starred. The clock starts with your first die, and stands while you look at
    anything else. When a die fits nowhere the board is emptied, for no points, and the clock runs
    on.
  </p>

  <h2>Playing</h2>
  <ul>
    <li>
      Tap a column. Or slide along the bottom to aim, and let go; let go elsewhere to keep the die.
    </li>
    <li>Keys: Left and Right to aim, Space or Up to insert, or the number of a column.</li>
    <li>You need not wait for a chain: the next die goes in while the last one still falls.</li>
    <li>Tap the dice at the left to see all that are to come.</li>
  </ul>

  <h2>How to score</h2>
  <ul>
    <li>
      The chart rewards patience. Build many cascades that each lack one die, and set them off
      together.
    </li>
    <li>
      Sort by number: 1s and 2s in the leftmost column, 2s and 3s in the next, then 3s and 4s, and
      so on. Neighbours then fit together, and cascades come by themselves.
    </li>
  </ul>

  <h2>The coach</h2>
  <p>
    ${COACH_KNOWS} A tip marks the game as assisted. After a game, the same dice are played by the
    coach.
  </p>

  <h2>Decided here</h2>
  <p>
    This is a game of a collection of the 1990s. Where its text is silent, we play it like this:
  </p>
  <ul>
    <li>
      The chart and the boards are ours: six columns of six, a taller one that is easier, a narrower
      one that is harder. Each has its own high scores.
    </li>
    <li>
      A star used in any step of a chain multiplies the whole move, but not the bonuses, which are
      added after.
    </li>
    <li>
      Nothing in the regular game is hidden, so undo is free and marks nothing. There is none in the
      Lightning Round, nor back from it.
    </li>
    <li>
      In the Lightning Round the board stays as the game left it, its stars still count, and
      clearing it pays 300.
    </li>
    <li>No Lightning Round after a game that ended early, or without a single cascade.</li>
  </ul>
`;
