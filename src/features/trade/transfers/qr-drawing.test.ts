import { decodeQR } from 'qr/decode.js';
import { expect, test } from 'vitest';
import { drawQr } from './qr-drawing.ts';
import { qrPixels } from './qr-pixels.ts';
import { vietQr } from './viet-qr.ts';

test('H2: the drawn code, read as a phone reads it, is the transfer to the letter', () => {
  const text = vietQr({ bin: '970000', account: '0000000002', amount: 3_800_000, purpose: 'HIEN7K4P9XRT' });
  const { side, pixels } = qrPixels(drawQr(text), 8);
  expect(decodeQR({ width: side, height: side, data: pixels })).toBe(text);
});
