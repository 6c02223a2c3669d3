import { distance } from '#lib/vec2.ts';
import type { Point } from '#lib/vec2.ts';

export interface NodeIndex {
  points: Point[];
  /** The node within reach of `p`, or a new one there. */
  at(p: Point): number;
}

/** Points that lie within `tolerance` of each other become one node; looked up in a grid of that size. */
export function nodeIndex(tolerance: number): NodeIndex {
  const points: Point[] = [];
  const cells = new Map<number, number[]>();
  const cellOf = (value: number) => Math.floor(value / tolerance);
  // Coordinates reach ±1,000 m, so a row number never runs into the next column.
  const keyOf = (column: number, row: number) => column * 0x400000 + row;

  function near(p: Point): number | undefined {
    const column = cellOf(p.x);
    const row = cellOf(p.y);
    for (let i = column - 1; i <= column + 1; i++) {
      for (let j = row - 1; j <= row + 1; j++) {
        const found = cells.get(keyOf(i, j))?.find((node) => distance(points[node]!, p) <= tolerance);
        if (found !== undefined) return found;
      }
    }
    return undefined;
  }

  function at(p: Point): number {
    const found = near(p);
    if (found !== undefined) return found;
    const key = keyOf(cellOf(p.x), cellOf(p.y));
    const node = points.push({ x: p.x, y: p.y }) - 1;
    cells.set(key, [...(cells.get(key) ?? []), node]);
    return node;
  }

  return { points, at };
}
