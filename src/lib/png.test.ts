import { deflateSync, inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pngOf } from '#lib/png.ts';

test('a PNG has its size in its header and its pixels, predicted, inside', () => {
  const pixels = Uint8Array.from({ length: 5 * 3 * 4 }, (_, i) => (i * 37) & 255);
  const file = pngOf({ width: 5, height: 3, channels: 4, pixels }, (bytes) => deflateSync(bytes));
  const view = new DataView(file.buffer);
  expect([view.getUint32(16), view.getUint32(20), file[25]]).toEqual([5, 3, 6]);
  const length = view.getUint32(33);
  expect(unpredicted(inflateSync(file.subarray(41, 41 + length)), 20, 4)).toEqual(pixels);
});

function unpredicted(lines: Uint8Array, row: number, channels: number): Uint8Array {
  const rows = lines.length / (row + 1);
  const out = new Uint8Array(row * rows);
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < row; x++) {
      const a = x >= channels ? out[y * row + x - channels]! : 0;
      const b = y > 0 ? out[(y - 1) * row + x]! : 0;
      const c = x >= channels && y > 0 ? out[(y - 1) * row + x - channels]! : 0;
      const pa = Math.abs(b - c);
      const pb = Math.abs(a - c);
      const pc = Math.abs(a + b - 2 * c);
      let predicted = c;
      if (pa <= pb && pa <= pc) predicted = a;
      else if (pb <= pc) predicted = b;
      out[y * row + x] = lines[y * (row + 1) + 1 + x]! + predicted;
    }
  return out;
}
