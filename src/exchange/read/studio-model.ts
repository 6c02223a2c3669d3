import { textureIn, type CleanMaterial } from '#exchange/read/materials.ts';
import type { Matrix3x4 } from '#exchange/budget/placement.ts';
import type { ReadModel, ReadPart } from '#exchange/read/read-model.ts';
import type { Mesh, Model, Part } from '#models/geometry/mesh.ts';
import type { Levels, Surface } from '#models/picture/surface.ts';

/** Material for primitives without one, as the format defines it: white, and matt enough to be visible. */
const plain: CleanMaterial = { pbrMetallicRoughness: { metallicFactor: 0, roughnessFactor: 0.8 } };

/** The file as a studio model: millimetres, Z up, one part a material; the slot is the material's index. */
export function studioModel({ meshes, placed, lists }: ReadModel): Model {
  const by = new Map<number, { part: ReadPart; world: Matrix3x4 }[]>();
  for (const { mesh, world } of placed)
    for (const part of meshes[mesh]!)
      by.set(part.material ?? -1, [...(by.get(part.material ?? -1) ?? []), { part, world }]);
  return {
    parts: [...by].map(([number, pieces]): Part => ({
      slot: String(number),
      mesh: laidOut(pieces, lists.materials[number]),
      solid: lists.materials[number]?.doubleSided !== true,
    })),
  };
}

/** A material as light in the studio sees it; `levels` is its picture, a tile of one by one. */
export function studioSurface(material: CleanMaterial = plain, levels: Levels | null): Surface {
  const {
    baseColorFactor: [red, green, blue, alpha] = [1, 1, 1, 1],
    metallicFactor = 1,
    roughnessFactor = 1,
    metallicRoughnessTexture,
  } = material.pbrMetallicRoughness ?? {};
  const clear = material.extensions?.KHR_materials_transmission?.transmissionFactor ?? 0;
  const opacity = Math.min(material.alphaMode === 'BLEND' ? alpha : 1, 1 - 0.85 * clear);
  return {
    colour: Float64Array.of(red, green, blue),
    roughness: Math.max(0.05, metallicRoughnessTexture ? roughnessFactor * 0.7 : roughnessFactor),
    // A map of metal is nearly always mostly none.
    metalness: metallicRoughnessTexture ? metallicFactor * 0.15 : metallicFactor,
    opacity: Math.max(0.05, opacity),
    sheen: 0,
    glow: Math.max(...(material.emissiveFactor ?? [0, 0, 0])),
    relief: 0,
    tile: Float64Array.of(1, 1),
    levels,
    endLevels: null,
    endTile: Float64Array.of(1, 1),
  };
}

function laidOut(pieces: readonly { part: ReadPart; world: Matrix3x4 }[], material: CleanMaterial | undefined): Mesh {
  const corners = pieces.reduce((sum, { part }) => sum + part.positions.length / 3, 0);
  const numbers = pieces.reduce((sum, { part }) => sum + part.triangles.length, 0);
  const mesh: Mesh = {
    positions: new Float32Array(corners * 3),
    normals: new Float32Array(corners * 3),
    uvs: new Float32Array(corners * 2),
    indices: new Uint32Array(numbers),
  };
  let corner = 0;
  let index = 0;
  for (const { part, world } of pieces) {
    place(mesh, part, world, corner);
    placeUvs(mesh, part, material, corner);
    const mirrored = turnsInsideOut(world);
    for (let i = 0; i < part.triangles.length; i += 3, index += 3) {
      mesh.indices[index] = part.triangles[i]! + corner;
      mesh.indices[index + 1] = part.triangles[i + (mirrored ? 2 : 1)]! + corner;
      mesh.indices[index + 2] = part.triangles[i + (mirrored ? 1 : 2)]! + corner;
    }
    corner += part.positions.length / 3;
  }
  if (pieces.some(({ part }) => part.normals === null)) bendNormals(mesh);
  return mesh;
}

/** From glTF's metres with Y up to our millimetres with Z up. */
function place(mesh: Mesh, { positions: p, normals }: ReadPart, world: Matrix3x4, corner: number): void {
  const x = world[0]!;
  const y = world[1]!;
  const z = world[2]!;
  const { positions } = mesh;
  for (let i = 0, to = corner * 3; i < p.length; i += 3, to += 3) {
    positions[to] = 1000 * (x[0] * p[i]! + x[1] * p[i + 1]! + x[2] * p[i + 2]! + x[3]);
    positions[to + 1] = -1000 * (z[0] * p[i]! + z[1] * p[i + 1]! + z[2] * p[i + 2]! + z[3]);
    positions[to + 2] = 1000 * (y[0] * p[i]! + y[1] * p[i + 1]! + y[2] * p[i + 2]! + y[3]);
  }
  if (normals) placeNormals(mesh.normals, normals, world, corner);
}

/** Normals stay perpendicular under any scaling: transformed by the cofactors, not by the matrix. */
function placeNormals(out: Float32Array, n: Float32Array, world: Matrix3x4, corner: number): void {
  const sign = turnsInsideOut(world) ? -1 : 1;
  const x = across(world[1]!, world[2]!, sign);
  const y = across(world[2]!, world[0]!, sign);
  const z = across(world[0]!, world[1]!, sign);
  for (let i = 0, to = corner * 3; i < n.length; i += 3, to += 3) {
    out[to] = x[0] * n[i]! + x[1] * n[i + 1]! + x[2] * n[i + 2]!;
    out[to + 1] = -(z[0] * n[i]! + z[1] * n[i + 1]! + z[2] * n[i + 2]!);
    out[to + 2] = y[0] * n[i]! + y[1] * n[i + 1]! + y[2] * n[i + 2]!;
    toUnit(out, to);
  }
}

function across(a: Matrix3x4[number], b: Matrix3x4[number], sign: number): [number, number, number] {
  return [sign * (a[1] * b[2] - a[2] * b[1]), sign * (a[2] * b[0] - a[0] * b[2]), sign * (a[0] * b[1] - a[1] * b[0])];
}

function toUnit(out: Float32Array, at: number): void {
  const size = Math.hypot(out[at]!, out[at + 1]!, out[at + 2]!);
  if (size > 0) for (let k = 0; k < 3; k++) out[at + k] = out[at + k]! / size;
  else out[at + 2] = 1;
}

function placeUvs(mesh: Mesh, { uvs }: ReadPart, material: CleanMaterial | undefined, corner: number): void {
  const info = material && textureIn(material, 'baseColorTexture');
  const from = uvs[info?.texCoord ?? 0];
  if (!from) return;
  const { offset = [0, 0], rotation = 0, scale = [1, 1] } = info?.extensions?.KHR_texture_transform ?? {};
  const cos = Math.cos(rotation);
  const sin = Math.sin(rotation);
  for (let i = 0; i < from.length; i += 2) {
    const u = from[i]! * scale[0]!;
    const v = from[i + 1]! * scale[1]!;
    mesh.uvs.set([cos * u + sin * v + offset[0]!, cos * v - sin * u + offset[1]!], corner * 2 + i);
  }
}

function turnsInsideOut([x, y, z]: Matrix3x4): boolean {
  const a = x!;
  const b = y!;
  const c = z!;
  return (
    a[0] * (b[1] * c[2] - b[2] * c[1]) - a[1] * (b[0] * c[2] - b[2] * c[0]) + a[2] * (b[0] * c[1] - b[1] * c[0]) < 0
  );
}

/** Where a file has no normals: each vertex's is the sum of its triangles'. */
function bendNormals({ positions: p, normals, indices }: Mesh): void {
  normals.fill(0);
  for (let i = 0; i < indices.length; i += 3) {
    const a = indices[i]! * 3;
    const b = indices[i + 1]! * 3;
    const c = indices[i + 2]! * 3;
    const ux = p[b]! - p[a]!;
    const uy = p[b + 1]! - p[a + 1]!;
    const uz = p[b + 2]! - p[a + 2]!;
    const vx = p[c]! - p[a]!;
    const vy = p[c + 1]! - p[a + 1]!;
    const vz = p[c + 2]! - p[a + 2]!;
    const face = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    for (const corner of [a, b, c]) for (let k = 0; k < 3; k++) normals[corner + k] = normals[corner + k]! + face[k]!;
  }
  for (let i = 0; i < normals.length; i += 3) toUnit(normals, i);
}
