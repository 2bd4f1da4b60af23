// Arrow keys over a board: the next target in the direction in which the key points.

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Unit steps of the four arrow keys; the y axis points down. */
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** How much a step aside counts against a step ahead. */
const ASIDE = 1;

/** Aside per step ahead: first what lies where the key points, then whatever lies at all ahead. */
const CONES = [1, 3] as const;

/** The index of the box that an arrow key leads to from `from`, or undefined when there is none. */
export function arrowTarget(key: string, from: Box, boxes: readonly Box[]): number | undefined {
  const step = STEPS[key];
  if (!step) return undefined;
  const [stepX, stepY] = step;
  const start = centre(from);
  const ways = boxes.map((box) => {
    const end = centre(box);
    const x = end.x - start.x;
    const y = end.y - start.y;
    return {
      ahead: x * stepX + y * stepY,
      aside: Math.abs(x * stepY) + Math.abs(y * stepX),
    };
  });
  for (const cone of CONES) {
    const nearest = ways
      .map(({ ahead, aside }, index) => ({ ahead, aside, index }))
      .filter(({ ahead, aside }) => ahead >= 2 && aside <= ahead * cone)
      .sort((a, b) => a.ahead + a.aside * ASIDE - (b.ahead + b.aside * ASIDE))[0];
    if (nearest) return nearest.index;
  }
  return undefined;
}

export function isArrow(key: string): boolean {
  return Object.hasOwn(STEPS, key);
}

function centre(box: Box): { x: number; y: number } {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
