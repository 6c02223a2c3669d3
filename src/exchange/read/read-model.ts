import { RefusedFile } from '#exchange/budget/refusal.ts';
import { attributeOf, trianglesOf } from '#exchange/read/attributes.ts';
import { droppedExtensions, readMaterials } from '#exchange/read/materials.ts';
import type { OpenedFile } from '#exchange/budget/check-model-file.ts';
import type { Primitive } from '#exchange/budget/gltf-schema.ts';
import type { Matrix3x4 } from '#exchange/budget/placement.ts';
import type { CleanLists } from '#exchange/read/materials.ts';

/** Triangles of one material as the file has them: metres, Y up, where the mesh itself stands. */
export interface ReadPart {
  material: number | null;
  positions: Float32Array;
  normals: Float32Array | null;
  uvs: readonly [Float32Array | null, Float32Array | null];
  /** Red, green, blue, alpha from 0 to 1. */
  colours: Float32Array | null;
  triangles: Uint32Array;
}

/** What is visible of a file: meshes once each, and their placements. */
export interface ReadModel {
  meshes: ReadPart[][];
  placed: { mesh: number; world: Matrix3x4 }[];
  lists: CleanLists;
  corners: number;
  triangles: number;
  /** It has animations or cameras, which are dropped. */
  moving: boolean;
  leftBehind: string[];
}

/** Vertices once every copy is laid out: a mesh of a million drawn a thousand times would fill the memory. */
const mostCorners = 3_000_000;

export function readModel(file: OpenedFile): ReadModel {
  const { gltf, worlds } = file;
  const lists = readMaterials(gltf);
  const shown = shownNodes(file).filter((node) => gltf.nodes?.[node]?.mesh !== undefined);
  const numbers = [...new Set(shown.map((node) => gltf.nodes![node]!.mesh!))];
  const meshes = numbers.map((mesh) =>
    (gltf.meshes?.[mesh]?.primitives ?? [])
      .map((primitive) => partOf(file, primitive, lists))
      .filter(({ triangles }) => triangles.length > 0),
  );
  const placed = shown
    .map((node) => ({ mesh: numbers.indexOf(gltf.nodes![node]!.mesh!), world: worlds[node]! }))
    .filter(({ mesh }) => meshes[mesh]!.length > 0);
  const sum = (of: (part: ReadPart) => number) =>
    placed.reduce((all, { mesh }) => all + meshes[mesh]!.reduce((parts, part) => parts + of(part), 0), 0);
  const corners = sum(({ positions }) => positions.length / 3);
  const triangles = sum((part) => part.triangles.length / 3);
  if (triangles === 0) throw new RefusedFile('nothing-to-see');
  if (corners > mostCorners) throw new RefusedFile('too-many-vertices', { count: corners, most: mostCorners });
  return { meshes, placed, lists, corners, triangles, moving: moves(gltf), leftBehind: droppedExtensions(gltf) };
}

/** Of the scene the file opens with; of all where it names none. */
function shownNodes({ gltf: { nodes = [], scenes = [], scene } }: OpenedFile): number[] {
  const first = scenes[typeof scene === 'number' ? scene : 0];
  if (!first) return nodes.map((_, i) => i);
  const shown: number[] = [];
  for (let waiting = [...(first.nodes ?? [])]; waiting.length > 0;) {
    const node = waiting.pop()!;
    shown.push(node);
    waiting = [...waiting, ...(nodes[node]?.children ?? [])];
  }
  return shown.sort((a, b) => a - b);
}

function partOf(file: OpenedFile, primitive: Primitive, { materials }: CleanLists): ReadPart {
  const positions = attributeOf(file, primitive, 'POSITION')!.values;
  if (primitive.material !== undefined && !materials[primitive.material])
    throw new RefusedFile('not-valid', { what: 'primitive.material', found: primitive.material });
  const uvs = (name: string) => {
    const found = attributeOf(file, primitive, name);
    return found?.width === 2 ? found.values : null;
  };
  const normals = attributeOf(file, primitive, 'NORMAL');
  const colours = attributeOf(file, primitive, 'COLOR_0');
  return {
    material: primitive.material ?? null,
    positions,
    normals: normals?.values ?? null,
    uvs: [uvs('TEXCOORD_0'), uvs('TEXCOORD_1')],
    colours: colours && colours.width >= 3 && colours.width <= 4 ? fourEach(colours.values, colours.width) : null,
    triangles: trianglesOf(file, primitive, positions.length / 3),
  };
}

function fourEach(values: Float32Array, width: number): Float32Array {
  const out = new Float32Array((values.length / width) * 4).fill(1);
  for (let i = 0; i < out.length / 4; i++)
    for (let k = 0; k < width; k++) out[i * 4 + k] = Math.min(1, Math.max(0, values[i * width + k]!));
  return out;
}

function moves(gltf: OpenedFile['gltf']): boolean {
  const lists = gltf as Record<string, unknown>;
  return (
    ['animations', 'skins', 'cameras'].some((name) => Array.isArray(lists[name]) && lists[name].length > 0) ||
    (gltf.meshes ?? []).some(({ primitives }) => primitives.some(({ targets = [] }) => targets.length > 0))
  );
}
