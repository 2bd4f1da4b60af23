// Which tables can come about by play; the others are errors that name their place.

import { groupsIn, isBust, NO_GROUPS, points } from './scoring.ts';
import { DICE, hasRolled, mustTake, openGroups, type Table } from './table.ts';

/** What contradicts the rules, as `field: what`; undefined for a table that can be played on. */
export function whyImpossible(table: Table): string | undefined {
  const { totals, seat, lastRound } = table;
  if (seat >= totals.length) return `seat to play: there is no seat ${seat}`;
  if (lastRound !== undefined && lastRound >= totals.length) {
    return `flags: there is no seat ${lastRound}`;
  }
  return whyTotalsImpossible(table) ?? whyTurnImpossible(table);
}

/** Who has reached the target has called the last round, or has played in it. */
function whyTotalsImpossible({ totals, seat, target, lastRound }: Table): string | undefined {
  if (lastRound === undefined) {
    const reached = totals.findIndex((total) => total >= target);
    return reached < 0 ? undefined : `flags: seat ${reached} must have called the last round`;
  }
  if ((totals[lastRound] ?? 0) < target) {
    return `flags: seat ${lastRound} has too little to call the last round`;
  }
  for (let next = seat; next !== lastRound; next = (next + 1) % totals.length) {
    if ((totals[next] ?? 0) >= target) {
      return `total ${next + 1}: the target is reached before the last turn`;
    }
  }
  return undefined;
}

function whyTurnImpossible(table: Table): string | undefined {
  const { dice, taken, earlier, first, hand } = table;
  const notBegun = !hasRolled(table);
  if (table.seat === table.lastRound && (!notBegun || table.endedEarly)) {
    return 'flags: the last round is over, no turn can follow';
  }
  if (first && earlier.length > 0) return 'flags: f ends with the second roll of the turn';
  if (notBegun) {
    if (!first || earlier.length > 0) return 'on the table: no dice, but the turn has begun';
    return hand === 0 ? undefined : 'hand: the turn has not begun';
  }
  const inPlay = dice.length + taken.length + earlier.flat().length;
  if (inPlay !== DICE) return `on the table: ${DICE} dice with those taken, here are ${inPlay}`;
  return whyDiceImpossible(table);
}

function whyDiceImpossible(table: Table): string | undefined {
  const { dice, taken, earlier, first, hand } = table;
  let known = 0;
  for (const [index, block] of earlier.entries()) {
    const groups = table.groups === 'grow' ? groupsIn(earlier.slice(0, index)) : NO_GROUPS;
    const scored = points(block, false, groups);
    if (scored === undefined) return `taken earlier: "${block.join('')}" may not be taken`;
    known += scored;
  }
  if (mustTake(table) && isBust(dice, first, openGroups(table))) {
    return 'on the table: no die scores, which ends the turn';
  }
  if (taken.length > 0) {
    const scored = points(taken, first, openGroups(table));
    if (scored === undefined) return `taken from this roll: "${taken.join('')}" may not be taken`;
    known += scored;
  }
  // A fresh six leaves no trace of the dice taken before it but their points.
  if (hand < known) return `hand: less than the ${known} of the dice taken`;
  if (first && hand > known) return `hand: more than the ${known} of the dice taken`;
  return undefined;
}
