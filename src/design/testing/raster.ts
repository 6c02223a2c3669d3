import type { Point } from '#lib/vec2.ts';

/**
 * The slow and obvious way to find rooms, to check the fast one: a raster of small squares, flood-filled up to the
 * walls.
 */
export interface Raster {
  /** Squares of each region that the outside does not reach. */
  counts: number[];
  /** Region of the square at `p`: −1 outside, −2 inside a wall. */
  regionAt(p: Point): number;
}

interface Barriers {
  /** Whether the fill can be here at all. */
  open(column: number, row: number): boolean;
  /** Whether it can go on to the next square to the right, or up. */
  right(column: number, row: number): boolean;
  up(column: number, row: number): boolean;
}

export function flood(size: number, cell: number, origin: Point, barriers: Barriers): Raster {
  const regions = new Int32Array(size * size).fill(-3);
  fill(regions, size, barriers, 0, -1);
  const counts: number[] = [];
  for (let i = 0; i < regions.length; i++) {
    if (regions[i] !== -3) continue;
    if (!barriers.open(i % size, Math.floor(i / size))) regions[i] = -2;
    else counts.push(fill(regions, size, barriers, i, counts.length));
  }
  const regionAt = (p: Point) =>
    regions[Math.floor((p.y - origin.y) / cell) * size + Math.floor((p.x - origin.x) / cell)] ?? -1;
  return { counts, regionAt };
}

/** Walls without thickness: they stop the fill between squares. */
export function lineBarriers(size: number, cell: number, origin: Point, lines: readonly Point[][]): Barriers {
  const stopRight = new Uint8Array(size * size);
  const stopUp = new Uint8Array(size * size);
  for (const line of lines) {
    for (let i = 0; i + 1 < line.length; i++) {
      crossRows(line[i]!, line[i + 1]!, origin, cell, size, (column, row) => {
        stopRight[row * size + column] = 1;
      });
      crossRows(flip(line[i]!), flip(line[i + 1]!), flip(origin), cell, size, (row, column) => {
        stopUp[row * size + column] = 1;
      });
    }
  }
  return {
    open: () => true,
    right: (column, row) => !stopRight[row * size + column],
    up: (column, row) => !stopUp[row * size + column],
  };
}

/** For every row of square middles the segment crosses: the square whose right neighbour it parts it from. */
function crossRows(
  a: Point,
  b: Point,
  origin: Point,
  cell: number,
  size: number,
  stop: (column: number, row: number) => void,
): void {
  const [low, high] = a.y < b.y ? [a, b] : [b, a];
  const first = Math.max(0, Math.ceil((low.y - origin.y) / cell - 0.5));
  const last = Math.min(size - 1, Math.floor((high.y - origin.y) / cell - 0.5));
  for (let row = first; row <= last; row++) {
    const y = origin.y + (row + 0.5) * cell;
    const x = low.x + ((high.x - low.x) * (y - low.y)) / (high.y - low.y);
    const column = Math.floor((x - origin.x) / cell - 0.5);
    if (column >= 0 && column < size) stop(column, row);
  }
}

function flip({ x, y }: Point): Point {
  return { x: y, y: x };
}

function fill(regions: Int32Array, size: number, barriers: Barriers, start: number, region: number): number {
  const stack = [start];
  regions[start] = region;
  let count = 0;
  const go = (i: number) => {
    if (regions[i] !== -3 || !barriers.open(i % size, Math.floor(i / size))) return;
    regions[i] = region;
    stack.push(i);
  };
  for (let i = stack.pop(); i !== undefined; i = stack.pop()) {
    count++;
    const column = i % size;
    const row = Math.floor(i / size);
    if (column + 1 < size && barriers.right(column, row)) go(i + 1);
    if (column > 0 && barriers.right(column - 1, row)) go(i - 1);
    if (row + 1 < size && barriers.up(column, row)) go(i + size);
    if (row > 0 && barriers.up(column, row - 1)) go(i - size);
  }
  return count;
}
