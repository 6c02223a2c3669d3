import { broken, type Outline } from './outline.ts';

/**
 * A progressive picture has about ten; each one passes over all pixels again, so thousands would occupy a core for
 * minutes.
 */
const mostScans = 64;

/** Steps from marker to marker to the end of the picture. */
export function outlineJpeg(bytes: Buffer): Outline {
  const found: Outline = { width: 0, height: 0, animated: false, asides: [], end: bytes.length };
  let scans = 0;
  let at = 2;
  while (at < bytes.length) {
    if (bytes[at] !== 0xff) throw broken();
    while (bytes[at] === 0xff) at++;
    const marker = bytes[at++];
    if (marker === 0xd9) return { ...found, end: at };
    if (marker === undefined || at + 2 > bytes.length) break;
    if (marker === 0x01 || isRestart(marker)) continue;
    const length = bytes.readUInt16BE(at);
    if (length < 2) throw broken();
    const body = bytes.subarray(at + 2, at + length);
    if (isFrame(marker) && body.length >= 5)
      Object.assign(found, { height: body.readUInt16BE(1), width: body.readUInt16BE(3) });
    if (isAside(marker)) found.asides.push(body);
    at += length;
    if (marker !== 0xda) continue;
    if (++scans > mostScans) throw broken();
    at = endOfScan(bytes, at);
  }
  return found;
}

function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next !== undefined && next !== 0 && next !== 0xff && !isRestart(next)) return at;
  }
  return bytes.length;
}

function isRestart(marker: number): boolean {
  return marker >= 0xd0 && marker <= 0xd7;
}

function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

function isAside(marker: number): boolean {
  return (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;
}
