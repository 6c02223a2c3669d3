import { keyOf, leastShare, mostCells, sideOf, type LightField } from '#models/light/light-field.ts';
import type { Vec3 } from '#lib/vec.ts';
import type { Kernel } from '#render/kernel/kernel.ts';
import type { FlatScene } from '#render/scene/flat-scene.ts';
import { forms } from '#render/scene/material.ts';
import { mixed } from '#render/trace/sampler.ts';

/** Where light is to be known: the cells and sides in which surfaces lie, and points on those surfaces. */
export interface LightPlaces extends Omit<LightField, 'light'> {
  /** Per key up to `pointsEach` points of six numbers: place and normal. */
  points: Float32Array;
  /** How many of them there are. */
  found: Uint8Array;
}

export interface PlacesWanted {
  /** Side of a cell, metres; grows where a home would have too many. */
  cell: number;
  /** Only what is seen from one of these points; all surfaces where it is left out. */
  eyes?: readonly Vec3[];
  /** Known sides at most. */
  most?: number;
}

export const pointsEach = 4;
/** Points tried for each square of a cell's side. */
const tries = 6;
const usualMost = 400_000;
/** A point whose surroundings are all nearer than this lies within a thing, or between two; metres. */
const enclosed = 0.03;
const glances = 10;
/** So many of the glances must get away: along a gap under a carpet some always do. */
const free = 4;
/** Lengths below a millionth of a metre are no length. */
const lift = 1e-4;

/** The same scene gives the same places in the same order, on every machine: a range of them is a piece of the work. */
export function lightPlaces(scene: FlatScene, kernel: Kernel, { cell: wanted, eyes, most = usualMost }: PlacesWanted) {
  const { corners, count, materials } = scene.triangles;
  const areas = Float64Array.from({ length: count }, (_, t) => (isLit(t) ? areaOf(corners, t * 9) : 0));
  const area = areas.reduce((sum, each) => sum + each, 0);
  const frame = framed(corners, count, Math.max(wanted, eyes ? 0 : Math.sqrt((area * 1.4) / most)));
  const { cell } = frame;
  const slots = new Map<number, number>();
  const points: number[] = [];
  const found: number[] = [];
  const at = new Float64Array(6);

  function isLit(t: number): boolean {
    return scene.materials[materials[t]!]!.form !== forms.glass;
  }

  function note(): void {
    const place: Vec3 = [0, 1, 2].map((k) => Math.floor((at[k]! + at[k + 3]! * cell * 0.5) / cell)) as unknown as Vec3;
    for (let axis = 0; axis < 3; axis++) {
      const along = at[axis + 3]!;
      if (along * along < leastShare) continue;
      const key = keyOf(frame, place, sideOf(axis, along));
      if (key < 0) continue;
      let slot = slots.get(key);
      if (slot === undefined) {
        if (slots.size >= most) continue;
        slot = slots.size;
        slots.set(key, slot);
        found.push(0);
        for (let i = 0; i < pointsEach * 6; i++) points.push(0);
      }
      const before = found[slot]!;
      if (before === pointsEach) continue;
      for (let k = 0; k < 6; k++) points[(slot * pointsEach + found[slot]!) * 6 + k] = at[k]!;
      found[slot]!++;
    }
  }

  for (let t = 0; t < count; t++) {
    if (areas[t] === 0) continue;
    const tried = Math.floor((areas[t]! * tries) / (cell * cell) + fraction(t * 2 + 1));
    const sheet = scene.materials[materials[t]!]!.form === forms.sheet;
    for (let i = 0; i < tried; i++) {
      pointOn(scene, t, mixed(t * 0x9e37 + i * 0x85eb), at);
      for (let face = 0; face < (sheet ? 2 : 1); face++) {
        if (face === 1) for (let k = 3; k < 6; k++) at[k] = -at[k]!;
        if (eyes && !isSeen(kernel, at, eyes)) continue;
        if (isOpen(kernel, at, t + i)) note();
      }
    }
  }
  return sorted(frame, slots, points, found);
}

function sorted(
  frame: Pick<LightField, 'cell' | 'low' | 'counts'>,
  slots: ReadonlyMap<number, number>,
  points: readonly number[],
  found: readonly number[],
): LightPlaces {
  const keys = Uint32Array.from(slots.keys()).toSorted();
  const out: LightPlaces = {
    ...frame,
    keys,
    points: new Float32Array(keys.length * pointsEach * 6),
    found: new Uint8Array(keys.length),
  };
  keys.forEach((key, i) => {
    const slot = slots.get(key) ?? 0;
    out.found[i] = found[slot]!;
    for (let k = 0; k < pointsEach * 6; k++) out.points[i * pointsEach * 6 + k] = points[slot * pointsEach * 6 + k]!;
  });
  return out;
}

/** The cells around everything; so large that their numbers stay within reach. */
function framed(corners: Float32Array, count: number, wanted: number): Pick<LightField, 'cell' | 'low' | 'counts'> {
  const min = [Infinity, Infinity, Infinity];
  const max = [-Infinity, -Infinity, -Infinity];
  for (let i = 0; i < count * 9; i++) {
    min[i % 3] = Math.min(min[i % 3]!, corners[i]!);
    max[i % 3] = Math.max(max[i % 3]!, corners[i]!);
  }
  const reach = (k: number): number => Math.max(0, max[k]! - min[k]!) + 4 * wanted;
  const cell = count === 0 ? wanted : Math.max(wanted, Math.cbrt((reach(0) * reach(1) * reach(2)) / mostCells) * 1.05);
  const low = min.map((each) => (count === 0 ? 0 : Math.floor(each / cell) - 1));
  const counts = max.map((each, k) => (count === 0 ? 1 : Math.floor(each / cell) + 2 - low[k]!));
  return { cell, low: [low[0]!, low[1]!, low[2]!], counts: [counts[0]!, counts[1]!, counts[2]!] };
}

function areaOf(c: Float32Array, at: number): number {
  const ux = c[at + 3]! - c[at]!;
  const uy = c[at + 4]! - c[at + 1]!;
  const uz = c[at + 5]! - c[at + 2]!;
  const vx = c[at + 6]! - c[at]!;
  const vy = c[at + 7]! - c[at + 1]!;
  const vz = c[at + 8]! - c[at + 2]!;
  return Math.hypot(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx) / 2;
}

/** A place on a triangle and the normal there, on its own outside. */
function pointOn({ triangles: { corners: c, normals: n } }: FlatScene, t: number, seed: number, out: Float64Array) {
  const root = Math.sqrt(fraction(seed));
  const b = fraction(seed ^ 0x5bd1);
  const u = root * (1 - b);
  const v = root * b;
  const w = 1 - u - v;
  let size = 0;
  for (let k = 0; k < 3; k++) {
    const i = t * 9 + k;
    out[k] = c[i]! * w + c[i + 3]! * u + c[i + 6]! * v;
    out[k + 3] = n[i]! * w + n[i + 3]! * u + n[i + 6]! * v;
    size += out[k + 3]! * out[k + 3]!;
  }
  const by = 1 / (Math.sqrt(size) || 1);
  for (let k = 3; k < 6; k++) out[k]! *= by;
}

function isOpen(kernel: Kernel, at: Float64Array, seed: number): boolean {
  let away = 0;
  for (let i = 0; i < glances; i++) {
    // Evenly over the half before the face: a unit vector added to the normal.
    const turn = fraction(seed * 8 + i) * 2 * Math.PI;
    const up = 2 * fraction(seed * 16 + i + 77) - 1;
    const flat = Math.sqrt(1 - up * up);
    const dx = at[3]! + flat * Math.cos(turn) * 0.98;
    const dy = at[4]! + flat * Math.sin(turn) * 0.98;
    const dz = at[5]! + up * 0.98;
    const by = 1 / Math.hypot(dx, dy, dz);
    const hit = kernel.closest(
      at[0]! + at[3]! * lift,
      at[1]! + at[4]! * lift,
      at[2]! + at[5]! * lift,
      dx * by,
      dy * by,
      dz * by,
      enclosed,
    );
    if (hit < 0) away++;
    if (away === free) return true;
  }
  return false;
}

function isSeen(kernel: Kernel, at: Float64Array, eyes: readonly Vec3[]): boolean {
  return eyes.some(([ex, ey, ez]) => {
    const x = ex - at[0]!;
    const y = ey - at[1]!;
    const z = ez - at[2]!;
    if (x * at[3]! + y * at[4]! + z * at[5]! <= 0) return false;
    const far = Math.hypot(x, y, z);
    return (
      kernel.passes(
        at[0]! + at[3]! * lift,
        at[1]! + at[4]! * lift,
        at[2]! + at[5]! * lift,
        x / far,
        y / far,
        z / far,
        far,
      ) !== 0
    );
  });
}

/** 0 ≤ n < 1 */
function fraction(seed: number): number {
  return mixed(seed | 0) / 2 ** 32;
}
