import { RefusedFile } from '#exchange/budget/refusal.ts';
import type { FileLimits } from '#exchange/budget/limits.ts';
import type { Accessor, Gltf, Primitive } from '#exchange/budget/gltf-schema.ts';

/**
 * Sums what opening and drawing the file would cost, from its JSON alone. Vertices are counted for every primitive and
 * every morph target.
 */
export function countGeometry(
  gltf: Gltf,
  drawn: Uint32Array,
  limits: FileLimits,
): { vertices: number; triangles: number } {
  let vertices = 0;
  let triangles = 0;
  (gltf.meshes ?? []).forEach((mesh, m) => {
    for (const primitive of mesh.primitives) {
      const corners = cornersOf(gltf, primitive);
      vertices += corners * (1 + (primitive.targets?.length ?? 0));
      triangles += drawn[m]! * facesOf(primitive.mode ?? 4, indicesOf(gltf, primitive)?.count ?? corners);
    }
  });
  if (vertices > limits.vertices)
    throw new RefusedFile('too-many-vertices', { count: vertices, most: limits.vertices });
  if (triangles > limits.triangles)
    throw new RefusedFile('too-many-triangles', { count: triangles, most: limits.triangles });
  return { vertices, triangles };
}

export function accessorAt(gltf: Gltf, number: number | undefined, what: string): Accessor {
  const accessor = number === undefined ? undefined : gltf.accessors?.[number];
  if (!accessor) throw new RefusedFile('not-valid', { what, found: number ?? 'none' });
  return accessor;
}

export function indicesOf(gltf: Gltf, { indices }: Primitive): Accessor | null {
  if (indices === undefined) return null;
  const accessor = accessorAt(gltf, indices, 'indices');
  if (accessor.type !== 'SCALAR' || ![5121, 5123, 5125].includes(accessor.componentType))
    throw new RefusedFile('not-valid', { what: 'indices', found: accessor.componentType });
  return accessor;
}

/**
 * All attributes are as long as the positions: the format's own rule, without which one count says nothing about the
 * others.
 */
function cornersOf(gltf: Gltf, primitive: Primitive): number {
  const { count } = accessorAt(gltf, primitive.attributes.POSITION, 'POSITION');
  for (const attributes of [primitive.attributes, ...(primitive.targets ?? [])]) {
    for (const [name, number] of Object.entries(attributes))
      checkAttribute(name, accessorAt(gltf, number, name), count);
  }
  return count;
}

function checkAttribute(name: string, accessor: Accessor, count: number): void {
  if (accessor.count !== count) throw new RefusedFile('not-valid', { what: name, found: accessor.count });
  if (!['POSITION', 'NORMAL', 'TANGENT'].includes(name)) return;
  if (accessor.componentType !== 5126)
    throw new RefusedFile('not-valid', { what: name, found: accessor.componentType });
  // A morph target moves a tangent without its fourth part.
  if (accessor.type !== 'VEC3' && !(name === 'TANGENT' && accessor.type === 'VEC4'))
    throw new RefusedFile('not-valid', { what: name, found: accessor.type });
}

/** Triangles of a list, strip or fan. A point or a line is drawn too, and costs as much as a triangle. */
function facesOf(mode: number, corners: number): number {
  const faces = [corners, corners / 2, corners, corners - 1, corners / 3, corners - 2, corners - 2];
  return Math.max(0, Math.floor(faces[mode]!));
}
