import { describe, expect, test } from 'vitest';
import { seededRng } from '#lib/random.ts';
import { grid, samePictureAs, similarityTo, coarseHash } from './picture-similarity.ts';

/**
 * Writing in rows on pale paper: the first half of each row the same for one `form`, the second another for each
 * `text`.
 */
function sheet(form: number, text: number): Uint8Array {
  const cells = new Uint8Array(grid.columns * grid.rows).fill(248);
  const write = (seed: number, row: number, from: number, to: number) => {
    const { next } = seededRng(seed);
    for (let y = row; y < row + 5; y++)
      for (let x = from; x < to; x++) if (next() < 0.45) cells[y * grid.columns + x] = 60;
  };
  for (let row = 12; row < grid.rows - 12; row += 14) {
    write(form * 500 + row, row, 8, 40);
    write(text * 900 + row, row, 56, 116);
  }
  return cells;
}

const noisy = (cells: Uint8Array, seed: number) => {
  const { between } = seededRng(seed);
  return cells.map((cell) => Math.max(0, Math.min(255, cell + between(-6, 6))));
};
/** Its first rows cut off and the rest stretched over the whole grid. */
const headless = (cells: Uint8Array, rows: number) =>
  Uint8Array.from(cells, (_, at) => {
    const y = rows + (Math.floor(at / grid.columns) * (grid.rows - rows)) / grid.rows;
    const top = Math.floor(y);
    const part = y % 1;
    const x = at % grid.columns;
    return Math.round(
      cells[top * grid.columns + x]! * (1 - part) + cells[Math.min(grid.rows - 1, top + 1) * grid.columns + x]! * part,
    );
  });

describe('H2: whether two receipts are one', () => {
  test('one picture is like itself, also with noise and in another light', () => {
    const one = sheet(1, 1);
    expect(similarityTo(one)(one)).toBeCloseTo(1);
    expect(samePictureAs(one)(noisy(one, 3))).toBe(true);
    expect(samePictureAs(one)(one.map((cell) => cell * 0.85))).toBe(true);
  });

  test('laid over each other, one with its head cut off is nearer than as it lies', () => {
    const one = sheet(1, 1);
    expect(similarityTo(one)(headless(one, 5))).toBeGreaterThan(0.8);
  });

  test('the same form with other words is another', () => {
    for (const text of [2, 3, 4]) expect(samePictureAs(sheet(1, 1))(sheet(1, text))).toBe(false);
    expect(samePictureAs(sheet(1, 1))(sheet(2, 1))).toBe(false);
  });

  test('an empty sheet is like nothing', () => {
    const empty = new Uint8Array(grid.columns * grid.rows).fill(255);
    expect(samePictureAs(empty)(empty)).toBe(false);
    expect(coarseHash(empty)).toBe('0'.repeat(256));
  });
});
