import { withNormals } from '#models/geometry/normals.ts';
import type { Mesh } from '#models/geometry/mesh.ts';
import type { Vec3 } from '#lib/vec.ts';

/** A mesh in the making. Triangles run counter-clockwise seen from outside. */
export interface Draft {
  positions: number[];
  uvs: number[];
  indices: number[];
  ends: number[];
}

export function draft(): Draft {
  return { positions: [], uvs: [], indices: [], ends: [] };
}

/** Returns the new corner's index. */
export function corner(to: Draft, at: Vec3, u: number, v: number): number {
  to.positions.push(at[0], at[1], at[2]);
  to.uvs.push(u, v);
  return to.positions.length / 3 - 1;
}

/** Leaves out triangles that have lost a side, as at the pole of a lathe. */
export function triangle(to: Draft, a: number, b: number, c: number, across = false): void {
  if (same(to, a, b) || same(to, b, c) || same(to, a, c)) return;
  (across ? to.ends : to.indices).push(a, b, c);
}

export function quad(to: Draft, a: number, b: number, c: number, d: number, across = false): void {
  triangle(to, a, b, c, across);
  triangle(to, a, c, d, across);
}

/** Without normals: for a shape that will be bent first and smoothed then. */
export function unfinished(from: Draft): Mesh {
  const positions = Float32Array.from(from.positions);
  return {
    positions,
    normals: new Float32Array(positions.length),
    uvs: Float32Array.from(from.uvs),
    indices: Uint32Array.from([...from.indices, ...from.ends]),
  };
}

/** Normals are smooth over edges flatter than `crease` degrees. */
export function finished(from: Draft, crease = 40): Mesh {
  const mesh = withNormals(
    Float32Array.from(from.positions),
    Float32Array.from(from.uvs),
    Uint32Array.from([...from.indices, ...from.ends]),
    crease,
  );
  if (from.ends.length > 0) mesh.ends = from.indices.length;
  return mesh;
}

function same(of: Draft, a: number, b: number): boolean {
  const p = of.positions;
  return a === b || (p[a * 3] === p[b * 3] && p[a * 3 + 1] === p[b * 3 + 1] && p[a * 3 + 2] === p[b * 3 + 2]);
}
