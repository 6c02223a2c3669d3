import type { Outline } from '#models/geometry/outline.ts';
import type { Vec2 } from '#lib/vec.ts';

/**
 * Triangles of an outline with holes, as numbers into [...outline, ...holes.flat()], counter-clockwise. Ear clipping
 * after each hole has been joined to the outside by a bridge; shapes here have tens of corners, so the plain method
 * serves.
 */
export function triangulate(outline: Outline, holes: readonly Outline[] = []): number[] {
  const points: Vec2[] = [...outline, ...holes.flat()];
  const given = outline.map((_, i) => i);
  let ring = area(points, given) < 0 ? given.toReversed() : given;
  for (const hole of holesOf(points, outline.length, holes)) ring = bridged(points, ring, hole);
  return clipped(points, ring);
}

/** Holes as rings of numbers, clockwise, the rightmost first: their bridges then never cross. */
function holesOf(points: readonly Vec2[], first: number, holes: readonly Outline[]): number[][] {
  let start = first;
  const rings = holes.map((hole) => {
    const ring = hole.map((_, i) => start + i);
    start += hole.length;
    return area(points, ring) > 0 ? ring.toReversed() : ring;
  });
  const right = (ring: readonly number[]): number => Math.max(...ring.map((i) => points[i]![0]));
  return rings.sort((a, b) => right(b) - right(a));
}

function bridged(points: readonly Vec2[], ring: readonly number[], hole: readonly number[]): number[] {
  const start = hole.reduce((best, _, k) => (points[hole[k]!]![0] > points[hole[best]!]![0] ? k : best), 0);
  const from = points[hole[start]!]!;
  const order = ring.map((_, k) => k).sort((a, b) => apart(points[ring[a]!]!, from) - apart(points[ring[b]!]!, from));
  const to =
    order.find(
      (k) => !crosses(points, ring, from, points[ring[k]!]!) && !crosses(points, hole, from, points[ring[k]!]!),
    ) ?? order[0]!;
  const turned = [...hole.slice(start), ...hole.slice(0, start), hole[start]!];
  return [...ring.slice(0, to + 1), ...turned, ...ring.slice(to)];
}

function clipped(points: readonly Vec2[], from: readonly number[]): number[] {
  const ring = [...from];
  const out: number[] = [];
  let waited = 0;
  let at = 0;
  while (ring.length > 3) {
    const a = ring.at(at - 1)!;
    const b = ring[at]!;
    const c = ring[(at + 1) % ring.length]!;
    if (waited > ring.length || isEar(points, ring, a, b, c)) {
      if (Math.abs(turnOf(points[a]!, points[b]!, points[c]!)) > 1e-9 || waited > ring.length) out.push(a, b, c);
      ring.splice(at, 1);
      waited = 0;
      at = at % ring.length;
    } else {
      waited++;
      at = (at + 1) % ring.length;
    }
  }
  if (ring.length === 3) out.push(ring[0]!, ring[1]!, ring[2]!);
  return out;
}

function isEar(points: readonly Vec2[], ring: readonly number[], a: number, b: number, c: number): boolean {
  const p = points[a]!;
  const q = points[b]!;
  const r = points[c]!;
  if (turnOf(p, q, r) <= 1e-9) return false;
  return ring.every((i) => {
    const s = points[i]!;
    if (i === a || i === b || i === c || equal(s, p) || equal(s, q) || equal(s, r)) return true;
    return turnOf(p, q, s) < -1e-9 || turnOf(q, r, s) < -1e-9 || turnOf(r, p, s) < -1e-9;
  });
}

function crosses(points: readonly Vec2[], ring: readonly number[], from: Vec2, to: Vec2): boolean {
  return ring.some((i, k) => {
    const p = points[i]!;
    const q = points[ring[(k + 1) % ring.length]!]!;
    if (equal(p, from) || equal(q, from) || equal(p, to) || equal(q, to)) return false;
    return turnOf(from, to, p) * turnOf(from, to, q) < 0 && turnOf(p, q, from) * turnOf(p, q, to) < 0;
  });
}

function area(points: readonly Vec2[], ring: readonly number[]): number {
  return ring.reduce((sum, i, k) => {
    const p = points[i]!;
    const q = points[ring[(k + 1) % ring.length]!]!;
    return sum + p[0] * q[1] - q[0] * p[1];
  }, 0);
}

function turnOf(a: Vec2, b: Vec2, c: Vec2): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

function apart(a: Vec2, b: Vec2): number {
  return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2;
}

function equal(a: Vec2, b: Vec2): boolean {
  return Math.abs(a[0] - b[0]) < 1e-9 && Math.abs(a[1] - b[1]) < 1e-9;
}
