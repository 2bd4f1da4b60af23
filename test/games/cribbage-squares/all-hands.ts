// All 12,994,800 cribbage hands: any four of the pack, then any of the other 48 as common card.

/** How many hands score 0, 1, 2 … 29. */
export const HANDS_BY_SCORE: readonly number[] = [
  1_009_008, 99_792, 2_813_796, 505_008, 2_855_676, 697_508, 1_800_268, 751_324, 1_137_236, 361_224,
  388_740, 51_680, 317_340, 19_656, 90_100, 9_168, 58_248, 11_196, 2_708, 0,
  8_068, 2_496, 444, 356, 3_680, 0, 0, 0, 76, 4,
]; // prettier-ignore

export const ALL_HANDS = 12_994_800;

/** Calls back with the places of the four cards and the common card in the pack, 0 to 51. */
export function forEachHand(
  visit: (a: number, b: number, c: number, d: number, starter: number) => void,
): void {
  for (let a = 0; a < 52; a++)
    for (let b = a + 1; b < 52; b++)
      for (let c = b + 1; c < 52; c++)
        for (let d = c + 1; d < 52; d++)
          for (let starter = 0; starter < 52; starter++)
            if (starter !== a && starter !== b && starter !== c && starter !== d)
              visit(a, b, c, d, starter);
}

export function noHands(): number[] {
  return HANDS_BY_SCORE.map(() => 0);
}
