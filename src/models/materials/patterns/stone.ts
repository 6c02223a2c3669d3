import { cellAt } from '#lib/cells.ts';
import { fractal, noise } from '#lib/noise.ts';
import { smoothstep } from '#lib/vec.ts';
import type { CellPlace } from '#lib/cells.ts';
import type { Pattern } from '#models/materials/patterns/pattern.ts';

/** Where a bent field crosses its middle: a line of changing width, 1 on it. */
function vein(u: number, v: number, seed: number, scale: number, bend: number, width: number): number {
  const wx = (fractal(u * scale, v * scale, seed + 1, 4, scale) - 0.5) * bend;
  const wy = (fractal(u * scale, v * scale, seed + 2, 4, scale) - 0.5) * bend;
  const field = noise(u * scale + wx, v * scale + wy, seed, scale) - 0.5;
  const swell = 0.35 + 1.3 * noise(u * scale * 2, v * scale * 2, seed + 4, scale * 2);
  return 1 - smoothstep(0, width * swell, Math.abs(field));
}

/** Soft grey veils and thin veins. */
const marble: Pattern = (u, v, spot) => {
  const veil = smoothstep(0.42, 0.8, fractal(u * 3 + (fractal(u * 4, v * 4, 21, 3, 4) - 0.5), v * 3, 23, 4, 3));
  const thin = vein(u, v, 31, 3, 2.2, 0.035) * 0.7 + vein(u, v, 37, 6, 1.8, 0.03) * 0.35;
  spot.tone = 1 + (fractal(u * 24, v * 24, 25, 2, 24) - 0.5) * 0.04;
  spot.mix = Math.min(0.85, veil * 0.34 + thin * 0.7);
  spot.lift = 0;
  spot.rough = 0;
};

/** A few bold veins with feathered edges. */
const calacatta: Pattern = (u, v, spot) => {
  const bold = vein(u, v, 41, 2, 2.6, 0.05);
  const feather = vein(u, v, 41, 2, 2.6, 0.2) * fractal(u * 12, v * 12, 43, 3, 12);
  const thin = vein(u, v, 47, 5, 2, 0.025) * 0.5;
  spot.tone = 1 + (fractal(u * 5, v * 5, 45, 3, 5) - 0.5) * 0.07;
  spot.mix = Math.min(0.9, bold * 0.6 + feather * 0.45 + thin * 0.5);
  spot.lift = 0;
  spot.rough = 0;
};

const granite: Pattern = (u, v, spot) => {
  const dark =
    smoothstep(0.6, 0.68, noise(u * 90, v * 90, 51, 90)) + smoothstep(0.66, 0.72, noise(u * 170, v * 170, 53, 170));
  const pale = smoothstep(0.64, 0.72, noise(u * 110, v * 110, 55, 110));
  spot.tone = 1 + 0.14 * pale + (fractal(u * 8, v * 8, 57, 2, 8) - 0.5) * 0.1;
  spot.mix = Math.min(0.9, dark * 0.7);
  spot.lift = 0;
  spot.rough = 0;
};

/** Chips of several sizes in cement, some in the second colour, some pale, some dark. */
function terrazzo(): Pattern {
  const place: CellPlace = { nearest: 0, second: 0, chance: 0 };
  return (u, v, spot) => {
    spot.tone = 1 + (fractal(u * 40, v * 40, 61, 2, 40) - 0.5) * 0.06;
    spot.mix = 0;
    spot.lift = 0;
    spot.rough = 0.04;
    for (const [count, seed] of [
      [44, 63],
      [24, 67],
    ] as const) {
      cellAt(u * count, v * count, seed, count, count, place);
      const edge = place.second - place.nearest;
      if (place.chance < 0.35 || edge < 0.16 + 0.2 * place.chance) continue;
      const kind = (place.chance * 37) % 1;
      spot.mix = kind < 0.22 ? 0.85 : 0;
      if (kind < 0.22) spot.tone = 1;
      else if (kind < 0.6) spot.tone = 0.72 + kind * 0.25;
      else spot.tone = 1.1;
      spot.rough = -0.06;
    }
  };
}

/** Layers laid down by water, with pits along them. */
const travertine: Pattern = (u, v, spot) => {
  const wave = (fractal(u * 3, v * 3, 71, 3, 3) - 0.5) * 0.14;
  const layer = fractal(u * 2, (v + wave) * 18, 73, 4, 2, 18);
  const pit = smoothstep(0.7, 0.78, noise(u * 40, (v + wave) * 120, 75, 40, 120)) * smoothstep(0.45, 0.62, layer);
  spot.tone = 1 + (layer - 0.5) * 0.22 - pit * 0.28 + (noise(u * 180, v * 180, 77, 180) - 0.5) * 0.05;
  spot.mix = smoothstep(0.55, 0.85, layer) * 0.5;
  spot.lift = -pit * 1.2;
  spot.rough = pit * 0.2;
};

function mottled(seed: number, scale: number, contrast: number, deep: number): Pattern {
  return (u, v, spot) => {
    const cloud = fractal(u * scale, v * scale, seed, 5, scale);
    const grain = noise(u * 220, v * 220, seed + 9, 220) - 0.5;
    spot.tone = 1 + (cloud - 0.5) * contrast + grain * 0.06;
    spot.mix = smoothstep(0.5, 0.8, fractal(u * scale * 2, v * scale * 2, seed + 5, 3, scale * 2)) * 0.45;
    spot.lift = (cloud - 0.5) * deep + grain * 0.1;
    spot.rough = grain * 0.06;
  };
}

/** Poured against boards: clouds, and bubbles left behind. */
const concrete: Pattern = (u, v, spot) => {
  mottled(91, 4, 0.22, 0.4)(u, v, spot);
  const bubble = smoothstep(0.86, 0.9, noise(u * 110, v * 110, 93, 110));
  spot.tone -= bubble * 0.22;
  spot.lift -= bubble * 1.2;
};

/** Cleft in leaves. */
const slate: Pattern = (u, v, spot) => {
  const leaf = fractal(u * 5, v * 3, 95, 5, 5, 3);
  const step = Math.floor(leaf * 9) / 9;
  spot.tone = 1 + (leaf - 0.5) * 0.3;
  spot.mix = smoothstep(0.5, 0.75, fractal(u * 9, v * 4, 97, 3, 9, 4)) * 0.4;
  spot.lift = step * 4 + leaf;
  spot.rough = (leaf - 0.5) * 0.2;
};

export const stonePatterns: Record<string, Pattern> = {
  marble,
  calacatta,
  granite,
  terrazzo: terrazzo(),
  travertine,
  limestone: mottled(81, 6, 0.14, 0.3),
  concrete,
  slate,
};
