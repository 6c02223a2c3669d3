import type { QrDrawing } from './qr-drawing.ts';

/** Squares of quiet around the code, as scanners require. */
const quiet = 4;

/** The code as pixels (RGBA), dark on white, `scale` pixels a square. */
export function qrPixels({ size, path }: QrDrawing, scale: number) {
  const side = (size + 2 * quiet) * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1/g)) {
    const from = (Number(x) + quiet) * scale;
    const above = (Number(y) + quiet) * scale;
    for (let row = above; row < above + scale; row++) {
      const begin = (row * side + from) * 4;
      for (let at = begin; at < begin + Number(width) * scale * 4; at += 4) pixels.fill(0, at, at + 3);
    }
  }
  return { side, pixels };
}
