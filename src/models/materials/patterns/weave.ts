import { fractal, noise } from '#lib/noise.ts';
import { smoothstep } from '#lib/vec.ts';
import type { Pattern } from '#models/materials/patterns/pattern.ts';

/** How much of a strand covers the place, 1 on its middle line; `at` is the distance from that line. */
function strand(at: number, half: number): number {
  return Math.max(0, 1 - (at / half) ** 2);
}

function toLine(x: number): number {
  return Math.abs(x - Math.round(x));
}

/**
 * Cane webbing, cells of 12 mm: pairs upright and level, single strands both ways across, eight-sided holes between.
 */
const cane: Pattern = (u, v, spot) => {
  const x = u * 8;
  const y = v * 8;
  const pairs = [
    strand(toLine(x - 0.085), 0.05),
    strand(toLine(x + 0.085), 0.05),
    strand(toLine(y - 0.085), 0.05),
    strand(toLine(y + 0.085), 0.05),
  ];
  const slants = [strand(toLine(x + y + 0.5) * 0.707, 0.06), strand(toLine(x - y + 0.5) * 0.707, 0.06)];
  const upright = Math.max(pairs[0]!, pairs[1]!);
  const level = Math.max(pairs[2]!, pairs[3]!);
  const slant = Math.max(...slants);
  const lift = Math.max(
    upright > 0 ? 0.6 + 0.6 * upright : 0,
    level > 0 ? 0.4 + 0.6 * level : 0,
    slant > 0 ? 0.7 * slant : 0,
  );
  const shine = noise(u * 90, v * 90, 3, 90) - 0.5;
  spot.mix = lift > 0 ? 0 : 1;
  spot.tone = lift > 0 ? 0.8 + 0.25 * lift + shine * 0.12 : 1;
  spot.lift = lift * 1.2;
  spot.rough = lift > 0 ? 0 : 0.3;
};

/** Flat strands over and under, basket fashion. */
const wicker: Pattern = (u, v, spot) => {
  const x = u * 10;
  const y = v * 20;
  const i = Math.floor(x);
  const j = Math.floor(y);
  const over = (i + j) % 2 === 0;
  const dip = Math.sin(Math.PI * (x - i));
  const round = Math.sin(Math.PI * (y - j)) ** 0.6;
  const stake = smoothstep(0.36, 0.5, Math.abs(x - i - 0.5));
  const high = over ? round * (0.5 + 0.5 * dip) : round * (0.5 - 0.35 * dip);
  const fibre = noise(u * 40, v * 240, 7, 40, 240) - 0.5;
  spot.tone = 0.72 + 0.4 * high + fibre * 0.16 + (noise(i * 0.7, j * 0.7, 9, 7, 14) - 0.5) * 0.14;
  spot.mix = (1 - smoothstep(0.06, 0.22, round)) * 0.8 + stake * (over ? 0 : 0.3);
  spot.lift = high * 2;
  spot.rough = 0;
};

/** Cord wound side by side. */
const cord: Pattern = (u, v, spot) => {
  const y = v * 22;
  const round = Math.sin(Math.PI * (y - Math.floor(y))) ** 0.6;
  const twist = 0.5 + 0.5 * Math.sin(2 * Math.PI * (u * 26 + y * 0.9));
  spot.tone = 0.8 + 0.22 * round + 0.08 * twist + (noise(u * 60, v * 200, 13, 60, 200) - 0.5) * 0.1;
  spot.mix = (1 - smoothstep(0.05, 0.3, round)) * 0.75;
  spot.lift = round * 1.6 + twist * 0.25;
  spot.rough = 0;
};

/** A pole of rattan: fibres, and a ring where a leaf was. */
const pole: Pattern = (u, v, spot) => {
  const along = u * 3 + 0.15 * Math.sin(2 * Math.PI * v);
  const node = Math.exp(-(((along - Math.round(along)) * 60) ** 2));
  const fibre = fractal(u * 5, v * 40, 17, 2, 5, 40) - 0.5;
  spot.tone = 1 + fibre * 0.22 - node * 0.28 + (noise(u * 6, v * 2, 19, 6, 2) - 0.5) * 0.12;
  spot.mix = 0;
  spot.lift = node * 0.9 + fibre * 0.15;
  spot.rough = fibre * 0.1;
};

export const weavePatterns: Record<string, Pattern> = { cane, wicker, cord, pole };
