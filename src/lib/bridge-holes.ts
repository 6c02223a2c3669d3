import { cross, subtract } from '#lib/vec2.ts';
import type { Point } from '#lib/vec2.ts';

/**
 * One ring of indices out of a polygon and its holes: every hole is joined by a bridge walked twice. The holes' corners
 * follow the outer ones in `points`, each hole as long as `lengths` says.
 */
export function bridged(points: readonly Point[], outer: number, lengths: readonly number[]): number[] {
  let start = outer;
  const holes = lengths.map((length) => {
    const hole = Array.from({ length }, (_, i) => start + i);
    start += length;
    return rotatedToRightmost(points, hole);
  });
  // From right to left: a bridge goes to the right and may use a hole that is joined already.
  holes.sort((a, b) => points[b[0]!]!.x - points[a[0]!]!.x);
  let ring = Array.from({ length: outer }, (_, i) => i);
  for (const hole of holes) ring = joined(points, ring, hole);
  return ring;
}

function rotatedToRightmost(points: readonly Point[], hole: readonly number[]): number[] {
  let best = 0;
  for (let i = 1; i < hole.length; i++) if (points[hole[i]!]!.x > points[hole[best]!]!.x) best = i;
  return [...hole.slice(best), ...hole.slice(0, best)];
}

function joined(points: readonly Point[], ring: readonly number[], hole: readonly number[]): number[] {
  const at = seenFrom(points, ring, points[hole[0]!]!);
  return [...ring.slice(0, at + 1), ...hole, hole[0]!, ring[at]!, ...ring.slice(at + 1)];
}

/** Where in the ring the corner is that `m` sees to its right. */
function seenFrom(points: readonly Point[], ring: readonly number[], m: Point): number {
  const hit = sideHit(points, ring, m);
  if (!hit) return 0;
  const corner = points[ring[hit.at]!]!;
  let best = hit.at;
  let flattest = Infinity;
  for (let i = 0; i < ring.length; i++) {
    const p = points[ring[i]!]!;
    const slope = Math.abs(p.y - m.y) / Math.max(p.x - m.x, 1e-12);
    if (p.x < m.x || slope > flattest || !between(p, m, { x: hit.x, y: m.y }, corner)) continue;
    if (slope === flattest && p.x >= points[ring[best]!]!.x) continue;
    if (!opensTowards(points, ring, i, m)) continue;
    flattest = slope;
    best = i;
  }
  return best;
}

/** The nearest side to the right of `m`, as the index of its right end and where it is hit. */
function sideHit(points: readonly Point[], ring: readonly number[], m: Point): { at: number; x: number } | null {
  let best: { at: number; x: number } | null = null;
  for (let i = 0; i < ring.length; i++) {
    const j = (i + 1) % ring.length;
    const a = points[ring[i]!]!;
    const b = points[ring[j]!]!;
    // Only sides with their inside to the left, that is upward ones, can be seen from inside.
    if (!(a.y <= m.y && b.y >= m.y && a.y < b.y)) continue;
    const x = a.x + ((b.x - a.x) * (m.y - a.y)) / (b.y - a.y);
    if (x >= m.x && (!best || x < best.x)) best = { at: a.x > b.x ? i : j, x };
  }
  return best;
}

function between(p: Point, m: Point, hit: Point, corner: Point): boolean {
  const up = corner.y >= m.y ? 1 : -1;
  const a = cross(subtract(hit, m), subtract(p, m)) * up;
  const b = cross(subtract(corner, hit), subtract(p, hit)) * up;
  const c = cross(subtract(m, corner), subtract(p, corner)) * up;
  return a >= 0 && b >= 0 && c >= 0;
}

/** Whether the inside at ring corner `i` looks at `m`: among corners at the same place only one does. */
function opensTowards(points: readonly Point[], ring: readonly number[], i: number, m: Point): boolean {
  const n = ring.length;
  const p = points[ring[i]!]!;
  const before = points[ring[(i + n - 1) % n]!]!;
  const after = points[ring[(i + 1) % n]!]!;
  const left = cross(subtract(after, p), subtract(m, p)) >= 0;
  const right = cross(subtract(before, p), subtract(m, p)) <= 0;
  const convex = cross(subtract(p, before), subtract(after, p)) >= 0;
  return convex ? left && right : left || right;
}
