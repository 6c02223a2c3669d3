import { padded } from '#exchange/glb.ts';

const widths = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4 } as const;

interface AccessorJson {
  bufferView: number;
  componentType: number;
  count: number;
  type: keyof typeof widths;
  min?: number[];
  max?: number[];
}

interface ViewJson {
  buffer: 0;
  byteOffset: number;
  byteLength: number;
  target?: number;
}

/** Collects the binary chunk and what points into it. */
export interface Buffers {
  views: ViewJson[];
  accessors: AccessorJson[];
  parts: Uint8Array[];
  length: number;
}

export function buffers(): Buffers {
  return { views: [], accessors: [], parts: [], length: 0 };
}

/** Returns the view's index. */
export function addView(to: Buffers, bytes: Uint8Array, target?: number): number {
  to.views.push({ buffer: 0, byteOffset: to.length, byteLength: bytes.length, ...(target ? { target } : {}) });
  const whole = new Uint8Array(padded(bytes.length));
  whole.set(bytes);
  to.parts.push(whole);
  to.length += whole.length;
  return to.views.length - 1;
}

/** Vertex data; positions carry their bounds, as the format requires. Returns the accessor's index. */
export function addFloats(to: Buffers, values: Float32Array, type: 'VEC2' | 'VEC3' | 'VEC4', bounded = false): number {
  const view = addView(to, new Uint8Array(values.buffer, values.byteOffset, values.byteLength), 34962);
  const width = widths[type];
  const bounds = bounded ? { min: fold(values, width, Math.min), max: fold(values, width, Math.max) } : {};
  to.accessors.push({ bufferView: view, componentType: 5126, count: values.length / width, type, ...bounds });
  return to.accessors.length - 1;
}

export function addIndices(to: Buffers, indices: Uint32Array, corners: number): number {
  const small = corners < 65535;
  const values = small ? Uint16Array.from(indices) : indices.slice();
  const view = addView(to, new Uint8Array(values.buffer), 34963);
  to.accessors.push({ bufferView: view, componentType: small ? 5123 : 5125, count: indices.length, type: 'SCALAR' });
  return to.accessors.length - 1;
}

export function joined({ parts, length }: Buffers): Uint8Array {
  const out = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}

function fold(values: Float32Array, width: number, pick: (a: number, b: number) => number): number[] {
  const out = [...values.subarray(0, width)];
  for (let i = width; i < values.length; i++) out[i % width] = pick(out[i % width]!, values[i]!);
  return out;
}
