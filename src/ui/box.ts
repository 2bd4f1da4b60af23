// Where things lie in a board: in CSS pixels from its top left corner.

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Spot {
  readonly width: number;
  readonly height: number;
}
