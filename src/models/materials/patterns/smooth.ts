import { cellAt } from '#lib/cells.ts';
import { fractal, noise } from '#lib/noise.ts';
import { smoothstep } from '#lib/vec.ts';
import type { CellPlace } from '#lib/cells.ts';
import type { Pattern } from '#models/materials/patterns/pattern.ts';

/** Metals, paints, clays, paper, leaves: surfaces that are nearly even. */
const even =
  (seed: number, fine: number, tone: number, lift: number, rough = 0): Pattern =>
  (u, v, spot) => {
    const cloud = fractal(u * 4, v * 4, seed, 3, 4) - 0.5;
    const grain = noise(u * fine, v * fine, seed + 3, fine) - 0.5;
    spot.tone = 1 + (cloud + grain * 0.6) * tone;
    spot.mix = 0;
    spot.lift = grain * lift;
    spot.rough = (cloud + grain * 0.5) * rough;
  };

const brushed: Pattern = (u, v, spot) => {
  const line = fractal(u * 3, v * 220, 5, 2, 3, 220) - 0.5;
  spot.tone = 1 + line * 0.14;
  spot.mix = 0;
  spot.lift = line * 0.06;
  spot.rough = line * 0.16;
};

const patina: Pattern = (u, v, spot) => {
  const cloud = fractal(u * 5, v * 5, 7, 5, 5);
  const spotty = smoothstep(0.55, 0.75, fractal(u * 14, v * 14, 9, 3, 14));
  spot.tone = 0.92 + (cloud - 0.4) * 0.45 - spotty * 0.12;
  spot.mix = 0;
  spot.lift = 0;
  spot.rough = (cloud - 0.5) * 0.3 + spotty * 0.15;
};

/** Trowel strokes in lime: broad arcs, fine sand. So faint that a wall seen whole is one colour. */
const plaster: Pattern = (u, v, spot) => {
  const bend = (fractal(u * 3, v * 3, 11, 3, 3) - 0.5) * 1.2;
  const stroke = fractal(u * 5 + bend, v * 9 + bend, 13, 4, 5, 9) - 0.5;
  const sand = noise(u * 240, v * 240, 15, 240) - 0.5;
  spot.tone = 1 + stroke * 0.014 + sand * 0.03;
  spot.mix = 0;
  spot.lift = stroke * 0.3 + sand * 0.15;
  spot.rough = stroke * 0.06;
};

/** Fine cracks under a clear glaze. */
function glaze(): Pattern {
  const place: CellPlace = { nearest: 0, second: 0, chance: 0 };
  return (u, v, spot) => {
    const bend = (fractal(u * 6, v * 6, 17, 2, 6) - 0.5) * 1.4;
    cellAt(u * 14 + bend, v * 14 + bend, 19, 14, 14, place);
    const crack = 1 - smoothstep(0, 0.05, place.second - place.nearest);
    const pool = fractal(u * 3, v * 3, 21, 3, 3) - 0.5;
    spot.tone = 1 + pool * 0.22 - crack * 0.14;
    spot.mix = 0;
    spot.lift = 0;
    spot.rough = crack * 0.1;
  };
}

/** Veins leaving a rib, the blade cupped between them. */
const leaf: Pattern = (u, v, spot) => {
  const side = Math.abs(v - 0.5) * 2;
  const vein = Math.abs(((u * 12 - side * 2.2) % 1) - 0.5) * 2;
  const line = smoothstep(0.14, 0, vein) * 0.7 + smoothstep(0.04, 0, side);
  spot.tone = 1 + line * 0.16 + (fractal(u * 8, v * 8, 23, 3, 8) - 0.5) * 0.28;
  spot.mix = 0;
  spot.lift = -line * 0.5 + (1 - vein) * 0.3;
  spot.rough = 0;
};

const bark: Pattern = (u, v, spot) => {
  const ridge = fractal(u * 3, v * 16, 25, 4, 3, 16);
  const deep = smoothstep(0.6, 0.35, ridge);
  spot.tone = 1.1 - deep * 0.5 + (noise(u * 80, v * 160, 27, 80, 160) - 0.5) * 0.2;
  spot.mix = 0;
  spot.lift = ridge * 4;
  spot.rough = 0;
};

const soil: Pattern = (u, v, spot) => {
  const lump = fractal(u * 24, v * 24, 29, 3, 24);
  spot.tone = 0.6 + lump * 0.8;
  spot.mix = 0;
  spot.lift = lump * 6;
  spot.rough = 0;
};

/** Reeds run along u, as grain does. */
const reeded: Pattern = (_, v, spot) => {
  const x = v * 10;
  spot.tone = 1;
  spot.mix = 0;
  spot.lift = 2.2 * Math.sin(Math.PI * (x - Math.floor(x)));
  spot.rough = 0;
};

/** Fibres lying every way. */
const paper: Pattern = (u, v, spot) => {
  const fibre =
    smoothstep(0.7, 0.85, noise(u * 20, v * 110, 31, 20, 110)) +
    smoothstep(0.72, 0.86, noise(u * 110, v * 22, 33, 110, 22));
  spot.tone = 1 + fibre * 0.035 + (fractal(u * 6, v * 6, 35, 2, 6) - 0.5) * 0.05;
  spot.mix = 0;
  spot.lift = fibre * 0.05;
  spot.rough = 0;
};

export const smoothPatterns: Record<string, Pattern> = {
  brushed,
  patina,
  plaster,
  leaf,
  bark,
  soil,
  reeded,
  paper,
  glaze: glaze(),
  powder: even(41, 130, 0.05, 0.12, 0.06),
  roller: even(43, 110, 0.012, 0.14, 0.05),
  clay: even(47, 90, 0.18, 0.4, 0.08),
};
