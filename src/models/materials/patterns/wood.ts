import { fractal, noise } from '#lib/noise.ts';
import { smoothstep } from '#lib/vec.ts';
import type { Pattern } from '#models/materials/patterns/pattern.ts';

/** How a timber differs from another. */
interface Timber {
  seed: number;
  /** Rings across the 40 cm picture. */
  rings: number;
  /** How dark the end of a year's ring is, and how suddenly it comes (higher is more sudden). */
  late: number;
  sharp: number;
  /** Open pores in early wood: how many, how dark. */
  pores: number;
  /** Pale flecks of rays where the cut is quarter-sawn. */
  rays: number;
  /** Broad bands of other colour. */
  bands: number;
  /** Fibre: fine streaks all over. */
  fibre: number;
}

/**
 * A plank sawn from a log. Rings lie close at the edges, wide in the middle; there their slow drift along the trunk
 * draws the pointed arches one knows from floors. Everything repeats after 1.6 m and 40 cm, and every strip of the
 * picture is another part of the log.
 */
function timber(kind: Timber): Pattern {
  const { seed, rings } = kind;
  return (u, v, spot) => {
    const drift = (fractal(u * 2, v * 2, seed, 2, 2, 2) - 0.5) * 8 + (noise(u * 3, v * 6, seed + 3, 3, 6) - 0.5) * 1.6;
    const wander =
      (noise(u * 7, v * 14, seed + 5, 7, 14) - 0.5) * 0.5 + (noise(u * 40, v * 60, seed + 6, 40, 60) - 0.5) * 0.12;
    const flat = 2 * Math.sin(2 * Math.PI * v * 2 + 1.3 * Math.sin(2 * Math.PI * (v + u)));
    const ring = rings * v + (rings / (2 * Math.PI)) * 0.5 * flat + drift + wander;
    const year = ring - Math.floor(ring);
    const quarter = 0.5 + 0.5 * Math.cos(2 * Math.PI * v * 2);
    const strength = 0.65 + 0.7 * noise(ring, 0.5, seed + 9, rings);
    const late = year ** kind.sharp * (1 - smoothstep(0.93, 1, year)) * strength;
    const early = 1 - smoothstep(0.05, 0.42, year);
    const streak = fractal(u * 12, v * 190, seed + 11, 2, 12, 190) - 0.5;
    const fine = noise(u * 26, v * 420, seed + 12, 26, 420) - 0.5;
    const pore =
      smoothstep(0.66, 0.86, noise(u * 120, v * 330, seed + 15, 120, 330)) * (0.25 + 0.75 * early) * kind.pores;
    const fleck =
      smoothstep(0.68, 0.8, noise(u * 46, v * 92, seed + 17, 46, 92)) * smoothstep(0.55, 0.95, quarter) * kind.rays;
    const board = (fractal(u * 1, v * 5, seed + 20, 2, 1, 5) - 0.5) * 0.1;
    const band = (fractal(u * 2, v * 9, seed + 23, 3, 2, 9) - 0.5) * 2 * kind.bands;
    spot.tone =
      1.04 + board + band - kind.late * late + kind.fibre * (streak * 0.7 + fine * 0.35) - 0.26 * pore + 0.09 * fleck;
    spot.mix = 0;
    spot.lift = -0.25 * pore - 0.05 * late + 0.05 * fine;
    spot.rough = 0.1 * pore - 0.06 * fleck + 0.03 * streak;
  };
}

/** The same timber cut across: arcs of rings, rays running through them, pores as dots. 16 cm square. */
function acrossTimber({ seed, late, sharp, pores }: Timber): Pattern {
  return (u, v, spot) => {
    const ring = 26 * v + 1.6 * Math.sin(2 * Math.PI * u) + (fractal(u * 5, v * 5, seed + 31, 3, 5) - 0.5) * 1.4;
    const year = ring - Math.floor(ring);
    const ray = smoothstep(0.62, 0.85, noise(u * 70, v * 9, seed + 33, 70, 9));
    const pore =
      smoothstep(0.6, 0.8, noise(u * 120, v * 120, seed + 34, 120)) * (1 - smoothstep(0.1, 0.5, year)) * pores;
    spot.tone =
      0.86 -
      1.25 * late * year ** Math.max(1.2, sharp * 0.6) * (1 - smoothstep(0.9, 1, year)) +
      0.07 * ray -
      0.3 * pore +
      0.08 * (noise(u * 130, v * 130, seed, 130) - 0.5);
    spot.mix = 0;
    spot.lift = -0.12 * pore;
    spot.rough = 0.12;
  };
}

const timbers: Record<string, Timber> = {
  oak: { seed: 11, rings: 60, late: 0.13, sharp: 2.2, pores: 0.8, rays: 0.8, bands: 0.04, fibre: 0.2 },
  ash: { seed: 23, rings: 50, late: 0.16, sharp: 2.6, pores: 0.8, rays: 0.2, bands: 0.04, fibre: 0.18 },
  walnut: { seed: 37, rings: 44, late: 0.18, sharp: 1.7, pores: 0.5, rays: 0, bands: 0.14, fibre: 0.24 },
  teak: { seed: 41, rings: 50, late: 0.17, sharp: 1.9, pores: 0.55, rays: 0, bands: 0.08, fibre: 0.21 },
  mahogany: { seed: 53, rings: 38, late: 0.08, sharp: 1.4, pores: 0.6, rays: 0.3, bands: 0.1, fibre: 0.24 },
  wenge: { seed: 61, rings: 84, late: 0.3, sharp: 1.2, pores: 0.45, rays: 0, bands: 0.07, fibre: 0.32 },
  maple: { seed: 71, rings: 30, late: 0.09, sharp: 3, pores: 0.12, rays: 0.3, bands: 0.05, fibre: 0.12 },
  beech: { seed: 83, rings: 36, late: 0.07, sharp: 2, pores: 0.15, rays: 0.9, bands: 0.03, fibre: 0.14 },
  pine: { seed: 97, rings: 34, late: 0.21, sharp: 3.4, pores: 0, rays: 0, bands: 0.05, fibre: 0.13 },
};

/** Strips of cane glued side by side, each with its knots. */
const bamboo: Pattern = (u, v, spot) => {
  const strip = Math.floor(v * 15);
  const across = v * 15 - strip;
  const tint = noise(strip * 1.7, 0.5, 5, 0) - 0.5;
  const along = u * 4 + strip * 0.37;
  const knot = Math.exp(-(((along - Math.round(along)) * 90) ** 2));
  const seam = smoothstep(0.03, 0, Math.min(across, 1 - across));
  spot.tone = 1 + tint * 0.16 + (noise(u * 10, v * 240, 7, 10, 240) - 0.5) * 0.14 - knot * 0.22 - seam * 0.25;
  spot.mix = 0;
  spot.lift = -seam * 0.2;
  spot.rough = 0;
};

export const woodPatterns: Record<string, Pattern> = {
  bamboo,
  ...Object.fromEntries(Object.entries(timbers).map(([name, kind]) => [name, timber(kind)])),
};

/** By the name of the pattern along the grain. */
export const endGrainPatterns: Record<string, Pattern> = Object.fromEntries(
  Object.entries(timbers).map(([name, kind]) => [name, acrossTimber(kind)]),
);

export const endGrainTile: readonly [number, number] = [160, 160];
