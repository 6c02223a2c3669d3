import { boundsOf } from '#lib/polygon.ts';
import type { Polygon } from '#lib/polygon.ts';
import type { Point } from '#lib/vec2.ts';

const rows = 11;

/**
 * A point well inside a polygon with holes: where a name is written and a room is recognised by. Null when there is no
 * inside.
 */
export function interiorPoint(polygon: Polygon, holes: readonly Polygon[]): Point | null {
  const all = [polygon, ...holes];
  const { bottom, top } = boundsOf(polygon);
  let best: Point | null = null;
  let clearest = 0;
  for (let i = 0; i < rows; i++) {
    // The middle row first, then ever farther out: of equally good places the middle one is taken.
    const step = Math.ceil(i / 2) * (i % 2 === 0 ? 1 : -1);
    // Not a round fraction: a row through a corner would count it twice or not at all.
    const y = bottom + (top - bottom) * (0.5003 + step / (rows + 1.3));
    // Straight up or down one leaves the outline before its highest or lowest point.
    if (Math.min(y - bottom, top - y) <= clearest * 1.02) continue;
    for (const [from, to] of spansAt(all, y)) {
      const p = { x: (from + to) / 2, y };
      // A cheap bound first: nothing is farther from the outline than from the ends of its own row.
      if ((to - from) / 2 <= clearest * 1.02) continue;
      const clear = clearance(all, p);
      if (clear > clearest * 1.02) {
        clearest = clear;
        best = p;
      }
    }
  }
  return best;
}

/** The stretches of a horizontal line that lie inside. */
function spansAt(polygons: readonly Polygon[], y: number): [number, number][] {
  const xs: number[] = [];
  for (const polygon of polygons) {
    for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
      const a = polygon[i]!;
      const b = polygon[j]!;
      if (a.y > y !== b.y > y) xs.push(a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y));
    }
  }
  xs.sort((a, b) => a - b);
  return Array.from({ length: xs.length >> 1 }, (_, i) => [xs[2 * i]!, xs[2 * i + 1]!]);
}

/** Distance to the nearest side. */
function clearance(polygons: readonly Polygon[], p: Point): number {
  let least = Infinity;
  for (const polygon of polygons) {
    for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++)
      least = Math.min(least, squaredDistance(p, polygon[j]!, polygon[i]!));
  }
  return Math.sqrt(least);
}

function squaredDistance(p: Point, a: Point, b: Point): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.min(1, Math.max(0, ((p.x - a.x) * dx + (p.y - a.y) * dy) / length));
  const ex = a.x + dx * t - p.x;
  const ey = a.y + dy * t - p.y;
  return ex * ex + ey * ey;
}
