import { contains } from '#lib/polygon.ts';
import type { Polygon } from '#lib/polygon.ts';
import type { Sampled } from '#layout/testing/item-samples.ts';

/**
 * The floor in centimetre cells: the distance of each to the nearest wall or thing, measured instead of derived from
 * boxes.
 */
export interface FloorRaster {
  columns: number;
  rows: number;
  left: number;
  bottom: number;
  /** Millimetres. */
  distances: Float64Array;
}

export const centimetre = 10;

/** The floor with nothing on it, and with these things. */
export function floorRasters(
  polygon: Polygon,
  holes: readonly Polygon[],
  items: readonly Sampled[],
): { empty: FloorRaster; full: FloorRaster } {
  const left = Math.min(...polygon.map((p) => p.x)) - 50;
  const bottom = Math.min(...polygon.map((p) => p.y)) - 50;
  const columns = Math.ceil((Math.max(...polygon.map((p) => p.x)) + 50 - left) / centimetre);
  const rows = Math.ceil((Math.max(...polygon.map((p) => p.y)) + 50 - bottom) / centimetre);
  const taken = new Uint8Array(columns * rows);
  for (let cell = 0; cell < taken.length; cell++) {
    const p = {
      x: left + ((cell % columns) + 0.5) * centimetre,
      y: bottom + (Math.floor(cell / columns) + 0.5) * centimetre,
    };
    if (!contains(polygon, p) || holes.some((hole) => contains(hole, p))) taken[cell] = 1;
  }
  const empty = { columns, rows, left, bottom, distances: distancesOf(taken, columns, rows) };
  for (const { code, home } of items) if (code !== 'rug') mark(taken, columns, left, bottom, home);
  return { empty, full: { ...empty, distances: distancesOf(taken, columns, rows) } };
}

/** What a person of two metres would walk into. Points lie 24 mm apart: each takes its neighbours along. */
function mark(taken: Uint8Array, columns: number, left: number, bottom: number, home: Float64Array): void {
  for (let i = 0; i < home.length; i += 3) {
    if (home[i + 2]! > 1900) continue;
    const column = Math.floor((home[i]! - left) / centimetre);
    const row = Math.floor((home[i + 1]! - bottom) / centimetre);
    taken[row * columns + column] = 1;
  }
}

/** Exact Euclidean distances, first down the columns, then along the rows (Felzenszwalb and Huttenlocher). */
function distancesOf(taken: Uint8Array, columns: number, rows: number): Float64Array {
  const values = new Float64Array(taken.length).fill(1e12);
  for (let cell = 0; cell < taken.length; cell++) if (taken[cell]) values[cell] = 0;
  for (let i = 0; i < columns; i++) sweep(values, i, columns, rows);
  for (let j = 0; j < rows; j++) sweep(values, j * columns, 1, columns);
  for (let cell = 0; cell < taken.length; cell++) values[cell] = Math.sqrt(values[cell]!) * centimetre;
  return values;
}

function sweep(values: Float64Array, start: number, stride: number, count: number): void {
  const f = new Float64Array(count);
  for (let i = 0; i < count; i++) f[i] = values[start + i * stride]!;
  const places = new Int32Array(count);
  const borders = new Float64Array(count + 1).fill(Infinity);
  borders[0] = -Infinity;
  let last = 0;
  for (let q = 1; q < count; q++) {
    let s = crossing(f, q, places[last]!);
    while (s <= borders[last]!) s = crossing(f, q, places[--last]!);
    places[++last] = q;
    borders[last] = s;
    borders[last + 1] = Infinity;
  }
  for (let q = 0, k = 0; q < count; q++) {
    while (borders[k + 1]! < q) k++;
    values[start + q * stride] = (q - places[k]!) ** 2 + f[places[k]!]!;
  }
}

function crossing(f: Float64Array, q: number, p: number): number {
  return (f[q]! + q * q - (f[p]! + p * p)) / (2 * q - 2 * p);
}

/** Every cell reachable from a cell by a walkway of the given width. */
export function walkedFrom({ columns, rows, distances }: FloorRaster, start: number, width: number): Uint8Array {
  const reached = new Uint8Array(columns * rows);
  const queue = [start];
  reached[start] = 1;
  const step = (next: number) => {
    if (next < 0 || next >= reached.length || reached[next] || distances[next]! < width / 2) return;
    reached[next] = 1;
    queue.push(next);
  };
  for (let cell = queue.pop(); cell !== undefined; cell = queue.pop()) {
    step(cell - 1);
    step(cell + 1);
    step(cell - columns);
    step(cell + columns);
  }
  return reached;
}
