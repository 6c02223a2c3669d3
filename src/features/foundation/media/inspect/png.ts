import { broken, type Outline } from './outline.ts';

const mostChunks = 50_000;

export function outlinePng(bytes: Buffer): Outline {
  if (bytes.length < 33 || bytes.toString('latin1', 12, 16) !== 'IHDR' || bytes.readUInt32BE(8) !== 13) throw broken();
  const found: Outline = {
    width: bytes.readUInt32BE(16),
    height: bytes.readUInt32BE(20),
    animated: false,
    asides: [],
    end: bytes.length,
  };
  let at = 8;
  for (let chunk = 0; at + 12 <= bytes.length; chunk++) {
    if (chunk > mostChunks) throw broken();
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    const body = bytes.subarray(at + 8, at + 8 + length);
    at += 12 + length;
    if (at > bytes.length) throw broken();
    if (type === 'IEND') return { ...found, end: at };
    if (type === 'acTL') found.animated = true;
    if (type !== 'IDAT' && type !== 'PLTE' && type !== 'IHDR') found.asides.push(body);
  }
  throw broken();
}
