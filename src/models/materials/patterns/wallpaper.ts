import { at, fractal, noise } from '#lib/noise.ts';
import { smoothstep } from '#lib/vec.ts';
import type { Pattern, Spot } from '#models/materials/patterns/pattern.ts';

/** Printed on paper with a fine tooth. */
function printed(drawn: (u: number, v: number) => number): Pattern {
  return (u, v, spot: Spot) => {
    spot.tone = 1 + (fractal(u * 90, v * 90, 3, 2, 90) - 0.5) * 0.04;
    spot.mix = drawn(u, v);
    spot.lift = (noise(u * 220, v * 220, 5, 220) - 0.5) * 0.08;
    spot.rough = 0;
  };
}

const stripes = printed((u) => {
  const x = (u * 5) % 1;
  const broad = smoothstep(0.3, 0.31, x) * (1 - smoothstep(0.69, 0.7, x));
  const fine = smoothstep(0.14, 0.15, x) * (1 - smoothstep(0.17, 0.18, x));
  return 0.85 * broad + 0.6 * fine;
});

/** Rings behind rings, row by row, as the sea is drawn in East Asia. */
const waves = printed((u, v) => {
  const rows = 20;
  // The nearer row, which is the lower one, lies over the others.
  for (let back = 2; back >= 0; back--) {
    const row = Math.floor(v * rows) - back;
    const x = u * 5 + (((row % 2) + 2) % 2) * 0.5;
    const far = Math.hypot((x - Math.round(x)) * 2, (v * rows - row) / 2);
    if (far < 1) return 0.75 * (1 - smoothstep(0.06, 0.1, Math.abs(((far * 4) % 1) - 0.5)));
  }
  return 0;
});

const bamboo = printed((u, v) => {
  const stem = Math.floor(u * 6);
  const x = u * 6 - stem - 0.5 + 0.06 * Math.sin(2 * Math.PI * (v + at(stem, 0, 7)));
  const width = 0.1 + 0.08 * at(stem, 1, 7);
  const knot = (v * 3 + at(stem, 2, 7)) % 1 < 0.02 ? 0.4 : 1;
  return Math.abs(x) < width ? knot * (0.35 + 0.4 * at(stem, 3, 7)) : 0;
});

const grass: Pattern = (u, v, spot) => {
  const blade = Math.floor(v * 160);
  const own = at(blade, 1, 9);
  const edge = Math.abs(v * 160 - blade - 0.5) * 2;
  spot.tone = 1 + (own - 0.5) * 0.25 + (noise(u * 24, blade, 11, 24, 160) - 0.5) * 0.2;
  spot.mix = Math.max(0, own - 0.6) * 1.5 + smoothstep(0.8, 1, edge) * 0.5;
  spot.lift = (1 - edge * edge) * 0.35;
  spot.rough = 0.05;
};

export const wallpaperPatterns: Record<string, Pattern> = {
  'paper-stripes': stripes,
  'paper-waves': waves,
  'paper-bamboo': bamboo,
  'paper-grass': grass,
};
