import { welded } from '#models/geometry/weld.ts';
import type { Mesh } from '#models/geometry/mesh.ts';

/** Edges that are not run along equally often in both directions; a solid has none. */
export function openEdges(mesh: Mesh): number {
  const { points } = welded(mesh.positions);
  const forth = new Float64Array(mesh.indices.length);
  const back = new Float64Array(mesh.indices.length);
  for (let i = 0; i < mesh.indices.length; i++) {
    const a = points[mesh.indices[i]!]!;
    const b = points[mesh.indices[i % 3 === 2 ? i - 2 : i + 1]!]!;
    if (a < b) forth[i] = a * 2 ** 26 + b;
    if (a > b) back[i] = b * 2 ** 26 + a;
  }
  return unpaired(forth.sort(), back.sort());
}

/** How many values of two sorted lists have no twin in the other. */
function unpaired(left: Float64Array, right: Float64Array): number {
  let i = 0;
  let j = 0;
  let alone = 0;
  while (i < left.length || j < right.length) {
    const a = i < left.length ? left[i]! : Infinity;
    const b = j < right.length ? right[j]! : Infinity;
    if (a <= b) i++;
    if (b <= a) j++;
    if (a !== b && Math.min(a, b) !== 0) alone++;
  }
  return alone;
}

/** Cubic millimetres inside; negative when a shape is inside out. */
export function volumeOf(mesh: Mesh): number {
  let sum = 0;
  const p = mesh.positions;
  for (let t = 0; t < mesh.indices.length; t += 3) {
    const a = mesh.indices[t]! * 3;
    const b = mesh.indices[t + 1]! * 3;
    const c = mesh.indices[t + 2]! * 3;
    sum += p[a]! * (p[b + 1]! * p[c + 2]! - p[b + 2]! * p[c + 1]!);
    sum += p[a + 1]! * (p[b + 2]! * p[c]! - p[b]! * p[c + 2]!);
    sum += p[a + 2]! * (p[b]! * p[c + 1]! - p[b + 1]! * p[c]!);
  }
  return sum / 6;
}

/** Corners whose numbers are not numbers, or whose normal is not of unit length. */
export function brokenCorners(mesh: Mesh): number {
  let broken = 0;
  for (let i = 0; i < mesh.positions.length; i += 3) {
    const size = Math.hypot(mesh.normals[i]!, mesh.normals[i + 1]!, mesh.normals[i + 2]!);
    const sum =
      mesh.positions[i]! +
      mesh.positions[i + 1]! +
      mesh.positions[i + 2]! +
      mesh.uvs[(i / 3) * 2]! +
      mesh.uvs[(i / 3) * 2 + 1]!;
    if (!Number.isFinite(sum) || Math.abs(size - 1) > 0.01) broken++;
  }
  return broken;
}

/** Triangles whose normals point the other way than their corners run. */
export function flippedTriangles(mesh: Mesh): number {
  let flipped = 0;
  const p = mesh.positions;
  const n = mesh.normals;
  for (let t = 0; t < mesh.indices.length; t += 3) {
    const a = mesh.indices[t]! * 3;
    const b = mesh.indices[t + 1]! * 3;
    const c = mesh.indices[t + 2]! * 3;
    const u = [p[b]! - p[a]!, p[b + 1]! - p[a + 1]!, p[b + 2]! - p[a + 2]!] as const;
    const v = [p[c]! - p[a]!, p[c + 1]! - p[a + 1]!, p[c + 2]! - p[a + 2]!] as const;
    const face = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]] as const;
    const along =
      face[0] * (n[a]! + n[b]! + n[c]!) +
      face[1] * (n[a + 1]! + n[b + 1]! + n[c + 1]!) +
      face[2] * (n[a + 2]! + n[b + 2]! + n[c + 2]!);
    if (along < 0) flipped++;
  }
  return flipped;
}
