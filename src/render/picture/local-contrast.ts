import type { Vec3 } from '#lib/vec.ts';
import { luminance } from '#render/picture/luminance.ts';

/**
 * How bright a picture is about each place, coarsely: a guided filter's answer, slope and base a cell, row by row. A
 * picture made of pieces has one of the whole, so that its pieces fit.
 */
export interface ToneGrid {
  columns: number;
  rows: number;
  slope: number[];
  base: number[];
}

/** Where pixels lie in the whole picture, which is `width` by `height`. */
export interface Lie {
  width: number;
  height: number;
  x: number;
  y: number;
  across: number;
}

const columns = 32;
/** Stops²: what differs by more from its surroundings is an edge and stays as it is, without a halo. */
const edge = 0.25;
/** How much finer differences are raised. */
const clarity = 0.18;
/** So dark that differences are noise. */
const black = 0.004;

/** `light`: three numbers a pixel, `gain` brings white paper to about 1. `round`: left and right edge meet. */
export function toneGrid(light: Float32Array, width: number, gain: Vec3, round = false): ToneGrid {
  const height = light.length / 3 / width;
  const wide = Math.min(columns, width);
  const rows = Math.max(1, Math.min(height, Math.round((wide * height) / width)));
  const sums = new Float64Array(wide * rows * 3);
  const stopsAt = stopsOf(light, gain);
  const columnOf = Int32Array.from({ length: width }, (_, x) => Math.floor((x * wide) / width));
  for (let y = 0, i = 0; y < height; y++) {
    const row = Math.floor((y * rows) / height) * wide;
    for (let x = 0; x < width; x++, i += 3) {
      const cell = (row + columnOf[x]!) * 3;
      const stops = stopsAt(i);
      sums[cell]! += 1;
      sums[cell + 1]! += stops;
      sums[cell + 2]! += stops * stops;
    }
  }
  const size = { wide, rows, round };
  const around = blurred(sums, 3, size);
  const found = new Float64Array(wide * rows * 3);
  for (let i = 0; i < found.length; i += 3) {
    const mean = around[i + 1]! / around[i]!;
    const spread = Math.max(0, around[i + 2]! / around[i]! - mean * mean);
    const slope = spread / (spread + edge);
    found.set([1, slope, mean * (1 - slope)], i);
  }
  const soft = blurred(found, 3, size);
  const pick = (k: 1 | 2): number[] =>
    Array.from({ length: wide * rows }, (_, i) => Math.round((soft[i * 3 + k]! / soft[i * 3]!) * 1e3) / 1e3);
  return { columns: wide, rows, slope: pick(1), base: pick(2) };
}

/** Raises what is finer than the grid: weave, grain, folds, the shade along a skirting. In place. */
export function raiseLocalContrast(
  light: Float32Array,
  grid: ToneGrid,
  { width, height, x, y, across }: Lie,
  gain: Vec3,
): void {
  const { columns: wide, rows, slope, base } = grid;
  const down = light.length / 3 / across;
  const stopsAt = stopsOf(light, gain);
  for (let row = 0, i = 0; row < down; row++) {
    const v = ((y + row + 0.5) / height) * rows - 0.5;
    const fy = v - Math.floor(v);
    const upper = within(Math.floor(v), rows) * wide;
    const lower = within(Math.floor(v) + 1, rows) * wide;
    for (let column = 0; column < across; column++, i += 3) {
      const u = ((x + column + 0.5) / width) * wide - 0.5;
      const fx = u - Math.floor(u);
      const left = within(Math.floor(u), wide);
      const right = within(Math.floor(u) + 1, wide);
      const stops = stopsAt(i);
      const above = (1 - fx) * surroundings(upper + left, stops) + fx * surroundings(upper + right, stops);
      const below = (1 - fx) * surroundings(lower + left, stops) + fx * surroundings(lower + right, stops);
      const by = 2 ** (clarity * (stops - (1 - fy) * above - fy * below));
      light[i]! *= by;
      light[i + 1]! *= by;
      light[i + 2]! *= by;
    }
  }

  /** How bright a cell says that this brightness is about. */
  function surroundings(cell: number, stops: number): number {
    return slope[cell]! * stops + base[cell]!;
  }
}

function within(cell: number, count: number): number {
  return Math.min(count - 1, Math.max(0, cell));
}

/** The gain is taken apart once: this is asked for each pixel of each frame. */
function stopsOf(light: Float32Array, [r, g, b]: Vec3): (at: number) => number {
  return (at) => Math.log2(Math.max(0, luminance(light[at]! * r, light[at + 1]! * g, light[at + 2]! * b)) + black);
}

/** Sums over each cell and its eight neighbours. */
function blurred(
  values: Float64Array,
  each: number,
  { wide, rows, round }: { wide: number; rows: number; round: boolean },
): Float64Array {
  const out = new Float64Array(values.length);
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < wide; x++)
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) {
          const column = round ? (x + dx + wide) % wide : x + dx;
          const row = y + dy;
          if (column < 0 || column >= wide || row < 0 || row >= rows) continue;
          for (let k = 0; k < each; k++) out[(y * wide + x) * each + k]! += values[(row * wide + column) * each + k]!;
        }
  return out;
}
