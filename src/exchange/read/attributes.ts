import { componentWidth } from '#exchange/budget/accessors.ts';
import { RefusedFile } from '#exchange/budget/refusal.ts';
import type { OpenedFile } from '#exchange/budget/check-model-file.ts';
import type { Accessor, Primitive } from '#exchange/budget/gltf-schema.ts';

/** Numbers per element. */
const widths = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4, MAT2: 4, MAT3: 9, MAT4: 16 } as const;
/** What a whole number stands for where it is a share of one. */
const whole: Readonly<Record<number, number>> = {
  5120: 127,
  5121: 255,
  5122: 32_767,
  5123: 65_535,
  5125: 4_294_967_295,
};

export interface Numbers {
  values: Float32Array;
  width: number;
}

/**
 * An attribute as floats; null where the primitive has none. The budget check has made sure that all of it is there.
 */
export function attributeOf({ gltf, binary }: OpenedFile, { attributes }: Primitive, name: string): Numbers | null {
  const accessor = attributes[name] === undefined ? undefined : gltf.accessors?.[attributes[name]];
  if (!accessor) return null;
  const width = widths[accessor.type];
  let share = 1;
  if (accessor.componentType === 5126) share = 1;
  else if (accessor.normalized === true) share = 1 / whole[accessor.componentType]!;
  return { values: Float32Array.from(numbersOf({ gltf, binary }, accessor), (value) => value * share), width };
}

/** Corners of triangles, three by three, whatever the primitive is drawn as; empty for points and lines. */
export function trianglesOf(file: OpenedFile, primitive: Primitive, corners: number): Uint32Array {
  const accessor = primitive.indices === undefined ? undefined : file.gltf.accessors?.[primitive.indices];
  const order = accessor
    ? Uint32Array.from(numbersOf(file, accessor))
    : Uint32Array.from({ length: corners }, (_, i) => i);
  const { mode = 4 } = primitive;
  if (mode < 4) return new Uint32Array(0);
  if (mode === 4) return order.subarray(0, order.length - (order.length % 3));
  const count = Math.max(0, order.length - 2);
  const out = new Uint32Array(count * 3);
  for (let i = 0; i < count; i++) {
    // A fan turns around its first corner; in a strip every second triangle runs the other way round.
    if (mode === 6) out.set([order[0]!, order[i + 1]!, order[i + 2]!], i * 3);
    else if (i % 2 === 0) out.set([order[i]!, order[i + 1]!, order[i + 2]!], i * 3);
    else out.set([order[i + 1]!, order[i]!, order[i + 2]!], i * 3);
  }
  return out;
}

function numbersOf({ gltf, binary }: Pick<OpenedFile, 'gltf' | 'binary'>, accessor: Accessor): Float64Array {
  const { bufferView, byteOffset = 0, count, componentType, type, sparse } = accessor;
  const out = new Float64Array(count * widths[type]);
  const stretch = (view: number, offset: number, elements: number, width: number, kind: number) =>
    read(gltf, binary, view, offset, elements, width, kind);
  if (bufferView !== undefined) out.set(stretch(bufferView, byteOffset, count, widths[type], componentType));
  if (!sparse) return out;
  const places = stretch(
    sparse.indices.bufferView,
    sparse.indices.byteOffset ?? 0,
    sparse.count,
    1,
    sparse.indices.componentType,
  );
  const values = stretch(
    sparse.values.bufferView,
    sparse.values.byteOffset ?? 0,
    sparse.count,
    widths[type],
    componentType,
  );
  places.forEach((place, i) =>
    out.set(values.subarray(i * widths[type], (i + 1) * widths[type]), place * widths[type]),
  );
  return out;
}

function read(
  gltf: OpenedFile['gltf'],
  binary: Uint8Array,
  number: number,
  offset: number,
  count: number,
  width: number,
  kind: number,
): Float64Array {
  const view = gltf.bufferViews?.[number];
  if (!view) throw new RefusedFile('not-valid', { what: 'bufferView', found: number });
  const size = componentWidth(kind);
  const stride = view.byteStride ?? size * width;
  const data = new DataView(binary.buffer, binary.byteOffset + (view.byteOffset ?? 0), view.byteLength);
  const out = new Float64Array(count * width);
  for (let i = 0; i < count; i++)
    for (let k = 0; k < width; k++) out[i * width + k] = numberAt(data, offset + i * stride + k * size, kind);
  return out;
}

function numberAt(data: DataView, at: number, kind: number): number {
  switch (kind) {
    case 5120:
      return data.getInt8(at);
    case 5121:
      return data.getUint8(at);
    case 5122:
      return data.getInt16(at, true);
    case 5123:
      return data.getUint16(at, true);
    case 5125:
      return data.getUint32(at, true);
    default:
      return data.getFloat32(at, true);
  }
}
