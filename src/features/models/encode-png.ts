import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

const packed = promisify(deflate);

/** Pixels (red, green, blue, a byte each) as a PNG. Each row is stored as its difference from the row above or the pixel before, whichever is smaller. */
export async function encodePng(pixels: Uint8Array, width: number, height: number): Promise<Uint8Array> {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const body = await packed(filtered(pixels, width * 3, height), { level: 7 });
  return Buffer.concat([Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]), chunk('IHDR', head), chunk('IDAT', body), chunk('IEND', Buffer.alloc(0))]);
}

function filtered(pixels: Uint8Array, stride: number, height: number): Uint8Array {
  const rows = new Uint8Array((stride + 1) * height);
  for (let y = 0; y < height; y += 1) {
    const above = cost(pixels, y, stride, stride);
    const before = cost(pixels, y, stride, 3);
    const kind = above <= before ? 2 : 1;
    const reach = kind === 2 ? stride : 3;
    rows[y * (stride + 1)] = kind;
    for (let x = 0; x < stride; x += 1) rows[y * (stride + 1) + 1 + x] = pixels[y * stride + x]! - other(pixels, y, x, stride, reach);
  }
  return rows;
}

/** How large the differences of a row are, as a measure of how badly it packs. */
function cost(pixels: Uint8Array, y: number, stride: number, reach: number): number {
  let sum = 0;
  for (let x = 0; x < stride; x += 1) sum += Math.abs(((pixels[y * stride + x]! - other(pixels, y, x, stride, reach)) << 24) >> 24);
  return sum;
}

function other(pixels: Uint8Array, y: number, x: number, stride: number, reach: number): number {
  if (reach === 3 ? x < 3 : y === 0) return 0;
  return pixels[y * stride + x - reach]!;
}

function chunk(name: string, data: Uint8Array): Buffer {
  const out = Buffer.alloc(12 + data.length);
  out.writeUInt32BE(data.length, 0);
  out.write(name, 4, 'latin1');
  out.set(data, 8);
  out.writeUInt32BE(crc32(out.subarray(4, 8 + data.length)), 8 + data.length);
  return out;
}
