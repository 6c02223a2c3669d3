import type { Item } from '#elements/furniture/schema.ts';
import { findModel } from '#models/library.ts';
import type { Mesh, Model } from '#models/geometry/mesh.ts';

/** An item as a cloud of points all over its real surface, in its own frame and in the home's. Knows nothing of the layout's boxes. */
export interface Sampled {
  item: Item;
  code: string;
  /** x, y, z, x, y, z … */
  own: Float64Array;
  home: Float64Array;
  /** Least and most on each axis of its own frame. */
  least: readonly [number, number, number];
  most: readonly [number, number, number];
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
  const [c, s] = [Math.cos((item.turn * Math.PI) / 180), Math.sin((item.turn * Math.PI) / 180)];
  const home = new Float64Array(own.length);
  const least: [number, number, number] = [Infinity, Infinity, Infinity];
  const most: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (let i = 0; i < own.length; i += 3) {
    const x = own[i]!;
    const y = own[i + 1]!;
    home[i] = item.at.x + x * c - y * s;
    home[i + 1] = item.at.y + x * s + y * c;
    home[i + 2] = item.at.z + own[i + 2]!;
    for (let axis = 0; axis < 3; axis++) {
      const value = own[i + axis]!;
      if (value < least[axis]!) least[axis] = value;
      if (value > most[axis]!) most[axis] = value;
    }
  }
  return { item, code: found.family.code, own, home, least, most };
}

/** Where a point of the home lies in the item's own frame. */
export function seenFrom({ item }: Sampled, x: number, y: number, z: number): [number, number, number] {
  const [c, s] = [Math.cos((item.turn * Math.PI) / 180), Math.sin((item.turn * Math.PI) / 180)];
  const [dx, dy] = [x - item.at.x, y - item.at.y];
  return [dx * c + dy * s, dy * c - dx * s, z - item.at.z];
}

function cloudOf(model: Model): Float64Array {
  const points: number[] = [];
  for (const { mesh } of model.parts) addPoints(mesh, points);
  return Float64Array.from(points);
}

function addPoints({ positions, indices }: Mesh, points: number[]): void {
  for (let t = 0; t < indices.length; t += 3) {
    const [a, b, c] = [indices[t]! * 3, indices[t + 1]! * 3, indices[t + 2]! * 3];
    const steps = Math.max(1, Math.ceil(Math.max(apart(positions, a, b), apart(positions, b, c), apart(positions, c, a)) / density));
    for (let i = 0; i <= steps; i++) for (let j = 0; j <= steps - i; j++) for (let axis = 0; axis < 3; axis++) {
      const from = positions[a + axis]!;
      points.push(from + ((positions[b + axis]! - from) * i + (positions[c + axis]! - from) * j) / steps);
    }
  }
}

function apart(positions: Float32Array, p: number, q: number): number {
  return Math.hypot(positions[p]! - positions[q]!, positions[p + 1]! - positions[q + 1]!, positions[p + 2]! - positions[q + 2]!);
}
