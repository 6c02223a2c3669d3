import { cellAt } from '#lib/cells.ts';
import { fractal, noise } from '#lib/noise.ts';
import { smoothstep } from '#lib/vec.ts';
import type { CellPlace } from '#lib/cells.ts';
import type { Pattern } from '#models/materials/patterns/pattern.ts';

/** Pebbles of grain parted by fine creases, a cloudy dye over all. */
function leather(): Pattern {
  const place: CellPlace = { nearest: 0, second: 0, chance: 0 };
  return (u, v, spot) => {
    const bend = (fractal(u * 12, v * 12, 5, 2, 12) - 0.5) * 1.6;
    cellAt(u * 70 + bend, v * 70 + bend, 7, 70, 70, place);
    const crease = 1 - smoothstep(0, 0.26, place.second - place.nearest);
    const cloud = fractal(u * 4, v * 4, 9, 3, 4) - 0.5;
    const pore = smoothstep(0.75, 0.9, noise(u * 160, v * 160, 11, 160));
    spot.tone = 1 + cloud * 0.07 - crease * 0.1 - pore * 0.06 + (place.chance - 0.5) * 0.04;
    spot.mix = 0;
    spot.lift = -0.22 * crease - 0.08 * pore;
    spot.rough = 0.14 * crease + 0.06 * cloud;
  };
}

export const hidePatterns: Record<string, Pattern> = { leather: leather() };
