// Where dice lie: in rows around the middle of the tray, in steps of a die and its gap.

/** From the middle, in steps; x to the right, y downwards. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** So many dice in rows of at most `columns`, the longer row above. */
export function traySpots(dice: number, columns: number): readonly Spot[] {
  const rows = Math.ceil(dice / columns);
  const spots: Spot[] = [];
  let left = dice;
  for (let row = 0; row < rows; row++) {
    const length = Math.ceil(left / (rows - row));
    left -= length;
    for (let column = 0; column < length; column++) {
      spots.push({ x: column - (length - 1) / 2, y: row - (rows - 1) / 2 });
    }
  }
  return spots;
}
