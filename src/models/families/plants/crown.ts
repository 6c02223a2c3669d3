import { boundsOf } from '#models/geometry/bounds.ts';
import { draft, finished } from '#models/geometry/draft.ts';
import { byDetail } from '#models/geometry/segments.ts';
import { merge } from '#models/geometry/transform.ts';
import { tube } from '#models/geometry/tube.ts';
import { seededRng } from '#lib/random.ts';
import { arcPath, bladeInto } from '#models/families/plants/blade.ts';
import type { Arc, Blade } from '#models/families/plants/blade.ts';
import type { Rng } from '#lib/random.ts';
import type { Draft } from '#models/geometry/draft.ts';
import type { Detail, Mesh, Part } from '#models/geometry/mesh.ts';
import type { Vec3 } from '#lib/vec.ts';

/** What grows out of a pot, in the making. */
export interface Crown {
  detail: Detail;
  rng: Rng;
  /** Half the spread, height over the soil, height of the soil, radius of the soil. */
  reach: number;
  tall: number;
  soil: number;
  mouth: number;
  /** 0 airy, 1 full. */
  full: number;
  sheets: Map<string, Draft>;
  stems: Map<string, Mesh[]>;
}

export function crownOf(given: Omit<Crown, 'rng' | 'sheets' | 'stems'>, seed: number): Crown {
  return { ...given, rng: seededRng(seed), sheets: new Map(), stems: new Map() };
}

/** Leaves by airy and full; from afar a third as many do. */
export function many({ full, detail }: Crown, airy: number, lush: number, afar = 1): number {
  return Math.max(2, Math.round((full ? lush : airy) * (detail === 'far' ? afar : 1)));
}

/** A leaf; `rows` near, fewer further off. Small ones (five rows and less) are flat across in a room. */
export function addLeaf(crown: Crown, slot: string, blade: Blade, rows = 8): void {
  const d = crown.detail;
  bladeInto(
    sheetOf(crown, slot),
    blade,
    byDetail(d, rows, Math.max(2, Math.round(rows * 0.6)), 2),
    byDetail(d, rows > 6 ? 4 : 2, rows > 5 ? 2 : 1, 1),
  );
}

export function addStem(crown: Crown, slot: string, arc: Arc, from: number, to: number, steps = 5): void {
  const count = byDetail(crown.detail, steps, Math.max(2, Math.ceil(steps * 0.7)), 2);
  const radius = Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count);
  const meshes = crown.stems.get(slot) ?? [];
  crown.stems.set(slot, meshes);
  meshes.push(tube({ path: arcPath(arc, count), radius }, crown.detail));
}

export function addSolid(crown: Crown, slot: string, mesh: Mesh): void {
  crown.stems.set(slot, [...(crown.stems.get(slot) ?? []), mesh]);
}

export function sheetOf(crown: Crown, slot: string): Draft {
  const out = crown.sheets.get(slot) ?? draft();
  crown.sheets.set(slot, out);
  return out;
}

/**
 * The crown as parts, brought to its exact box: each side is drawn in or out from the stem on its own, so the plant
 * keeps its place over the pot. Nothing hangs lower than `floor`.
 */
export function grown(crown: Crown, box: { width: number; depth: number; height: number }, floor = 6): Part[] {
  const parts: Part[] = [
    ...[...crown.stems].map(([slot, meshes]): Part => ({ slot, mesh: merge(meshes), solid: true })),
    ...[...crown.sheets].map(([slot, sheet]): Part => ({ slot, mesh: finished(sheet, 85), solid: false })),
  ];
  const { min, max } = boundsOf({ parts });
  const pivot: Vec3 = [0, 0, crown.soil];
  const low: Vec3 = [-box.width / 2, -box.depth / 2, Math.max(floor, min[2])];
  const high: Vec3 = [box.width / 2, box.depth / 2, box.height];
  const scales = [0, 1, 2].map(
    (axis) =>
      [
        (low[axis]! - pivot[axis]!) / Math.min(-1e-3, min[axis]! - pivot[axis]!),
        (high[axis]! - pivot[axis]!) / (max[axis]! - pivot[axis]!),
      ] as const,
  );
  return parts.map((part) => ({ ...part, mesh: drawn(part.mesh, pivot, scales) }));
}

function drawn(mesh: Mesh, pivot: Vec3, scales: readonly (readonly [number, number])[]): Mesh {
  const positions = mesh.positions.map((value, i) => {
    const away = value - pivot[i % 3]!;
    return pivot[i % 3]! + away * scales[i % 3]![away < 0 ? 0 : 1];
  });
  return { ...mesh, positions };
}
