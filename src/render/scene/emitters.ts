import { linearColour } from '#models/picture/colour.ts';
import type { Vec3 } from '#lib/vec.ts';
import type { Material } from '#render/scene/material.ts';
import type { RenderPart } from '#render/scene/render-scene.ts';
import type { Triangles } from '#render/scene/triangles.ts';

/**
 * A part that shines. Its triangles are `count` from `first` in the list of shining triangles, with the sum of areas up
 * to each.
 */
export interface Emitter {
  red: number;
  green: number;
  blue: number;
  /** A sheet shines to both sides. */
  bothSides: boolean;
  /** Cosines of a spot's cone about its axis; −2 for what shines everywhere. */
  inner: number;
  outer: number;
  axisX: number;
  axisY: number;
  axisZ: number;
  first: number;
  count: number;
  area: number;
  /** How green its finish is, and the height of its middle and half its own: how it looks (`shade-look.ts`). */
  own: number;
  middle: number;
  half: number;
}

export interface EmitterTable {
  emitters: Emitter[];
  triangles: Uint32Array;
  sums: Float32Array;
}

/** Radiance of a finish with a glow of 1, in kcd/m²: a frosted bulb. */
const fullGlow = 9;

/**
 * The lights among the parts, and the index of each part's light (−1: none). Triangles are added once their order is
 * known.
 */
export function emittersOf(parts: readonly RenderPart[]): { emitters: Emitter[]; emitterOf: number[] } {
  const emitters: Emitter[] = [];
  const emitterOf = parts.map((part) => {
    const emission = part.emission === undefined ? ownGlow(part) : part.emission;
    if (!emission) return -1;
    const { axis, inner, outer } = emission.spot ?? { axis: [0, 0, -1] as Vec3, inner: -2, outer: -2 };
    const [red, green, blue] = emission.radiance;
    return (
      emitters.push({
        red,
        green,
        blue,
        bothSides: !part.solid,
        inner,
        outer,
        axisX: axis[0],
        axisY: axis[1],
        axisZ: axis[2],
        first: 0,
        count: 0,
        area: 0,
        own: Math.max(0.02, linearColour(part.finish.colour)[1]),
        middle: 0,
        half: 0,
      }) - 1
    );
  });
  return { emitters, emitterOf };
}

function ownGlow({ finish }: RenderPart): { radiance: Vec3; spot?: never } | null {
  if (!finish.glow) return null;
  const [red, green, blue] = linearColour(finish.colour);
  const strength = finish.glow * fullGlow;
  return { radiance: [red * strength, green * strength, blue * strength] };
}

export function emitterTable(emitters: Emitter[], triangles: Triangles, materials: readonly Material[]): EmitterTable {
  const lists = emitters.map((): number[] => []);
  for (let t = 0; t < triangles.count; t++) lists[materials[triangles.materials[t]!]!.emitter]?.push(t);
  const total = lists.reduce((sum, list) => sum + list.length, 0);
  const table: EmitterTable = { emitters, triangles: new Uint32Array(total), sums: new Float32Array(total) };
  let at = 0;
  lists.forEach((list, i) => {
    const emitter = emitters[i]!;
    emitter.first = at;
    emitter.count = list.length;
    for (const t of list) {
      emitter.area += areaOf(triangles.corners, t * 9);
      table.triangles[at] = t;
      table.sums[at++] = emitter.area;
    }
    measure(emitter, list, triangles.corners);
  });
  return table;
}

function measure(emitter: Emitter, list: readonly number[], corners: Float32Array): void {
  let low = Infinity;
  let high = -Infinity;
  for (const t of list)
    for (const z of [corners[t * 9 + 2]!, corners[t * 9 + 5]!, corners[t * 9 + 8]!]) {
      low = Math.min(low, z);
      high = Math.max(high, z);
    }
  emitter.middle = (low + high) / 2;
  emitter.half = (high - low) / 2;
}

function areaOf(c: Float32Array, at: number): number {
  const ax = c[at + 3]! - c[at]!;
  const ay = c[at + 4]! - c[at + 1]!;
  const az = c[at + 5]! - c[at + 2]!;
  const bx = c[at + 6]! - c[at]!;
  const by = c[at + 7]! - c[at + 1]!;
  const bz = c[at + 8]! - c[at + 2]!;
  return Math.hypot(ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx) / 2;
}
