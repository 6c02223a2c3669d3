import { corner, draft, quad, unfinished } from '#models/geometry/draft.ts';
import { stretched } from '#models/geometry/stretch.ts';
import { smoothed } from '#models/geometry/normals.ts';
import { byDetail } from '#models/geometry/segments.ts';
import { tube } from '#models/geometry/tube.ts';
import { merge } from '#models/geometry/transform.ts';
import { noise } from '#lib/noise.ts';
import { length, subtract } from '#lib/vec.ts';
import type { Draft } from '#models/geometry/draft.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';
import type { Vec3 } from '#lib/vec.ts';

interface CushionShape {
  width: number;
  depth: number;
  height: number;
  /** Radius of the edges; default: a fifth of the height. */
  radius?: number;
  /** How far the top rises over its edges; the height includes it. */
  crown?: number;
  /** How far the sides swell; width and depth include it. */
  bulge?: number;
  /** Edges sewn: none, a seam drawn in, or a cord along it. */
  seam?: 'none' | 'seam' | 'piping';
  /** Different seeds give different creases. */
  seed?: number;
  /** 0: taut, 1: well used. */
  wrinkles?: number;
  /** For small ones that come in rows: fewer triangles. */
  coarse?: boolean;
  /** Where the middle of its underside goes. */
  at?: Vec3;
}

/** An upholstered block: seats, backs, arms, mattresses. Exact outside measures. */
export function cushion(shape: CushionShape, detail: Detail): Mesh {
  const { width, depth, height, at = [0, 0, 0] } = shape;
  const soft = softened(gridBox(shape, detail), shape);
  const from: Vec3 = [at[0] - width / 2, at[1] - depth / 2, at[2]];
  const to: Vec3 = [at[0] + width / 2, at[1] + depth / 2, at[2] + height];
  const piping = shape.seam === 'piping' && detail !== 'far' ? pipings(shape, at, detail) : [];
  return merge([smoothed(stretched(soft, from, to), 80), ...piping]);
}

function radiusOf({ width, depth, height, radius = height * 0.2 }: CushionShape): number {
  return Math.min(radius, width / 2.01, depth / 2.01, height / 2.01);
}

/** A rounded box whose faces are fine enough to bend: six grids, centred on the origin. */
function gridBox(shape: CushionShape, detail: Detail): Mesh {
  const out = draft();
  const half = [shape.width / 2, shape.depth / 2, shape.height / 2] as const;
  const radius = radiusOf(shape);
  const stops = half.map((size) => stopsOf(size, radius, shape.coarse ?? false, detail));
  for (let face = 0; face < 3; face++) for (const sign of [-1, 1]) gridFace(out, half, stops, radius, face, sign);
  return unfinished(out);
}

function stopsOf(half: number, radius: number, coarse: boolean, detail: Detail): number[] {
  const bend = byDetail(detail, coarse ? 2 : 3, coarse ? 1 : 2, radius < 35 ? 0 : 1);
  const cell = byDetail(detail, 60, 110, 400) * (coarse ? 2 : 1);
  const flat = Math.min(byDetail(detail, 12, 6, 1), Math.max(1, Math.round((2 * (half - radius)) / cell)));
  const square = bend === 0 ? radius : 0;
  const arc = Array.from(
    { length: bend },
    (_, i) => half - radius + radius * Math.tan((((i + 1) / bend) * Math.PI) / 4),
  );
  const middle = Array.from({ length: flat + 1 }, (_, i) => (half - radius + square) * ((2 * i) / flat - 1));
  return [...arc.toReversed().map((value) => -value), ...middle, ...arc];
}

function gridFace(
  out: Draft,
  half: Vec3,
  stops: readonly number[][],
  radius: number,
  face: number,
  sign: number,
): void {
  const u = (face + 1) % 3;
  const v = (face + 2) % 3;
  const first = out.positions.length / 3;
  for (const b of stops[v]!)
    for (const a of stops[u]!) {
      const p: [number, number, number] = [0, 0, 0];
      p[face] = sign * half[face]!;
      p[u] = a;
      p[v] = b;
      const at = pressed(p, half, radius);
      // Cloth runs upright on the sides: u along the ground, v up.
      corner(out, at, face === 0 ? at[1] : at[0], face === 2 ? at[1] : at[2]);
    }
  const row = stops[u]!.length;
  for (let j = 0; j + 1 < stops[v]!.length; j++)
    for (let i = 0; i + 1 < row; i++) {
      const a = first + j * row + i;
      if (sign > 0) quad(out, a, a + 1, a + row + 1, a + row);
      else quad(out, a, a + row, a + row + 1, a + 1);
    }
}

function pressed(p: Vec3, half: Vec3, radius: number): Vec3 {
  const x = held(p[0], half[0] - radius);
  const y = held(p[1], half[1] - radius);
  const z = held(p[2], half[2] - radius);
  const out = radius / (length(subtract(p, [x, y, z])) || 1);
  return [x + (p[0] - x) * out, y + (p[1] - y) * out, z + (p[2] - z) * out];
}

function held(value: number, limit: number): number {
  return Math.min(limit, Math.max(-limit, value));
}

/** Crowns the top, swells the sides, draws the seams in and creases the cloth. */
function softened(mesh: Mesh, shape: CushionShape): Mesh {
  const {
    width,
    depth,
    height,
    crown = height * 0.12,
    bulge = crown * 0.4,
    seam = 'seam',
    seed = 1,
    wrinkles = 0.5,
  } = shape;
  const radius = radiusOf(shape);
  const positions = mesh.positions.slice();
  const pinch = seam === 'none' ? 0 : Math.min(3, radius * 0.12);
  for (let i = 0; i < positions.length; i += 3) {
    const u = (2 * positions[i]!) / width;
    const v = (2 * positions[i + 1]!) / depth;
    const t = (2 * positions[i + 2]!) / height;
    const fu = full(u);
    const fv = full(v);
    const ft = full(t);
    const crease = wrinkles * fu * fv * folds(u * width, v * depth, seed);
    const edge = seamAt(mesh, i, height, radius) ? pinch : 0;
    positions[i]! += u * Math.abs(u) * bulge * ft * fv - Math.sign(u) * edge * Math.abs(u) ** 6;
    positions[i + 1]! += v * Math.abs(v) * bulge * ft * fu - Math.sign(v) * edge * Math.abs(v) ** 6;
    positions[i + 2]! += (t > 0 ? t : t * 0.15) * (crown * (fu * fv) ** 0.75 + crease) - Math.sign(t) * edge;
  }
  return { ...mesh, positions };
}

/** 1 in the middle, 0 at both edges. */
function full(x: number): number {
  return Math.max(0, 1 - x * x * x * x);
}

/** Millimetres: broad hollows where people sit, and fine creases. */
function folds(x: number, y: number, seed: number): number {
  return (
    (noise(x / 210 + seed * 7.1, y / 210, seed) - 0.5) * 9 + (noise(x / 60 + seed * 3.7, y / 85, seed + 3) - 0.5) * 3
  );
}

/** Halfway round the upper and lower edges: where the faces' grids meet. */
function seamAt(mesh: Mesh, i: number, height: number, radius: number): boolean {
  const z = Math.abs(mesh.positions[i + 2]!);
  return (
    Math.abs(z - (height / 2 - radius + radius * Math.SQRT1_2)) < 0.6 ||
    Math.abs(z - (height / 2 - radius + radius / Math.sqrt(3))) < 0.6
  );
}

/** Cords along the upper and lower seams. */
function pipings(shape: CushionShape, at: Vec3, detail: Detail): Mesh[] {
  const { width, depth, height, crown = height * 0.12 } = shape;
  const radius = radiusOf(shape);
  const drawn = radius * (1 - Math.SQRT1_2) + 1.5;
  const x = width / 2 - drawn;
  const y = depth / 2 - drawn;
  return [at[2] + drawn, at[2] + height - crown - drawn].map((z) =>
    tube(
      {
        path: [
          [at[0] - x, at[1] - y, z],
          [at[0] + x, at[1] - y, z],
          [at[0] + x, at[1] + y, z],
          [at[0] - x, at[1] + y, z],
        ],
        radius: 4,
        closed: true,
        bend: Math.max(20, radius * 0.8),
      },
      detail,
    ),
  );
}
