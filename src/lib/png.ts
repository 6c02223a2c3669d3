/** Bytes of a PNG file from raw pixels; `deflate` is zlib's, which browsers and servers bring in different ways. */
export function pngOf(
  { width, height, channels, pixels }: { width: number; height: number; channels: 3 | 4; pixels: Uint8Array },
  deflate: (bytes: Uint8Array) => Uint8Array,
): Uint8Array {
  const row = width * channels;
  const lines = new Uint8Array((row + 1) * height);
  for (let y = 0; y < height; y++) predicted(pixels, lines, y, row, channels);
  const head = new Uint8Array(13);
  const view = new DataView(head.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  head[8] = 8;
  head[9] = channels === 4 ? 6 : 2;
  return joined([
    new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', head),
    chunk('IDAT', deflate(lines)),
    chunk('IEND', new Uint8Array(0)),
  ]);
}

/** Each byte as its difference from the one to the left and above (Paeth), which packs best for pictures like ours. */
function predicted(pixels: Uint8Array, lines: Uint8Array, y: number, row: number, channels: number): void {
  const to = y * (row + 1) + 1;
  lines[to - 1] = 4;
  for (let x = 0; x < row; x++) {
    const left = x >= channels ? pixels[y * row + x - channels]! : 0;
    const above = y > 0 ? pixels[(y - 1) * row + x]! : 0;
    const both = y > 0 && x >= channels ? pixels[(y - 1) * row + x - channels]! : 0;
    const guess = left + above - both;
    const a = Math.abs(guess - left);
    const b = Math.abs(guess - above);
    const c = Math.abs(guess - both);
    let nearest = both;
    if (a <= b && a <= c) nearest = left;
    else if (b <= c) nearest = above;
    lines[to + x] = pixels[y * row + x]! - nearest;
  }
}

function chunk(kind: string, data: Uint8Array): Uint8Array {
  const out = new Uint8Array(data.length + 12);
  const view = new DataView(out.buffer);
  view.setUint32(0, data.length);
  for (let i = 0; i < 4; i++) out[4 + i] = kind.charCodeAt(i);
  out.set(data, 8);
  view.setUint32(data.length + 8, crc(out.subarray(4, data.length + 8)));
  return out;
}

function crc(bytes: Uint8Array): number {
  const table = crcTable();
  let sum = 0xffffffff;
  for (const byte of bytes) sum = table[(sum ^ byte) & 255]! ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}

function crcTable(): Uint32Array {
  return Uint32Array.from({ length: 256 }, (_, n) => {
    let c = n;
    for (let k = 0; k < 8; k++) c = (c & 1) === 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
    return c;
  });
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const out = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}
