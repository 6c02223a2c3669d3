import { broken, type Outline } from './outline.ts';

/**
 * The boxes of ISO 14496-12. Sizes are in `ispe` boxes, one for every tile and one for the whole; the largest counts.
 */
export function outlineAvif(bytes: Buffer): Outline {
  const found: Outline = {
    width: 0,
    height: 0,
    animated: bytes.toString('latin1', 8, 12) === 'avis',
    asides: [],
    end: 0,
  };
  let at = 0;
  while (at + 8 <= bytes.length) {
    const { type, from, to } = boxAt(bytes, at);
    const body = bytes.subarray(from, to);
    if (type === 'meta') Object.assign(found, largestSize(body));
    if (type === 'moov') found.animated = true;
    if (type !== 'mdat') found.asides.push(body);
    at = to;
  }
  return { ...found, end: at };
}

export function brandsOf(bytes: Buffer): string[] {
  if (bytes.length < 16 || bytes.toString('latin1', 4, 8) !== 'ftyp') return [];
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256);
  const brands = [bytes.toString('latin1', 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(bytes.toString('latin1', at, at + 4));
  return brands;
}

function boxAt(bytes: Buffer, at: number): { type: string; from: number; to: number } {
  const short = bytes.readUInt32BE(at);
  const long = short === 1;
  if (long && at + 16 > bytes.length) throw broken();
  let size = short;
  if (long) size = Number(bytes.readBigUInt64BE(at + 8));
  else if (short === 0) size = bytes.length - at;
  if (size < (long ? 16 : 8) || at + size > bytes.length) throw broken();
  return { type: bytes.toString('latin1', at + 4, at + 8), from: at + (long ? 16 : 8), to: at + size };
}

function largestSize(meta: Buffer): { width: number; height: number } {
  let width = 0;
  let height = 0;
  for (let at = meta.indexOf('ispe'); at !== -1 && at + 16 <= meta.length; at = meta.indexOf('ispe', at + 4)) {
    width = Math.max(width, meta.readUInt32BE(at + 8));
    height = Math.max(height, meta.readUInt32BE(at + 12));
  }
  return { width, height };
}
