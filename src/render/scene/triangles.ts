import type { MaterialTable } from '#render/scene/material-table.ts';
import type { RenderPart } from '#render/scene/render-scene.ts';

/**
 * All triangles of a scene in metres, as they come: nine numbers of corners and of normals, six of UVs (metres along
 * the surface), a material.
 */
export interface Triangles {
  count: number;
  corners: Float32Array;
  normals: Float32Array;
  uvs: Float32Array;
  materials: Uint16Array;
}

/** `emitterOf`: the light each part belongs to, or −1. */
export function trianglesOf(
  parts: readonly RenderPart[],
  materialTable: MaterialTable,
  emitterOf: readonly number[],
): Triangles {
  const count = parts.reduce((sum, { mesh }) => sum + mesh.indices.length / 3, 0);
  const out: Triangles = {
    count: 0,
    corners: new Float32Array(count * 9),
    normals: new Float32Array(count * 9),
    uvs: new Float32Array(count * 6),
    materials: new Uint16Array(count),
  };
  parts.forEach((part, i) => addPart(out, part, materialTable, emitterOf[i]!));
  return out;
}

function addPart(
  out: Triangles,
  { mesh, solid, finish, at }: RenderPart,
  materialTable: MaterialTable,
  emitter: number,
): void {
  const cos = Math.cos(at.turn);
  const sin = Math.sin(at.turn);
  const along = materialTable.numberOf(finish, solid, false, emitter);
  const ends = mesh.ends ?? mesh.indices.length;
  const across = ends < mesh.indices.length ? materialTable.numberOf(finish, solid, true, emitter) : along;
  const { positions, normals, uvs, indices } = mesh;
  for (let i = 0; i < indices.length; i += 3, out.count++) {
    out.materials[out.count] = i < ends ? along : across;
    for (let k = 0; k < 3; k++) {
      const from = indices[i + k]!;
      const to = out.count * 9 + k * 3;
      const x = positions[from * 3]!;
      const y = positions[from * 3 + 1]!;
      out.corners[to] = (x * cos - y * sin + at.x) / 1000;
      out.corners[to + 1] = (x * sin + y * cos + at.y) / 1000;
      out.corners[to + 2] = (positions[from * 3 + 2]! + at.z) / 1000;
      out.normals[to] = normals[from * 3]! * cos - normals[from * 3 + 1]! * sin;
      out.normals[to + 1] = normals[from * 3]! * sin + normals[from * 3 + 1]! * cos;
      out.normals[to + 2] = normals[from * 3 + 2]!;
      out.uvs[out.count * 6 + k * 2] = uvs[from * 2]! / 1000;
      out.uvs[out.count * 6 + k * 2 + 1] = uvs[from * 2 + 1]! / 1000;
    }
  }
}

/** Six numbers a triangle: smallest and largest x, y, z. */
export function boxesOf({ count, corners }: Triangles): Float32Array {
  const boxes = new Float32Array(count * 6);
  for (let t = 0; t < count; t++)
    for (let k = 0; k < 3; k++) {
      const a = corners[t * 9 + k]!;
      const b = corners[t * 9 + 3 + k]!;
      const c = corners[t * 9 + 6 + k]!;
      boxes[t * 6 + k] = Math.min(a, b, c);
      boxes[t * 6 + 3 + k] = Math.max(a, b, c);
    }
  return boxes;
}

/** The same triangles in another order; a thread reads neighbours together. */
export function reordered(from: Triangles, order: Int32Array): Triangles {
  const { count } = from;
  const shared = <Numbers extends Float32Array | Uint16Array>(values: Numbers, each: number): Numbers => {
    const Kind = values.constructor as new (buffer: SharedArrayBuffer) => Numbers;
    const out = new Kind(new SharedArrayBuffer(values.byteLength));
    for (let t = 0; t < count; t++) for (let k = 0; k < each; k++) out[t * each + k] = values[order[t]! * each + k]!;
    return out;
  };
  return {
    count,
    corners: shared(from.corners, 9),
    normals: shared(from.normals, 9),
    uvs: shared(from.uvs, 6),
    materials: shared(from.materials, 1),
  };
}
