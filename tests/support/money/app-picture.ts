import sharp from 'sharp';
import { seededRng } from '#lib/random.ts';

export const width = 540;
export const height = 960;

/**
 * A banking app's picture: head, the bank's own words at the left, what differs from transfer to transfer at the right.
 */
export function appPicture(bank: number, transfer: number) {
  const pixels = Buffer.alloc(width * height, 250);
  const box = (x: number, y: number, w: number, h: number, shade: number) => {
    for (let v = y; v < y + h; v++) pixels.fill(shade, v * width + x, v * width + Math.min(width, x + w));
  };
  const write = (seed: number, x: number, y: number, letters: number) => {
    const { between } = seededRng(seed);
    for (let at = 0; at < letters; at++)
      for (let stroke = 0; stroke < 4; stroke++)
        box(
          Math.round(x + at * 12 + between(0, 8)),
          Math.round(y + between(0, 14)),
          2 + Math.round(between(0, 5)),
          2 + Math.round(between(0, 8)),
          40,
        );
  };
  box(0, 0, width, 140 + bank * 9, 90);
  for (let row = 0; row < 8; row++) {
    write(bank * 1000 + row, 40, 240 + row * 80, 6 + ((bank + row) % 4));
    write(transfer * 77 + row * 13 + 5, 260, 240 + row * 80, 14 + ((transfer + row) % 5));
  }
  return sharp(pixels, { raw: { width, height, channels: 1 } });
}
