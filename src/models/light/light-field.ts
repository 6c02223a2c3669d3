import type { Vec3 } from '#lib/vec.ts';

/**
 * Light that falls on the surfaces of a home, the sun's own rays apart: space is cut into cells, and a cell knows the
 * light on up to six sides. Metres, Z up, our axes.
 */
export interface LightField {
  /** Side of a cell. */
  cell: number;
  /** The first cell, counted from the origin, and how many there are along each axis. */
  low: Vec3;
  counts: Vec3;
  /** One a known side, ascending: number of the cell × 8 + side (+x, −x, +y, −y, +z, −z). */
  keys: Uint32Array;
  /** Three numbers a key: what white paper there would send back, kcd/m². */
  light: Float32Array;
}

/** A side counts by the square of the normal along it; less than this is left out. */
export const leastShare = 0.06;

/** Whole cells within reach of a key. */
export const mostCells = 2 ** 26;

export function keyOf({ low, counts }: Pick<LightField, 'low' | 'counts'>, cell: Vec3, side: number): number {
  const x = cell[0] - low[0];
  const y = cell[1] - low[1];
  const z = cell[2] - low[2];
  if (x < 0 || y < 0 || z < 0 || x >= counts[0] || y >= counts[1] || z >= counts[2]) return -1;
  return ((z * counts[1] + y) * counts[0] + x) * 8 + side;
}

/** Which side a normal faces along an axis: even numbers look up the axis. */
export function sideOf(axis: number, along: number): number {
  return axis * 2 + (along < 0 ? 1 : 0);
}
