import type { Item } from '#design/records/item.ts';
import type { Bounds } from '#lib/polygon.ts';
import { findModel } from '#models/library.ts';
import type { Mesh, Model } from '#models/geometry/mesh.ts';

/**
 * An item as a cloud of points all over its real surface, in its own frame and in the home's. Knows nothing of the
 * layout's boxes.
 */
export interface Sampled {
  item: Item;
  code: string;
  /** x, y, z, x, y, z … */
  own: Float64Array;
  home: Float64Array;
  /** Least and most on each axis of its own frame. */
  least: readonly [number, number, number];
  most: readonly [number, number, number];
  /** What it takes of the home's floor plan, from the same points. */
  bounds: Bounds;
}

/** Points no farther apart than this. Millimetres. */
const density = 24;
/** Chairs of one room share a model; more is not worth the memory. */
const clouds = new Map<string, Float64Array>();

export function sampled(item: Item): Sampled {
  const found = findModel(item.model);
  if (!found) throw new Error(`no model ${item.model}`);
  const own = clouds.get(item.model) ?? cloudOf(found.family.build(found.choice, 'far'));
  if (clouds.size > 30) clouds.clear();
  clouds.set(item.model, own);
  const c = Math.cos((item.turn * Math.PI) / 180);
  const s = Math.sin((item.turn * Math.PI) / 180);
  const home = new Float64Array(own.length);
  const least: [number, number, number] = [Infinity, Infinity, Infinity];
  const most: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  let left = Infinity;
  let bottom = Infinity;
  let right = -Infinity;
  let top = -Infinity;
  for (let i = 0; i < own.length; i += 3) {
    const x = own[i]!;
    const y = own[i + 1]!;
    const across = item.at.x + x * c - y * s;
    const up = item.at.y + x * s + y * c;
    home[i] = across;
    home[i + 1] = up;
    if (across < left) left = across;
    if (across > right) right = across;
    if (up < bottom) bottom = up;
    if (up > top) top = up;
    home[i + 2] = item.at.z + own[i + 2]!;
    for (let axis = 0; axis < 3; axis++) {
      const value = own[i + axis]!;
      if (value < least[axis]!) least[axis] = value;
      if (value > most[axis]!) most[axis] = value;
    }
  }
  return { item, code: found.family.code, own, home, least, most, bounds: { left, bottom, right, top } };
}

/** Where a point of the home lies in the item's own frame. */
export function seenFrom({ item }: Sampled, x: number, y: number, z: number): [number, number, number] {
  const c = Math.cos((item.turn * Math.PI) / 180);
  const s = Math.sin((item.turn * Math.PI) / 180);
  const dx = x - item.at.x;
  const dy = y - item.at.y;
  return [dx * c + dy * s, dy * c - dx * s, z - item.at.z];
}

/** Counted first, then filled: millions of numbers are not pushed one by one. */
function cloudOf({ parts }: Model): Float64Array {
  const count = parts.reduce((sum, { mesh }) => sum + eachPoint(mesh, () => undefined), 0);
  const points = new Float64Array(count * 3);
  let at = 0;
  const keep = (x: number, y: number, z: number) => {
    points[at++] = x;
    points[at++] = y;
    points[at++] = z;
  };
  for (const { mesh } of parts) eachPoint(mesh, keep);
  return points;
}

/**
 * Of each triangle its sides, and within it rows along its longest: of a long and narrow one as few as it is narrow.
 * Answers how many points there are.
 */
function eachPoint({ positions, indices }: Mesh, see: (x: number, y: number, z: number) => void): number {
  let count = 0;
  const row = (from: readonly number[], to: readonly number[], inner: boolean) => {
    const n = Math.max(1, Math.ceil(Math.hypot(to[0]! - from[0]!, to[1]! - from[1]!, to[2]! - from[2]!) / density));
    for (let i = inner ? 1 : 0; i < n; i++, count++)
      see(
        from[0]! + ((to[0]! - from[0]!) * i) / n,
        from[1]! + ((to[1]! - from[1]!) * i) / n,
        from[2]! + ((to[2]! - from[2]!) * i) / n,
      );
  };
  const corner = (at: number) => {
    const from = indices[at]! * 3;
    return [positions[from]!, positions[from + 1]!, positions[from + 2]!] as const;
  };
  for (let t = 0; t < indices.length; t += 3) {
    const corners = [corner(t), corner(t + 1), corner(t + 2)] as const;
    const sides = [apart(corners[1], corners[2]), apart(corners[2], corners[0]), apart(corners[0], corners[1])];
    const longest = Math.max(...sides);
    const top = sides.indexOf(longest);
    const [a, b, c] = [corners[top]!, corners[(top + 1) % 3]!, corners[(top + 2) % 3]!];
    row(a, b, false);
    row(b, c, false);
    row(c, a, false);
    const rows = Math.ceil(heightOver(a, b, c) / density);
    for (let k = 1; k < rows; k++) row(between(a, b, k / rows), between(a, c, k / rows), true);
  }
  return count;
}

type Place = readonly [number, number, number];

const apart = (p: Place, q: Place) => Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
const between = (p: Place, q: Place, part: number): Place => [
  p[0] + (q[0] - p[0]) * part,
  p[1] + (q[1] - p[1]) * part,
  p[2] + (q[2] - p[2]) * part,
];

/** How far `a` is from the line through `b` and `c`. */
function heightOver(a: Place, b: Place, c: Place): number {
  const base = apart(b, c);
  if (base === 0) return 0;
  const along = ((a[0] - b[0]) * (c[0] - b[0]) + (a[1] - b[1]) * (c[1] - b[1]) + (a[2] - b[2]) * (c[2] - b[2])) / base;
  return Math.sqrt(Math.max(0, apart(a, b) ** 2 - along ** 2));
}
