import type { Vec3 } from '#lib/vec.ts';

/**
 * The colour of a glowing body as amounts of red, green and blue, the strongest being 1. From the Planckian locus (Kim
 * and others, 2002).
 */
export function kelvinColour(kelvin: number): Vec3 {
  const t = Math.max(1667, Math.min(25_000, kelvin));
  const x =
    t < 4000
      ? cubic(1 / t, -0.2661239e9, -0.234358e6, 0.8776956e3, 0.17991)
      : cubic(1 / t, -3.0258469e9, 2.1070379e6, 0.2226347e3, 0.24039);
  let y;
  if (t < 2222) y = cubic(x, -1.1063814, -1.3481102, 2.18555832, -0.20219683);
  else if (t < 4000) y = cubic(x, -0.9549476, -1.37418593, 2.09137015, -0.16748867);
  else y = cubic(x, 3.081758, -5.8733867, 3.75112997, -0.37001483);
  const bigX = x / y;
  const bigZ = (1 - x - y) / y;
  const rgb = [
    3.2404542 * bigX - 1.5371385 - 0.4985314 * bigZ,
    -0.969266 * bigX + 1.8760108 + 0.041556 * bigZ,
    0.0556434 * bigX - 0.2040259 + 1.0572252 * bigZ,
  ].map((value) => Math.max(0, value));
  const most = Math.max(...rgb);
  return [rgb[0]! / most, rgb[1]! / most, rgb[2]! / most];
}

function cubic(at: number, a: number, b: number, c: number, d: number): number {
  return ((a * at + b) * at + c) * at + d;
}
