import { decodeQR } from 'qr/decode.js';
import { expect, test } from 'vitest';
import { drawQr } from './qr-drawing.ts';
import { vietQr } from './viet-qr.ts';

test('H2: the drawn code, read as a phone reads it, is the transfer to the letter', () => {
  const text = vietQr({ bin: '970000', account: '0000000002', amount: 3_800_000, purpose: 'HIEN7K4P9XRT' });
  const { size, path } = drawQr(text);
  const scale = 8;
  const border = 4;
  const side = (size + 2 * border) * scale;
  const pixels = new Uint8Array(side * side * 4).fill(255);
  const paint = (x: number, y: number) => {
    for (let v = 0; v < scale; v++)
      for (let u = 0; u < scale; u++)
        pixels.fill(
          0,
          (((y + border) * scale + v) * side + (x + border) * scale + u) * 4,
          (((y + border) * scale + v) * side + (x + border) * scale + u) * 4 + 3,
        );
  };
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let at = 0; at < Number(width); at++) paint(Number(x) + at, Number(y));
  expect(decodeQR({ width: side, height: side, data: pixels })).toBe(text);
});
