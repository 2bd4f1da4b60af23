// Ten-Thousand's rules, readable in two minutes, with the scoring card and a board in play.

import { html, nothing, type TemplateResult } from 'lit';
import { grouped } from '../../../core/numbers.ts';
import { type Clocks, Session } from '../../../session/session.ts';
import '../../../ui/die-face.ts';
import { CAREFUL_HAND } from '../plain-bots.ts';
import { DEFAULTS, OPENINGS, TARGETS } from '../options.ts';
import { tenThousand } from '../rules.ts';
import { points } from '../scoring.ts';
import './board.ts';
import './scoring-card.ts';

const stillClocks: Clocks = { wall: () => 0, monotonic: () => 0 };

const IN_PLAY = '10000 0 roll / 3450 4100 / 0 / 400 / 256 / - / 444 / -';

function board(position: string, label: string): TemplateResult | typeof nothing {
  const session = Session.start(
    tenThousand,
    { id: 'rules', origin: 'new', options: {}, start: { position }, again: false },
    stillClocks,
  );
  if (!(session instanceof Session)) return nothing;
  return html`<div role="img" aria-label=${label}>
    <ten-thousand-board class="example" .inert=${true} .session=${session}></ten-thousand-board>
  </div>`;
}

const target = grouped(DEFAULTS.target);
const [, ...shortTargets] = TARGETS;
const [, ...openings] = OPENINGS;

function worth(dice: readonly number[]): string {
  return grouped(points(dice, false) ?? 0);
}

export const rulesPage: TemplateResult = html`
  <p>
    Two to six players, six dice. The aim is
    <strong>the highest total once somebody has reached 10,000</strong>.
  </p>

  <h2>A turn</h2>
  <ul>
    <li>Roll all six dice.</li>
    <li>
      After each roll take at least one die that scores, more if you like. What you take adds to
      your <em>hand</em>.
    </li>
    <li>
      Then <strong>stand</strong>: the hand is added to your total and the turn ends. Or
      <strong>roll</strong> the dice that are left.
    </li>
    <li>A roll in which no die scores is a <strong>bust</strong>: the hand is lost.</li>
    <li>With all six taken you may stand, or roll a fresh six, as often as it happens.</li>
  </ul>
  <figure>
    ${board(IN_PLAY, 'A board in play: three 4s were taken, 2, 5 and 6 have been rolled')}
    <figcaption>
      Three 4s were taken and lie above. Now only the 5 scores: with it the hand is
      ${grouped((points([4, 4, 4], false) ?? 0) + (points([5], false) ?? 0))}, to stand with or to
      risk on two dice.
    </figcaption>
  </figure>

  <h2>What scores</h2>
  <figure>
    <scoring-card></scoring-card>
    <figcaption>Always one tap away under “Scoring”</figcaption>
  </figure>
  <p>
    Which dice to take is your choice, as long as every die taken scores: of 1, 1 and 5 any may go,
    of four 4s three or all four. A set counts the most that it can: three 1s are
    ${worth([1, 1, 1])}.
  </p>

  <h2>The last round</h2>
  <p>
    When a total reaches ${target} every other player has one last turn, in order, and may roll on
    past the leader. Then the highest total wins; equal ones share the win.
  </p>

  <h2>Playing</h2>
  <ul>
    <li>Tap a die to set it aside, again to put it back. “Take all” takes what scores.</li>
    <li>Undo goes back to the last roll.</li>
  </ul>

  <h2>Bots</h2>
  <dl>
    <dt>Careful</dt>
    <dd>takes all that scores and stands from ${CAREFUL_HAND}.</dd>
    <dt>Steady</dt>
    <dd>plays for the most points a turn.</dd>
    <dt>Sharp</dt>
    <dd>
      plays for winning: perfectly against one opponent, and among several as if against the leader.
      Where groups grow, or an opening minimum holds somebody back, it is Steady until the last
      round.
    </dd>
  </dl>
  <p>The dice do not know who rolls.</p>

  <h2>Tips</h2>
  <p>
    “Tip” lists the best choices, each with its chance of winning: between two by these rules that
    of perfect players, a shared win counting half; in the last round for any players, each taken to
    play against you alone. Elsewhere it gives the points that the turn averages. A tap sets its
    dice aside. A tip marks the game <em>assisted</em>.
  </p>

  <h2>Where the rules are silent</h2>
  <p>This is the game of a 1992 manual. We decided:</p>
  <ul>
    <li>
      Groups are formed within one roll. House rule <em>groups grow</em>: a die that matches a group
      taken from the same six scores the difference.
    </li>
    <li>Three pairs and one to six count on a turn’s very first roll, never on a fresh six.</li>
    <li>Four alike and a pair, or six alike, are not three pairs.</li>
    <li>
      There is no minimum to open. House rule: at a total of 0, standing needs
      ${openings.map(grouped).join(' or ')}.
    </li>
    <li>Short games go to ${shortTargets.map(grouped).join(' or ')}.</li>
    <li>Who starts is drawn, or chosen.</li>
    <li>A game ended early has no winner and does not count.</li>
  </ul>
`;
