import { componentWidth } from '#exchange/budget/accessors.ts';
import { accessorAt, indicesOf } from '#exchange/budget/geometry.ts';
import { largestOf, accessorReader } from '#exchange/budget/reader.ts';
import { RefusedFile } from '#exchange/budget/refusal.ts';
import type { FileLimits } from '#exchange/budget/limits.ts';
import type { Accessor, Gltf, Primitive } from '#exchange/budget/gltf-schema.ts';
import type { AccessorReader } from '#exchange/budget/reader.ts';

/**
 * Reads the data itself: floats must be numbers, positions near, indices must point to corners there are. Returns how
 * far each mesh reaches, in metres.
 */
export function checkValues(gltf: Gltf, binary: Uint8Array, limits: FileLimits): number[] {
  const reader = accessorReader(gltf, binary, limits);
  return (gltf.meshes ?? []).map(({ primitives }) =>
    primitives.reduce((most, primitive) => Math.max(most, checkPrimitive(reader, primitive, limits)), 0),
  );
}

/** How far it reaches, every morph at full strength. */
function checkPrimitive(reader: AccessorReader, primitive: Primitive, { reach }: FileLimits): number {
  checkIndices(reader, primitive);
  let far = 0;
  for (const attributes of [primitive.attributes, ...(primitive.targets ?? [])])
    for (const [name, number] of Object.entries(attributes)) {
      const accessor = accessorAt(reader.gltf, number, name);
      if (name === 'POSITION') far += positionsReach(reader, accessor, reach);
      else if (accessor.componentType === 5126) largestOf(reader, accessor);
    }
  return far;
}

function positionsReach(reader: AccessorReader, accessor: Accessor, reach: number): number {
  const far = [...(accessor.min ?? []), ...(accessor.max ?? [])].reduce(
    (most, value) => Math.max(most, Math.abs(value)),
    largestOf(reader, accessor),
  );
  if (far > reach) throw new RefusedFile('too-big-in-space', { most: reach });
  return far;
}

function checkIndices(reader: AccessorReader, primitive: Primitive): void {
  const indices = indicesOf(reader.gltf, primitive);
  if (!indices) return;
  const corners = accessorAt(reader.gltf, primitive.attributes.POSITION, 'POSITION').count;
  const last = largestOf(reader, indices);
  // The largest number of its width is no corner: graphics cards take it as the start of a new strip.
  if (last >= Math.min(corners, 2 ** (8 * componentWidth(indices.componentType)) - 1))
    throw new RefusedFile('not-valid', { what: 'indices', found: last });
}
