// What dice taken from one roll are worth, and which sets may be taken.

/** A set of dice that may be taken from a roll, ascending, and the most that it can score. */
export interface Removal {
  readonly dice: readonly number[];
  readonly points: number;
}

/** How many dice of each face there are, the 1s first. */
type Tally = readonly number[];

/**
 * How large the group of each face is that was taken earlier from the same six dice, the 1s first;
 * 0 where there is none. Only groups that grow matter: otherwise there are `NO_GROUPS`.
 */
export type Groups = Tally;

export const NO_GROUPS: Groups = [0, 0, 0, 0, 0, 0];

const FACES = [1, 2, 3, 4, 5, 6] as const;
export const SMALLEST_GROUP = 3;
const STRAIGHT = 1_500;
const THREE_PAIRS = 1_000;

export function tally(dice: readonly number[]): Tally {
  const counts = [0, 0, 0, 0, 0, 0];
  for (const face of dice) counts[face - 1] = (counts[face - 1] ?? 0) + 1;
  return counts;
}

/** Three to six of a face: each die past the third doubles. */
function groupPoints(face: number, size: number): number {
  const three = face === 1 ? 1_000 : 100 * face;
  return three * 2 ** (size - SMALLEST_GROUP);
}

/** What some dice of one face score, none of them 0; undefined when they do not score. */
export function facePoints(face: number, count: number, group: number): number | undefined {
  if (count === 0) return 0;
  if (group > 0) return groupPoints(face, group + count) - groupPoints(face, group);
  if (count >= SMALLEST_GROUP) return groupPoints(face, count);
  if (face === 1) return 100 * count;
  if (face === 5) return 50 * count;
  return undefined;
}

/** What all six dice score together on the first roll of a turn, if they are one of its two sets. */
function wholeRollPoints(counts: Tally): number | undefined {
  if (counts.every((count) => count === 1)) return STRAIGHT;
  return counts.filter((count) => count === 2).length === 3 ? THREE_PAIRS : undefined;
}

/** The faces among the dice that score nothing as they are; those may not be taken. */
export function idleFaces(dice: readonly number[], groups: Groups = NO_GROUPS): readonly number[] {
  const counts = tally(dice);
  return FACES.filter(
    (face) => facePoints(face, counts[face - 1] ?? 0, groups[face - 1] ?? 0) === undefined,
  );
}

/** The most that a set of dice can score; undefined when it may not be taken as it is. */
export function points(
  dice: readonly number[],
  first: boolean,
  groups: Groups = NO_GROUPS,
): number | undefined {
  if (dice.length === 0) return undefined;
  const counts = tally(dice);
  const whole = first ? wholeRollPoints(counts) : undefined;
  if (whole !== undefined) return whole;
  let sum = 0;
  for (const face of FACES) {
    const scored = facePoints(face, counts[face - 1] ?? 0, groups[face - 1] ?? 0);
    if (scored === undefined) return undefined;
    sum += scored;
  }
  return sum;
}

/** No die of the roll scores: the hand is lost. */
export function isBust(
  dice: readonly number[],
  first: boolean,
  groups: Groups = NO_GROUPS,
): boolean {
  const counts = tally(dice);
  if (first && wholeRollPoints(counts) !== undefined) return false;
  return FACES.every((face) => !facePoints(face, counts[face - 1] ?? 0, groups[face - 1] ?? 0));
}

/**
 * Every set that may be taken from a roll, each once, small sets first; empty for a bust.
 * `first`: the first roll of the turn.
 */
export function removals(
  dice: readonly number[],
  first: boolean,
  groups: Groups = NO_GROUPS,
): readonly Removal[] {
  const counts = tally(dice);
  let sets: readonly Removal[] = [{ dice: [], points: 0 }];
  for (const face of FACES) {
    const ways = faceRemovals(face, counts[face - 1] ?? 0, groups[face - 1] ?? 0);
    if (ways.length === 0) continue;
    sets = sets.flatMap((set) => [
      set,
      ...ways.map((way) => ({
        dice: [...set.dice, ...way.dice],
        points: set.points + way.points,
      })),
    ]);
  }
  const whole = first ? wholeRollPoints(counts) : undefined;
  const all = whole === undefined ? [] : [{ dice: [...dice].sort(), points: whole }];
  return [...sets.slice(1), ...all].sort((a, b) => asNumber(a.dice) - asNumber(b.dice));
}

/** The ways to take at least one of the dice of a face. */
function faceRemovals(face: number, count: number, group: number): readonly Removal[] {
  const ways: Removal[] = [];
  for (let taken = 1; taken <= count; taken++) {
    const scored = facePoints(face, taken, group);
    if (scored !== undefined) {
      ways.push({ dice: Array.from({ length: taken }, () => face), points: scored });
    }
  }
  return ways;
}

/** Dice read as one number: of two sets the smaller comes first, of equal ones the lower. */
function asNumber(dice: readonly number[]): number {
  return dice.reduce((number, face) => 10 * number + face, 0);
}

/**
 * The groups after dice were taken from a roll. A die taken before the group of its face stays a
 * single die.
 */
export function grown(groups: Groups, taken: readonly number[]): Groups {
  return tally(taken).map((count, index) => {
    const size = groups[index] ?? 0;
    return size > 0 || count >= SMALLEST_GROUP ? size + count : 0;
  });
}

/** The groups that dice taken earlier from the same six have formed, roll by roll. */
export function groupsIn(earlier: readonly (readonly number[])[]): Groups {
  return earlier.reduce<Groups>(grown, NO_GROUPS);
}
