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
  const steps = parts.map(({ mesh }) => stepsOf(mesh));
  const points = new Float64Array(
    steps.reduce((sum, each) => sum + each.reduce((count, n) => count + 3 * (((n + 1) * (n + 2)) / 2), 0), 0),
  );
  let at = 0;
  for (const [i, { mesh }] of parts.entries()) at = fill(points, at, mesh, steps[i]!);
  return points;
}

/** Into how many parts the sides of each triangle are cut. */
function stepsOf({ positions, indices }: Mesh): Uint16Array {
  const steps = new Uint16Array(indices.length / 3);
  for (let t = 0; t < steps.length; t++) {
    const a = indices[t * 3]! * 3;
    const b = indices[t * 3 + 1]! * 3;
    const c = indices[t * 3 + 2]! * 3;
    steps[t] = Math.max(
      1,
      Math.ceil(Math.sqrt(Math.max(apart(positions, a, b), apart(positions, b, c), apart(positions, c, a))) / density),
    );
  }
  return steps;
}

function fill(points: Float64Array, from: number, { positions, indices }: Mesh, steps: Uint16Array): number {
  let at = from;
  for (let t = 0; t < steps.length; t++) {
    const a = indices[t * 3]! * 3;
    const b = indices[t * 3 + 1]! * 3;
    const c = indices[t * 3 + 2]! * 3;
    const n = steps[t]!;
    for (let i = 0; i <= n; i++)
      for (let j = 0; j <= n - i; j++)
        for (let axis = 0; axis < 3; axis++) {
          const first = positions[a + axis]!;
          points[at++] = first + ((positions[b + axis]! - first) * i + (positions[c + axis]! - first) * j) / n;
        }
  }
  return at;
}

/** Squared. */
function apart(positions: Float32Array, p: number, q: number): number {
  const x = positions[p]! - positions[q]!;
  const y = positions[p + 1]! - positions[q + 1]!;
  const z = positions[p + 2]! - positions[q + 2]!;
  return x * x + y * y + z * z;
}
