import { componentWidth, elementSize } from '#exchange/budget/accessors.ts';
import { RefusedFile } from '#exchange/budget/refusal.ts';
import type { FileLimits } from '#exchange/budget/limits.ts';
import type { Accessor, Gltf } from '#exchange/budget/gltf-schema.ts';

/**
 * Reads numbers in place. A stretch is read once however many accessors point to it, and overlapping stretches soon use
 * up the allowed total.
 */
export interface AccessorReader {
  gltf: Gltf;
  data: DataView;
  known: Map<string, number>;
  bytesLeft: number;
}

export function accessorReader(gltf: Gltf, binary: Uint8Array, { readings }: FileLimits): AccessorReader {
  return {
    gltf,
    data: new DataView(binary.buffer, binary.byteOffset, binary.byteLength),
    known: new Map(),
    bytesLeft: readings * binary.length,
  };
}

/**
 * The largest magnitude in an accessor of floats or unsigned numbers, the sparse ones included. All must be numbers.
 */
export function largestOf(reader: AccessorReader, accessor: Accessor): number {
  const { bufferView, byteOffset, count, componentType, sparse } = accessor;
  const size = elementSize(accessor);
  const base = bufferView === undefined ? 0 : largestIn(reader, { bufferView, byteOffset, count, componentType, size });
  if (!sparse || sparse.count === 0) return base;
  const places = largestIn(reader, {
    ...sparse.indices,
    count: sparse.count,
    size: componentWidth(sparse.indices.componentType),
  });
  if (places >= count) throw new RefusedFile('not-valid', { what: 'sparse.indices', found: places });
  return Math.max(base, largestIn(reader, { ...sparse.values, count: sparse.count, componentType, size }));
}

interface Stretch {
  bufferView: number;
  byteOffset?: number | undefined;
  count: number;
  componentType: number;
  /** Bytes of one element. */
  size: number;
}

function largestIn(reader: AccessorReader, stretch: Stretch): number {
  const { bufferView, byteOffset = 0, count, componentType, size } = stretch;
  const view = reader.gltf.bufferViews![bufferView]!;
  const from = (view.byteOffset ?? 0) + byteOffset;
  const stride = view.byteStride ?? size;
  const key = `${from} ${stride} ${count} ${componentType} ${size}`;
  const known = reader.known.get(key);
  if (known !== undefined) return known;
  reader.bytesLeft -= count * size;
  if (reader.bytesLeft < 0)
    throw new RefusedFile('claims-too-much', { what: 'overlap', stated: count * size, bytes: reader.data.byteLength });
  const found = largestAt(reader.data, { from, stride, count, componentType, size });
  reader.known.set(key, found);
  return found;
}

function largestAt(
  data: DataView,
  {
    from,
    stride,
    count,
    componentType,
    size,
  }: { from: number; stride: number; count: number; componentType: number; size: number },
): number {
  const width = componentWidth(componentType);
  let largest = 0;
  for (let i = 0; i < count; i++)
    for (let at = from + i * stride, end = at + size; at < end; at += width) {
      const value = Math.abs(numberAt(data, at, componentType));
      if (value <= largest) continue;
      if (!Number.isFinite(value)) throw new RefusedFile('not-finite', { vertex: i });
      largest = value;
    }
  return largest;
}

function numberAt(data: DataView, at: number, componentType: number): number {
  if (componentType === 5126) return data.getFloat32(at, true);
  if (componentType === 5125) return data.getUint32(at, true);
  return componentType === 5123 ? data.getUint16(at, true) : data.getUint8(at);
}
