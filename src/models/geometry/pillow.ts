import { corner, draft, quad, unfinished } from '#models/geometry/draft.ts';
import { smoothed } from '#models/geometry/normals.ts';
import { byDetail } from '#models/geometry/segments.ts';
import { stretched } from '#models/geometry/stretch.ts';
import { noise } from '#lib/noise.ts';
import { distance } from '#lib/vec.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';
import type { Vec3 } from '#lib/vec.ts';

interface PillowShape {
  width: number;
  height: number;
  thickness: number;
  /** 0 … 1: the chop in its upper edge. */
  dent?: number;
  seed?: number;
}

/**
 * A loose cushion standing on its edge in the XZ plane, thick along Y, its underside at Z 0. Exact outside measures.
 */
export function pillow(shape: PillowShape, detail: Detail): Mesh {
  const { width, height, thickness } = shape;
  const out = draft();
  const steps = byDetail(detail, 18, 10, 4);
  for (const side of [-1, 1]) {
    const first = out.positions.length / 3;
    const places = Array.from({ length: steps + 1 }, (_, j) =>
      Array.from({ length: steps + 1 }, (_, i) => place(shape, spread(i / steps), spread(j / steps), side)),
    );
    const across = places.map(alongWay);
    const up = places.map((_, i) => alongWay(places.map((row) => row[i]!)));
    places.forEach((row, j) => row.forEach((at, i) => corner(out, at, across[j]![i]!, up[i]![j]!)));
    for (let j = 0; j < steps; j++)
      for (let i = 0; i < steps; i++) {
        const a = first + j * (steps + 1) + i;
        if (side < 0) quad(out, a, a + 1, a + steps + 2, a + steps + 1);
        else quad(out, a, a + steps + 1, a + steps + 2, a + 1);
      }
  }
  const mesh = stretched(unfinished(out), [-width / 2, -thickness / 2, 0], [width / 2, thickness / 2, height]);
  return smoothed(mesh, 75);
}

/** How far each point of a line is from its middle, along it: cloth is not stretched where it turns. */
function alongWay(line: readonly Vec3[]): number[] {
  const ways = [0];
  for (let i = 1; i < line.length; i++) ways.push(ways[i - 1]! + distance(line[i - 1]!, line[i]!));
  return ways.map((way) => way - ways[(line.length - 1) / 2]!);
}

/** Finer towards the edges, where it curves most. */
function spread(t: number): number {
  return Math.sin((t * 2 - 1) * (Math.PI / 2));
}

function place(
  { width, height, thickness, dent = 0.4, seed = 1 }: PillowShape,
  u: number,
  v: number,
  side: number,
): Vec3 {
  const full = Math.max(0, (1 - u * u) * (1 - v * v)) ** 0.45;
  const heavy = 1 - 0.12 * v;
  const folds = creases(u, v, seed) * full * (1 - full * 0.6);
  const chop = dent * 0.16 * height * Math.exp(-((u / 0.28) ** 2)) * Math.max(0, v) ** 1.5;
  const drawnX = 1 - 0.07 * (1 - v * v) * u * u;
  const drawnZ = 1 - 0.07 * (1 - u * u) * v * v;
  const deep = thickness * (0.5 * full * heavy + folds);
  return [(width / 2) * u * drawnX, side * deep, (height / 2) * v * drawnZ - chop];
}

/** Creases run in from the corners, as where stuffing ends. */
function creases(u: number, v: number, seed: number): number {
  const corner = Math.hypot(1 - Math.abs(u), 1 - Math.abs(v));
  const angle = Math.atan2(1 - Math.abs(v), 1 - Math.abs(u));
  const rays = Math.sin(angle * 9 + seed * 2.3 + Math.sign(u) + 2 * Math.sign(v)) * Math.exp(-corner * 2.2) * 0.1;
  return rays + gathers(u, v, seed) + (noise(u * 2.4 + seed * 5.3, v * 2.4, seed) - 0.5) * 0.18;
}

/** Where it is sewn the cloth is gathered: small folds that run in from the seam. */
function gathers(u: number, v: number, seed: number): number {
  const [along, edge] = Math.abs(u) > Math.abs(v) ? [v, 1 - Math.abs(u)] : [u, 1 - Math.abs(v)];
  const phase = along * 13 + 6 * noise(along * 2.2 + Math.sign(u), seed, seed + 6) + seed;
  return 0.8 * Math.sin(phase) * edge * Math.exp(-edge * 7);
}
