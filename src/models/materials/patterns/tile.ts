import { at, fractal, noise } from '#lib/noise.ts';
import { smoothstep } from '#lib/vec.ts';
import type { Pattern, Spot } from '#models/materials/patterns/pattern.ts';

interface Laying {
  columns: number;
  rows: number;
  /** Part of a tile the next row is shifted by. */
  shift: number;
  /** Half the joint's width, as a part of a tile's width and height. */
  joint: readonly [number, number];
  /** How much tiles differ from each other. */
  change: number;
  /** Unevenness in millimetres. */
  hand: number;
}

/** Tiles with joints in the second colour; returns whether the place is on a tile, and which. */
function laid(
  { columns, rows, shift, joint, change, hand }: Laying,
  u: number,
  v: number,
  spot: Spot,
): { tile: number; x: number; y: number } | null {
  const row = Math.floor(v * rows);
  const along = u * columns + (row % 2) * shift;
  const column = Math.floor(along) % columns;
  const x = along - Math.floor(along);
  const y = v * rows - row;
  const edge = Math.min(Math.min(x, 1 - x) / joint[0], Math.min(y, 1 - y) / joint[1]);
  const own = at(column, row, 5);
  const wave = (fractal(u * columns * 1.0, v * rows * 1.0, 7, 2, columns, rows) - 0.5) * hand;
  spot.tone = 1 + (own - 0.5) * change + wave * 0.05;
  spot.mix = edge < 1 ? 1 : 0;
  spot.lift = edge < 1 ? -1.2 : smoothstep(1, 2, edge) * 0.6 - 0.6 + wave + (at(column, row, 9) - 0.5) * hand;
  spot.rough = edge < 1 ? 0.6 : 0;
  return edge < 1 ? null : { tile: own, x, y };
}

function tiling(laying: Laying): Pattern {
  return (u, v, spot) => void laid(laying, u, v, spot);
}

/** Encaustic cement, 20 cm: a star in a circle, corners that make rings with their neighbours. */
const cement: Pattern = (u, v, spot) => {
  const on = laid({ columns: 2, rows: 2, shift: 0, joint: [0.006, 0.006], change: 0.04, hand: 0 }, u, v, spot);
  if (on) star(on.x, on.y, fractal(u * 16, v * 16, 13, 2, 16) - 0.5, spot);
};

function star(across: number, up: number, cloud: number, spot: Spot): void {
  const x = Math.abs(across - 0.5);
  const y = Math.abs(up - 0.5);
  const far = Math.hypot(x, y);
  const corner = Math.hypot(0.5 - x, 0.5 - y);
  const angle = Math.atan2(y, x);
  const point = 0.19 + 0.11 * Math.abs(Math.cos(angle * 4)) ** 1.5;
  const ring = Math.abs(corner - 0.3) < 0.035 || corner < 0.12;
  if (far < point && far > 0.07) spot.mix = 0.9;
  else if (ring) spot.mix = 0.75;
  else if (Math.abs(far - 0.4) < 0.012) spot.mix = 0.6;
  else spot.mix = 0;
  spot.tone += cloud * 0.08;
}

export const tilePatterns: Record<string, Pattern> = {
  subway: tiling({ columns: 4, rows: 8, shift: 0.5, joint: [0.009, 0.018], change: 0.04, hand: 0.15 }),
  zellige: tiling({ columns: 6, rows: 6, shift: 0, joint: [0.012, 0.012], change: 0.3, hand: 1.4 }),
  mosaic: tiling({ columns: 12, rows: 12, shift: 0, joint: [0.04, 0.04], change: 0.1, hand: 0.2 }),
  'square-tile': (u, v, spot) => {
    laid({ columns: 3, rows: 3, shift: 0, joint: [0.006, 0.006], change: 0.12, hand: 0.3 }, u, v, spot);
    if (spot.mix === 0)
      spot.tone += (fractal(u * 18, v * 18, 15, 4, 18) - 0.5) * 0.16 + (noise(u * 150, v * 150, 17, 150) - 0.5) * 0.05;
  },
  cement,
};

/** The face of a single tile without its joint: 0 … 1 across and up it, and a number of its own. */
type TileFace = (x: number, y: number, own: number, spot: Spot) => void;

function facing(change: number, hand: number, more?: TileFace): TileFace {
  return (x, y, own, spot) => {
    const wave = (fractal(x + own * 97, y + own * 53, 7, 2) - 0.5) * hand;
    spot.tone = 1 + (own - 0.5) * change + wave * 0.05;
    spot.lift = wave;
    more?.(x, y, own, spot);
  };
}

/** Of the finishes whose picture shows several tiles; every other finish is its own face. */
export const tileFaces: Record<string, TileFace> = {
  subway: facing(0.04, 0.15),
  zellige: facing(0.3, 1.4),
  mosaic: facing(0.1, 0.2),
  'square-tile': facing(0.12, 0.3, (x, y, own, spot) => {
    spot.tone += (fractal(x * 6 + own * 97, y * 6 + own * 31, 15, 4) - 0.5) * 0.16;
  }),
  cement: facing(0.04, 0, (x, y, own, spot) => star(x, y, fractal(x * 8 + own * 97, y * 8, 13, 2) - 0.5, spot)),
};
