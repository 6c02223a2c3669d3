import { corner, draft, finished, quad, triangle } from '#models/geometry/draft.ts';
import { triangulate } from '#models/geometry/triangulate.ts';
import { cross, distance, dot, normalise, subtract } from '#lib/vec.ts';
import type { Draft } from '#models/geometry/draft.ts';
import type { Mesh } from '#models/geometry/mesh.ts';
import type { Vec2, Vec3 } from '#lib/vec.ts';

export type Ring = readonly Vec3[];

export interface LoftOptions {
  /** The last ring is joined to the first: no ends. */
  closed?: boolean;
  /** Degrees; edges sharper than this stay sharp. */
  crease?: number;
  /** Where in the picture it begins, in millimetres. */
  uv?: Vec2;
}

/**
 * A skin over rings of equally many points, each counter-clockwise seen from where the skin goes to, ends closed. Grain
 * runs from ring to ring and the ends show end grain. Points may coincide: a ring of one place is a tip.
 */
export function loft(rings: readonly Ring[], { closed = false, crease = 40, uv = [0, 0] }: LoftOptions = {}): Mesh {
  const out = draft();
  const count = rings[0]!.length;
  const around = widest(rings);
  let along = 0;
  const all = closed ? [...rings, rings[0]!] : rings;
  all.forEach((ring, i) => {
    if (i > 0) along += step(all[i - 1]!, ring);
    for (let j = 0; j <= count; j++) corner(out, ring[j % count]!, uv[0] + along, uv[1] + around[j]!);
  });
  for (let i = 0; i + 1 < all.length; i++)
    for (let j = 0; j < count; j++) {
      const a = i * (count + 1) + j;
      quad(out, a, a + 1, a + count + 2, a + count + 1);
    }
  if (!closed) {
    cap(out, rings[0]!.toReversed());
    cap(out, rings.at(-1)!);
  }
  return finished(out, crease);
}

/** Closes a flat ring that is counter-clockwise seen from outside. */
function cap(out: Draft, ring: Ring): void {
  const distinct = ring.filter((point, i) => distance(point, ring[(i + 1) % ring.length]!) > 1e-5);
  if (distinct.length < 3) return;
  const [right, ahead] = planeOf(distinct);
  const flat = distinct.map((point): Vec2 => [dot(point, right), dot(point, ahead)]);
  const first = distinct.map((point, i) => corner(out, point, flat[i]![0], flat[i]![1]));
  const triangles = isConvex(flat) ? fan(flat.length) : triangulate(flat);
  for (let t = 0; t < triangles.length; t += 3)
    triangle(out, first[triangles[t]!]!, first[triangles[t + 1]!]!, first[triangles[t + 2]!]!, true);
}

/** Two directions in a ring's plane, the ring counter-clockwise in them (Newell's normal). */
function planeOf(ring: Ring): readonly [Vec3, Vec3] {
  let normal: Vec3 = [0, 0, 0];
  ring.forEach((p, i) => {
    const q = ring[(i + 1) % ring.length]!;
    normal = [
      normal[0] + (p[1] - q[1]) * (p[2] + q[2]),
      normal[1] + (p[2] - q[2]) * (p[0] + q[0]),
      normal[2] + (p[0] - q[0]) * (p[1] + q[1]),
    ];
  });
  const up = normalise(normal);
  const hint: Vec3 = Math.abs(up[0]) < 0.9 ? [1, 0, 0] : [0, 1, 0];
  const right = normalise(subtract(hint, [up[0] * dot(hint, up), up[1] * dot(hint, up), up[2] * dot(hint, up)]));
  return [right, cross(up, right)];
}

function fan(count: number): number[] {
  return Array.from({ length: count - 2 }, (_, i) => [0, i + 1, i + 2]).flat();
}

function isConvex(points: readonly Vec2[]): boolean {
  return points.every((b, i) => {
    const a = points.at(i - 1)!;
    const c = points[(i + 1) % points.length]!;
    return (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]) > -1e-7;
  });
}

/** The way around the largest ring, so that the picture is nowhere squeezed. */
function widest(rings: readonly Ring[]): number[] {
  const ways = rings.map((ring) =>
    ring.reduce<number[]>(
      (sums, point, i) => [...sums, sums.at(-1)! + distance(point, ring[(i + 1) % ring.length]!)],
      [0],
    ),
  );
  return ways.reduce((best, way) => (way.at(-1)! > best.at(-1)! ? way : best));
}

function step(a: Ring, b: Ring): number {
  return a.reduce((longest, point, i) => Math.max(longest, distance(point, b[i]!)), 0);
}
