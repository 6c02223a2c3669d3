import { broken, type Outline } from './outline.ts';

export function outlineWebp(bytes: Buffer): Outline {
  const end = 8 + bytes.readUInt32LE(4);
  if (end > bytes.length) throw broken();
  const found: Outline = { width: 0, height: 0, animated: false, asides: [], end };
  let at = 12;
  while (at + 8 <= end) {
    const type = bytes.toString('latin1', at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    const body = bytes.subarray(at + 8, at + 8 + length);
    if (at + 8 + length > end) throw broken();
    take(found, type, body);
    at += 8 + length + (length % 2);
  }
  return found;
}

/** The canvas and the picture in it each have a size; the larger one counts. */
function take(found: Outline, type: string, body: Buffer): void {
  const size = sizeIn(type, body);
  if (size)
    Object.assign(found, { width: Math.max(found.width, size.width), height: Math.max(found.height, size.height) });
  else if (type === 'ANIM' || type === 'ANMF') found.animated = true;
  else if (type !== 'ALPH') found.asides.push(body);
  if (type === 'VP8X' && ((body[0] ?? 0) & 0x02) !== 0) found.animated = true;
}

function sizeIn(type: string, body: Buffer): { width: number; height: number } | null {
  if (type === 'VP8X' && body.length >= 10)
    return { width: 1 + body.readUIntLE(4, 3), height: 1 + body.readUIntLE(7, 3) };
  if (type === 'VP8 ' && body.length >= 10)
    return { width: body.readUInt16LE(6) & 0x3fff, height: body.readUInt16LE(8) & 0x3fff };
  if (type !== 'VP8L' || body.length < 5) return null;
  const bits = body.readUInt32LE(1);
  return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
}
