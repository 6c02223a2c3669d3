import { mostCells, type LightField } from '#models/light/light-field.ts';
import type { Vec3 } from '#lib/vec.ts';

/** What the light meter reads from one place, looking one way or (0, 0, 0) all around. */
export interface PlacedMeter {
  at: Vec3;
  towards: Vec3;
  /** As in a picture's metering: exposure and white balance, brightness of white paper, of the open air. */
  gain: Vec3;
  key: number;
  hold: number;
  outside: number;
}

/** The light of one home at one hour, as it is stored and sent. */
export interface HomeLight {
  /** What it was computed of (light-print.ts): another print is another home. */
  print: string;
  hour: number;
  night: boolean;
  /** Where the sun stands, and its light on a face turned to it, klx. */
  sun: Vec3;
  sunlight: Vec3;
  meters: PlacedMeter[];
  field: LightField;
}

/*
 * "HLIG", version, size of what follows once unpacked; then, packed (deflate): the numbers in the order of `head`,
 * meters, cells as steps from one to the next, the sides each has, and for each side a half float of brightness and two
 * bytes of colour. Bytes of one kind lie together: they pack better.
 */
const magic = 0x47494c48;
const version = 1;
const headBytes = 72;
const meterBytes = 48;
const mostMeters = 64;
const mostBytes = 24 * 1024 * 1024;
const brightest = 60_000;

export async function writeHomeLight(light: HomeLight): Promise<Uint8Array<ArrayBuffer>> {
  const payload = packed(light);
  const body = await through(payload, new CompressionStream('deflate-raw'), Infinity);
  const out = new Uint8Array(12 + (body?.byteLength ?? 0));
  const view = new DataView(out.buffer);
  view.setUint32(0, magic, true);
  view.setUint32(4, version, true);
  view.setUint32(8, payload.byteLength, true);
  out.set(body ?? [], 12);
  return out;
}

/** Null for what is not such a file, or not a possible one: nothing of it is believed unchecked. */
export async function readHomeLight(bytes: Uint8Array<ArrayBuffer>): Promise<HomeLight | null> {
  if (bytes.byteLength < 12 || bytes.byteLength > mostBytes) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = view.getUint32(8, true);
  if (view.getUint32(0, true) !== magic || view.getUint32(4, true) !== version) return null;
  if (size < headBytes || size > mostBytes) return null;
  const payload = await through(bytes.subarray(12), new DecompressionStream('deflate-raw'), size);
  return payload?.byteLength === size ? unpacked(payload) : null;
}

function packed({ print, hour, night, sun, sunlight, meters, field }: HomeLight): Uint8Array<ArrayBuffer> {
  const cells = cellsOf(field.keys);
  const steps = varints(cells.map(({ cell }, i) => cell - (cells[i - 1]?.cell ?? -1)));
  const sides = field.keys.length;
  const bytes = headBytes + meters.length * meterBytes + steps.length + cells.length + sides * 4;
  const out = new Uint8Array(bytes);
  const view = new DataView(out.buffer);
  let at = 0;
  const u32 = (value: number): void => void view.setUint32((at += 4) - 4, value, true);
  const f32 = (value: number): void => void view.setFloat32((at += 4) - 4, value, true);
  u32(Number.parseInt(print.slice(0, 8), 16));
  u32(Number.parseInt(print.slice(8, 16), 16));
  f32(hour);
  u32(night ? 1 : 0);
  for (const each of [...sun, ...sunlight]) f32(each);
  f32(field.cell);
  for (const each of field.low) view.setInt32((at += 4) - 4, each, true);
  for (const each of field.counts) view.setUint16((at += 2) - 2, each, true);
  view.setUint16((at += 2) - 2, meters.length, true);
  u32(cells.length);
  u32(steps.length);
  for (const { at: place, towards, gain, key, hold, outside } of meters)
    for (const each of [...place, ...towards, ...gain, key, hold, outside]) f32(each);
  out.set(steps, at);
  at += steps.length;
  for (const { mask } of cells) out[at++] = mask;
  for (let i = 0; i < sides; i++) {
    const [red, green, blue] = [0, 1, 2].map((k) => Math.max(0, field.light[i * 3 + k]!)) as [number, number, number];
    const sum = red + green + blue;
    const half = new Uint8Array(new Float16Array([Math.min(brightest, sum)]).buffer);
    out[at + i] = half[0]!;
    out[at + sides + i] = half[1]!;
    out[at + 2 * sides + i] = sum > 0 ? Math.round((255 * red) / sum) : 85;
    out[at + 3 * sides + i] = sum > 0 ? Math.round((255 * blue) / sum) : 85;
  }
  return out;
}

function unpacked(bytes: Uint8Array<ArrayBuffer>): HomeLight | null {
  const view = new DataView(bytes.buffer);
  let at = 0;
  const u32 = (): number => view.getUint32((at += 4) - 4, true);
  const f32 = (): number => view.getFloat32((at += 4) - 4, true);
  const vec = (): Vec3 => [f32(), f32(), f32()];
  const print = [u32(), u32()].map((each) => each.toString(16).padStart(8, '0')).join('');
  const hour = f32();
  const night = u32() === 1;
  const sun = vec();
  const sunlight = vec();
  const cell = f32();
  const low: Vec3 = [0, 1, 2].map((k) => view.getInt32(at + k * 4, true)) as unknown as Vec3;
  at += 12;
  const [nx, ny, nz, meterCount] = [0, 1, 2, 3].map((k) => view.getUint16(at + k * 2, true)) as [
    number,
    number,
    number,
    number,
  ];
  at += 8;
  const cellCount = u32();
  const stepBytes = u32();
  if (meterCount > mostMeters || nx * ny * nz > mostCells || nx * ny * nz === 0) return null;
  if (headBytes + meterCount * meterBytes + stepBytes + cellCount > bytes.byteLength) return null;
  const meters = Array.from({ length: meterCount }, (): PlacedMeter => ({
    at: vec(),
    towards: vec(),
    gain: vec(),
    key: f32(),
    hold: f32(),
    outside: f32(),
  }));
  const keys = keysOf(bytes.subarray(at, at + stepBytes), bytes.subarray(at + stepBytes, at + stepBytes + cellCount), {
    cells: cellCount,
    within: nx * ny * nz,
  });
  at += stepBytes + cellCount;
  if (!keys || at + keys.length * 4 !== bytes.byteLength) return null;
  const light = lightOf(bytes, at, keys.length);
  const numbers = [hour, ...sun, ...sunlight, cell, ...low, ...meters.flatMap(metersNumbers)];
  if (!light || !numbers.every((each) => Math.abs(each) < 1e6) || !(cell >= 0.01 && cell <= 10)) return null;
  if (meters.some(({ gain, key }) => !(key > 0) || gain.some((each) => !(each > 0)))) return null;
  return { print, hour, night, sun, sunlight, meters, field: { cell, low, counts: [nx, ny, nz], keys, light } };
}

function metersNumbers({ at, towards, gain, key, hold, outside }: PlacedMeter): number[] {
  return [...at, ...towards, ...gain, key, hold, outside];
}

function lightOf(bytes: Uint8Array, at: number, sides: number): Float32Array | null {
  const out = new Float32Array(sides * 3);
  for (let i = 0; i < sides; i++) {
    const sum = fromHalf(bytes[at + i]! | (bytes[at + sides + i]! << 8));
    const red = bytes[at + 2 * sides + i]! / 255;
    const blue = bytes[at + 3 * sides + i]! / 255;
    // Not below nothing, not beyond what is written, and a number at all.
    if (!(sum >= 0 && sum <= brightest) || red + blue > 1.01) return null;
    out[i * 3] = sum * red;
    out[i * 3 + 1] = sum * Math.max(0, 1 - red - blue);
    out[i * 3 + 2] = sum * blue;
  }
  return out;
}

/** Of browsers, not all know half floats. */
function fromHalf(bits: number): number {
  const exponent = (bits >> 10) & 31;
  const fraction = bits & 1023;
  if (exponent === 31 || bits > 0x7fff) return NaN;
  return exponent === 0 ? fraction * 2 ** -24 : (1 + fraction / 1024) * 2 ** (exponent - 15);
}

function keysOf(
  steps: Uint8Array,
  masks: Uint8Array,
  { cells, within }: { cells: number; within: number },
): Uint32Array | null {
  const keys: number[] = [];
  let cell = -1;
  let at = 0;
  for (let i = 0; i < cells; i++) {
    let step = 0;
    let shift = 1;
    for (;;) {
      const byte = steps[at++];
      if (byte === undefined || shift > 2 ** 28) return null;
      step += (byte & 127) * shift;
      if (byte < 128) break;
      shift *= 128;
    }
    cell += step;
    const mask = masks[i]!;
    if (step === 0 || cell >= within || mask === 0 || mask > 63) return null;
    for (let side = 0; side < 6; side++) if (mask & (1 << side)) keys.push(cell * 8 + side);
  }
  return at === steps.length ? Uint32Array.from(keys) : null;
}

function cellsOf(keys: Uint32Array): { cell: number; mask: number }[] {
  const out: { cell: number; mask: number }[] = [];
  for (const key of keys) {
    const cell = Math.floor(key / 8);
    let last = out.at(-1);
    if (last?.cell !== cell) out.push((last = { cell, mask: 0 }));
    last.mask |= 1 << (key & 7);
  }
  return out;
}

function varints(numbers: readonly number[]): Uint8Array {
  const out: number[] = [];
  for (let each of numbers) {
    while (each > 127) {
      out.push((each & 127) | 128);
      each = Math.floor(each / 128);
    }
    out.push(each);
  }
  return Uint8Array.from(out);
}

/** All that comes out, or null where it is more than `most`, or broken. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  by: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    const stream = new Blob([bytes]).stream().pipeThrough(by) as ReadableStream<Uint8Array<ArrayBuffer>>;
    const reader = stream.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      size += value.byteLength;
      if (size > most) {
        await reader.cancel();
        return null;
      }
      chunks.push(value);
    }
  } catch {
    return null;
  }
  const out = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    out.set(chunk, at);
    at += chunk.byteLength;
  }
  return out;
}
