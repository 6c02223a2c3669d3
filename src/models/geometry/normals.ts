import { welded } from '#models/geometry/weld.ts';
import type { Mesh } from '#models/geometry/mesh.ts';

/** Normals by angle: faces meeting flatter than `crease` degrees share one, sharper edges stay sharp. */
export function withNormals(positions: Float32Array, uvs: Float32Array, indices: Uint32Array, crease = 40): Mesh {
  const faces = faceNormals(positions, indices);
  const around = facesAround(positions, indices);
  return split(positions, uvs, indices, cornerNormals(indices, faces, around, Math.cos((crease * Math.PI) / 180)));
}

/** Normals of a shape that was bent after it was made. */
export function smoothed(mesh: Mesh, crease = 60): Mesh {
  const again = withNormals(mesh.positions, mesh.uvs, mesh.indices, crease);
  if (mesh.ends !== undefined) again.ends = mesh.ends;
  return again;
}

/** Length is twice the face's area, so that large faces weigh more. */
function faceNormals(p: Float32Array, indices: Uint32Array): Float32Array {
  const normals = new Float32Array(indices.length);
  for (let t = 0; t < indices.length; t += 3) {
    const a = indices[t]! * 3;
    const b = indices[t + 1]! * 3;
    const c = indices[t + 2]! * 3;
    const ux = p[b]! - p[a]!;
    const uy = p[b + 1]! - p[a + 1]!;
    const uz = p[b + 2]! - p[a + 2]!;
    const vx = p[c]! - p[a]!;
    const vy = p[c + 1]! - p[a + 1]!;
    const vz = p[c + 2]! - p[a + 2]!;
    normals[t] = uy * vz - uz * vy;
    normals[t + 1] = uz * vx - ux * vz;
    normals[t + 2] = ux * vy - uy * vx;
  }
  return normals;
}

interface Around {
  /** Of each triangle's corner: its point. */
  point: Uint32Array;
  /** Of each point: where in `faces` its list begins. */
  start: Uint32Array;
  faces: Uint32Array;
}

function facesAround(positions: Float32Array, indices: Uint32Array): Around {
  const { points, count } = welded(positions);
  const start = new Uint32Array(count + 1);
  const point = new Uint32Array(indices.length);
  for (let i = 0; i < indices.length; i++) {
    point[i] = points[indices[i]!]!;
    start[point[i]! + 1]!++;
  }
  for (let i = 0; i < count; i++) start[i + 1]! += start[i]!;
  const fill = start.slice();
  const faces = new Uint32Array(indices.length);
  for (let i = 0; i < indices.length; i++) faces[fill[point[i]!]!++] = i - (i % 3);
  return { point, start, faces };
}

function cornerNormals(indices: Uint32Array, faces: Float32Array, around: Around, limit: number): Float32Array {
  const out = new Float32Array(indices.length * 3);
  const sizes = new Float32Array(indices.length);
  for (let t = 0; t < faces.length; t += 3)
    sizes[t] = Math.sqrt(faces[t]! ** 2 + faces[t + 1]! ** 2 + faces[t + 2]! ** 2) || 1;
  for (let i = 0; i < indices.length; i++) {
    const own = i - (i % 3);
    const ox = faces[own]!;
    const oy = faces[own + 1]!;
    const oz = faces[own + 2]!;
    const needed = limit * sizes[own]!;
    const end = around.start[around.point[i]! + 1]!;
    let x = 0;
    let y = 0;
    let z = 0;
    for (let k = around.start[around.point[i]!]!; k < end; k++) {
      const other = around.faces[k]!;
      const fx = faces[other]!;
      const fy = faces[other + 1]!;
      const fz = faces[other + 2]!;
      if (ox * fx + oy * fy + oz * fz < needed * sizes[other]!) continue;
      x += fx;
      y += fy;
      z += fz;
    }
    const size = Math.sqrt(x * x + y * y + z * z);
    out[i * 3] = size > 0 ? x / size : 0;
    out[i * 3 + 1] = size > 0 ? y / size : 0;
    out[i * 3 + 2] = size > 0 ? z / size : 1;
  }
  return out;
}

/** One vertex for each different normal a corner has. */
function split(positions: Float32Array, uvs: Float32Array, indices: Uint32Array, normals: Float32Array): Mesh {
  const first = new Int32Array(positions.length / 3).fill(-1);
  const next: number[] = [];
  const from: number[] = [];
  const normalOf: number[] = [];
  const out = new Uint32Array(indices.length);
  for (let i = 0; i < indices.length; i++) {
    const vertex = indices[i]!;
    let copy = first[vertex]!;
    while (copy >= 0 && !close(normals, i, normalOf[copy]!)) copy = next[copy]!;
    if (copy < 0) {
      copy = from.length;
      from.push(vertex);
      normalOf.push(i);
      next.push(first[vertex]!);
      first[vertex] = copy;
    }
    out[i] = copy;
  }
  return gathered(positions, uvs, normals, out, from, normalOf);
}

function close(normals: Float32Array, a: number, b: number): boolean {
  return (
    normals[a * 3]! * normals[b * 3]! +
      normals[a * 3 + 1]! * normals[b * 3 + 1]! +
      normals[a * 3 + 2]! * normals[b * 3 + 2]! >
    0.9999
  );
}

function gathered(
  positions: Float32Array,
  uvs: Float32Array,
  normals: Float32Array,
  indices: Uint32Array,
  from: number[],
  normalOf: number[],
): Mesh {
  const mesh: Mesh = {
    positions: new Float32Array(from.length * 3),
    normals: new Float32Array(from.length * 3),
    uvs: new Float32Array(from.length * 2),
    indices,
  };
  for (let i = 0; i < from.length; i++) {
    for (let axis = 0; axis < 3; axis++) {
      mesh.positions[i * 3 + axis] = positions[from[i]! * 3 + axis]!;
      mesh.normals[i * 3 + axis] = normals[normalOf[i]! * 3 + axis]!;
    }
    mesh.uvs[i * 2] = uvs[from[i]! * 2]!;
    mesh.uvs[i * 2 + 1] = uvs[from[i]! * 2 + 1]!;
  }
  return mesh;
}
