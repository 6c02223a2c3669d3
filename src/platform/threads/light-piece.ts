import { fromHalves, meterChannels, toHalves } from './render-piece.ts';

/** A piece of a home's light as a worker sends it: some sides of some cells, and what a meter would see from somewhere. */
export interface LightPiece {
  cell: number;
  low: [number, number, number];
  counts: [number, number, number];
  keys: Uint32Array;
  /** Three numbers a key. */
  light: Float32Array;
  /** Small pictures with all channels, each by the number of its standpoint. */
  pictures: { standpoint: number; width: number; height: number; picture: Float32Array }[];
}

const headBytes = 40;
const mostSide = 256;

export function packLightPiece({ cell, low, counts, keys, light, pictures }: LightPiece): Uint8Array<ArrayBuffer> {
  const halves = toHalves(light);
  const seen = pictures.map(({ picture }) => toHalves(picture));
  const size = headBytes + keys.length * 10 + seen.reduce((sum, each) => sum + 12 + each.byteLength, 0);
  const out = new Uint8Array(size);
  const view = new DataView(out.buffer);
  view.setUint32(0, keys.length, true);
  view.setUint32(4, pictures.length, true);
  view.setFloat64(8, cell, true);
  low.forEach((each, k) => view.setInt32(16 + k * 4, each, true));
  counts.forEach((each, k) => view.setUint32(28 + k * 4, each, true));
  keys.forEach((key, i) => view.setUint32(headBytes + i * 4, key, true));
  out.set(halves, headBytes + keys.length * 4);
  let at = headBytes + keys.length * 10;
  pictures.forEach(({ standpoint, width, height }, i) => {
    [standpoint, width, height].forEach((each, k) => view.setUint32(at + k * 4, each, true));
    out.set(seen[i]!, at + 12);
    at += 12 + seen[i]!.byteLength;
  });
  return out;
}

/** Null for what is no such piece. Numbers in it are not yet judged. */
export function unpackLightPiece(bytes: Uint8Array): LightPiece | null {
  if (bytes.byteLength < headBytes) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = view.getUint32(0, true);
  const seen = view.getUint32(4, true);
  let at = headBytes + count * 10;
  if (at > bytes.byteLength) return null;
  const triple = (from: number, read: (at: number) => number): [number, number, number] => [
    read(from),
    read(from + 4),
    read(from + 8),
  ];
  const pictures: LightPiece['pictures'] = [];
  for (let i = 0; i < seen; i++) {
    if (at + 12 > bytes.byteLength) return null;
    const [standpoint, width, height] = triple(at, (from) => view.getUint32(from, true));
    const end = at + 12 + width * height * meterChannels * 2;
    if (width > mostSide || height > mostSide || end > bytes.byteLength) return null;
    pictures.push({ standpoint, width, height, picture: fromHalves(bytes.subarray(at + 12, end)) });
    at = end;
  }
  if (at !== bytes.byteLength) return null;
  const firstLight = headBytes + count * 4;
  return {
    cell: view.getFloat64(8, true),
    low: triple(16, (from) => view.getInt32(from, true)),
    counts: triple(28, (from) => view.getUint32(from, true)),
    keys: Uint32Array.from({ length: count }, (_, i) => view.getUint32(headBytes + i * 4, true)),
    light: fromHalves(bytes.subarray(firstLight, firstLight + count * 6)),
    pictures,
  };
}
