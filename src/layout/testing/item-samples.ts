import type { Item } from '#elements/furniture/schema.ts';
import { findModel } from '#models/library.ts';
import type { Mesh } from '#models/geometry/mesh.ts';

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
const clouds = new Map<string, Float64Array>();

export function sampled(item: Item): Sampled {
  const found = findModel(item.model);
  if (!found) throw new Error(`no model ${item.model}`);
  const own = clouds.get(item.model) ?? Float64Array.from(found.family.build(found.choice, 'far').parts.flatMap(({ mesh }) => meshPoints(mesh)));
  if (clouds.size < 3000) clouds.set(item.model, own);
  const [c, s] = [Math.cos((item.turn * Math.PI) / 180), Math.sin((item.turn * Math.PI) / 180)];
  const home = new Float64Array(own.length);
  const least: [number, number, number] = [Infinity, Infinity, Infinity];
  const most: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (let i = 0; i < own.length; i += 3) {
    const [x, y, z] = [own[i]!, own[i + 1]!, own[i + 2]!];
    home.set([item.at.x + x * c - y * s, item.at.y + x * s + y * c, item.at.z + z], i);
    [x, y, z].forEach((value, axis) => {
      least[axis] = Math.min(least[axis]!, value);
      most[axis] = Math.max(most[axis]!, value);
    });
  }
  return { item, code: found.family.code, own, home, least, most };
}

/** Where a point of the home lies in the item's own frame. */
export function seenFrom({ item }: Sampled, x: number, y: number, z: number): [number, number, number] {
  const [c, s] = [Math.cos((item.turn * Math.PI) / 180), Math.sin((item.turn * Math.PI) / 180)];
  const [dx, dy] = [x - item.at.x, y - item.at.y];
  return [dx * c + dy * s, dy * c - dx * s, z - item.at.z];
}

function meshPoints({ positions, indices }: Mesh): number[] {
  const points: number[] = [];
  for (let t = 0; t < indices.length; t += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => [0, 1, 2].map((axis) => positions[indices[t + k]! * 3 + axis]!)) as [number[], number[], number[]];
    const long = Math.max(apart(a, b), apart(b, c), apart(c, a));
    const steps = Math.max(1, Math.ceil(long / density));
    for (let i = 0; i <= steps; i++) for (let j = 0; j <= steps - i; j++) {
      const [u, v] = [i / steps, j / steps];
      points.push(...[0, 1, 2].map((axis) => a[axis]! + (b[axis]! - a[axis]!) * u + (c[axis]! - a[axis]!) * v));
    }
  }
  return points;
}

function apart(p: readonly number[], q: readonly number[]): number {
  return Math.hypot(p[0]! - q[0]!, p[1]! - q[1]!, p[2]! - q[2]!);
}
