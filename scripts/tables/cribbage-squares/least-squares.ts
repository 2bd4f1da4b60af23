// Least squares over features of which each example has few.

export class LeastSquares {
  readonly #size: number;
  readonly #products: Float64Array;
  readonly #sums: Float64Array;

  constructor(size: number) {
    this.#size = size;
    this.#products = new Float64Array(size * size);
    this.#sums = new Float64Array(size);
  }

  /** An example: its features by number, each with how much it has of it, and what to predict. */
  add(features: ReadonlyMap<number, number>, target: number): void {
    for (const [row, much] of features) {
      this.#sums[row] = (this.#sums[row] ?? 0) + much * target;
      for (const [column, more] of features) {
        const at = row * this.#size + column;
        this.#products[at] = (this.#products[at] ?? 0) + much * more;
      }
    }
  }

  /** A weight for each feature. Those with few examples are kept near 0 (ridge regression). */
  solve(ridge: number): Float64Array {
    const weights = new Float64Array(this.#size);
    // Features without examples have nothing to do with the others.
    const met = [...weights.keys()].filter((feature) => this.#product(feature, feature) > 0);
    const size = met.length;
    const factor = new Float64Array(size * size);
    met.forEach((feature, row) => {
      met.forEach((other, column) => {
        factor[row * size + column] = this.#product(feature, other) + (row === column ? ridge : 0);
      });
    });
    factorise(factor, size);
    const sums = Float64Array.from(met, (feature) => this.#sums[feature] ?? 0);
    substitute(factor, sums, size).forEach((weight, row) => {
      weights[met[row] ?? 0] = weight;
    });
    return weights;
  }

  #product(feature: number, other: number): number {
    return this.#products[feature * this.#size + other] ?? 0;
  }
}

/** Cholesky's factor of a symmetric matrix, in place of its lower half. */
function factorise(matrix: Float64Array, size: number): void {
  for (let column = 0; column < size; column++) {
    const pivotRow = matrix.subarray(column * size, column * size + column);
    const diagonal = column * size + column;
    const pivot = Math.sqrt((matrix[diagonal] ?? 0) - dot(pivotRow, pivotRow, column));
    matrix[diagonal] = pivot;
    for (let row = column + 1; row < size; row++) {
      const start = row * size;
      const known = dot(matrix.subarray(start, start + column), pivotRow, column);
      matrix[start + column] = ((matrix[start + column] ?? 0) - known) / pivot;
    }
  }
}

function dot(a: Float64Array, b: Float64Array, length: number): number {
  let sum = 0;
  for (let index = 0; index < length; index++) sum += (a[index] ?? 0) * (b[index] ?? 0);
  return sum;
}

/** Forwards through the factor, then backwards through its transpose. */
function substitute(factor: Float64Array, sums: Float64Array, size: number): Float64Array {
  const solution = sums.slice();
  for (let row = 0; row < size; row++) {
    const known = dot(factor.subarray(row * size, row * size + row), solution, row);
    solution[row] = ((solution[row] ?? 0) - known) / (factor[row * size + row] ?? 1);
  }
  for (let row = size - 1; row >= 0; row--) {
    let left = solution[row] ?? 0;
    for (let below = row + 1; below < size; below++) {
      left -= (factor[below * size + row] ?? 0) * (solution[below] ?? 0);
    }
    solution[row] = left / (factor[row * size + row] ?? 1);
  }
  return solution;
}
