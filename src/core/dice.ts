// Dice and their text.

/** `face` from 1 to 6. */
export interface Die {
  readonly face: number;
  readonly star: boolean;
}

/** `"4"` or `"4*"`. */
export function formatDie(die: Die): string {
  return String(die.face) + (die.star ? '*' : '');
}

/** The faces of a run of digits such as `"115"`; undefined when one is not from 1 to 6. */
export function parseFaces(text: string): readonly number[] | undefined {
  return /^[1-6]+$/.test(text) ? Array.from(text, Number) : undefined;
}

/** Digits written together: `"115"`; empty for no dice. */
export function formatFaces(faces: readonly number[]): string {
  return faces.join('');
}
