import { addFloats, addIndices } from '#exchange/glb-buffers.ts';
import { materialOf } from '#exchange/glb-materials.ts';
import { tangentsOf } from '#exchange/tangents.ts';
import type { MaterialTable } from '#exchange/glb-materials.ts';
import type { Finish } from '#models/materials/finish.ts';
import type { Mesh, Part } from '#models/geometry/mesh.ts';

/** A part in its finish. */
interface GlbPart {
  part: Part;
  finish: Finish;
  /** Seen from both sides. */
  both: boolean;
}

/**
 * Indices of meshes already written: the same parts in the same finishes are stored once, however often they are
 * placed.
 */
export interface MeshTable {
  meshes: object[];
  parts: Map<Part, number>;
  known: Map<string, number>;
}

export function createMeshTable(): MeshTable {
  return { meshes: [], parts: new Map(), known: new Map() };
}

export function meshOf(table: MeshTable, name: string, parts: readonly GlbPart[], materials: MaterialTable): number {
  const key = parts.map((each) => `${numberOf(table, each.part)} ${each.finish.id} ${each.both}`).join();
  const known = table.known.get(key);
  if (known !== undefined) return known;
  const number = table.meshes.push({ name, primitives: parts.flatMap((each) => primitives(each, materials)) }) - 1;
  table.known.set(key, number);
  return number;
}

function numberOf(table: MeshTable, part: Part): number {
  const known = table.parts.get(part) ?? table.parts.size;
  table.parts.set(part, known);
  return known;
}

/** One primitive along the grain and one across it, sharing their corners unless their pictures differ in size. */
function primitives({ part: { mesh }, finish, both }: GlbPart, table: MaterialTable): object[] {
  const { buffers: store, textures } = table;
  const position = addFloats(store, turned(mesh.positions, 0.001), 'VEC3', true);
  const normal = addFloats(store, turned(mesh.normals, 1), 'VEC3');
  const corners = mesh.positions.length / 3;
  const split = textures.texture(finish, true) !== null;
  const tangent =
    (finish.relief ?? 0) > 0 && textures.texture(finish)?.relief
      ? { TANGENT: addFloats(store, tangentsOf(mesh), 'VEC4') }
      : {};
  return (split ? byGrain(mesh) : [{ indices: mesh.indices, across: false }]).map(({ indices, across }) => ({
    attributes: {
      POSITION: position,
      NORMAL: normal,
      ...tangent,
      ...(textures.texture(finish)
        ? {
            TEXCOORD_0: addFloats(
              store,
              tiled(mesh.uvs, textures.surface(finish)[across ? 'endTile' : 'tile']),
              'VEC2',
            ),
          }
        : {}),
    },
    indices: addIndices(store, indices, corners),
    material: materialOf(table, finish, across, both || (finish.opacity ?? 1) < 1),
  }));
}

function byGrain({ indices, ends = indices.length }: Mesh): { indices: Uint32Array; across: boolean }[] {
  return [
    { indices: indices.subarray(0, ends), across: false },
    { indices: indices.subarray(ends), across: true },
  ].filter((range) => range.indices.length > 0);
}

function turned(values: Float32Array, by: number): Float32Array {
  const out = new Float32Array(values.length);
  for (let i = 0; i < values.length; i += 3) {
    out[i] = values[i]! * by;
    out[i + 1] = values[i + 2]! * by;
    out[i + 2] = -values[i + 1]! * by;
  }
  return out;
}

function tiled(uvs: Float32Array, tile: Float64Array): Float32Array {
  return uvs.map((value, i) => value / tile[i % 2]!);
}
