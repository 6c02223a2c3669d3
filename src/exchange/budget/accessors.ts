import { RefusedFile } from '#exchange/budget/refusal.ts';
import type { Accessor, Gltf } from '#exchange/budget/gltf-schema.ts';

const parts = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4, MAT2: 4, MAT3: 9, MAT4: 16 } as const;
const widths: Readonly<Record<number, number>> = { 5120: 1, 5121: 1, 5122: 2, 5123: 2, 5125: 4, 5126: 4 };

/** Bytes one element takes. */
export function elementSize({ type, componentType }: Accessor): number {
  return componentWidth(componentType) * parts[type];
}

export function componentWidth(componentType: number): number {
  const width = widths[componentType];
  if (width === undefined) throw new RefusedFile('not-valid', { what: 'componentType', found: componentType });
  return width;
}

/**
 * Every stretch of data must lie inside what the file really holds: no stated length is trusted, nothing is allocated.
 */
export function checkStretches(gltf: Gltf, binaryBytes: number): void {
  (gltf.buffers ?? []).forEach((buffer, i) => {
    // A container may be padded to four bytes, so the buffer is at most three bytes shorter than its chunk.
    if (i > 0 || buffer.byteLength > binaryBytes)
      throw new RefusedFile('claims-too-much', {
        what: 'buffer',
        stated: buffer.byteLength,
        bytes: i > 0 ? 0 : binaryBytes,
      });
  });
  for (const view of gltf.bufferViews ?? []) {
    const buffer = gltf.buffers?.[view.buffer];
    if (!buffer) throw new RefusedFile('not-valid', { what: 'bufferView.buffer', found: view.buffer });
    const end = (view.byteOffset ?? 0) + view.byteLength;
    if (end > buffer.byteLength)
      throw new RefusedFile('claims-too-much', { what: 'bufferView', stated: end, bytes: buffer.byteLength });
  }
  for (const accessor of gltf.accessors ?? []) checkAccessor(gltf, accessor);
}

function checkAccessor(gltf: Gltf, accessor: Accessor): void {
  const size = elementSize(accessor);
  if (accessor.bufferView !== undefined)
    fits(gltf, accessor.bufferView, accessor.byteOffset ?? 0, accessor.count, size, 'accessor');
  else if (!accessor.sparse)
    throw new RefusedFile('claims-too-much', { what: 'accessor', stated: accessor.count * size, bytes: 0 });
  if (!accessor.sparse) return;
  const { count, indices, values } = accessor.sparse;
  if (count > accessor.count) throw new RefusedFile('not-valid', { what: 'sparse.count', found: count });
  // A sparse accessor over nothing is zeros for all the rest: a few bytes may not stand for millions.
  if (accessor.bufferView === undefined && accessor.count > 16 * count + 1024)
    throw new RefusedFile('claims-too-much', { what: 'sparse', stated: accessor.count * size, bytes: count * size });
  if (![5121, 5123, 5125].includes(indices.componentType))
    throw new RefusedFile('not-valid', { what: 'sparse.indices', found: indices.componentType });
  fits(
    gltf,
    indices.bufferView,
    indices.byteOffset ?? 0,
    count,
    componentWidth(indices.componentType),
    'sparse.indices',
  );
  fits(gltf, values.bufferView, values.byteOffset ?? 0, count, size, 'sparse.values');
}

function fits(gltf: Gltf, number: number, offset: number, count: number, size: number, what: string): void {
  const view = gltf.bufferViews?.[number];
  if (!view) throw new RefusedFile('not-valid', { what, found: number });
  const stride = view.byteStride ?? size;
  // Elements that lie over each other would make many of few bytes.
  if (stride < size) throw new RefusedFile('not-valid', { what: 'byteStride', found: stride });
  const end = count === 0 ? 0 : offset + stride * (count - 1) + size;
  if (end > view.byteLength) throw new RefusedFile('claims-too-much', { what, stated: end, bytes: view.byteLength });
}
