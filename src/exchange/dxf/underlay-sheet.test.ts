import { expect, test } from 'vitest';
import { underlaySheet } from './underlay-sheet.ts';

test.each([
  [6400, 4400],
  [4400, 6400],
  [9820, 8620],
  [12_345.678, 3],
  [50, 70_000],
])('J11 a drawing of %d × %d mm: no side beyond the limit, a pixel as long both ways', (width, height) => {
  const bounds = { left: 1000, right: 1000 + width, bottom: -500, top: -500 + height };
  const sheet = underlaySheet(bounds, 2000);
  expect(Math.max(sheet.across, sheet.down)).toBe(2000);
  expect(sheet.width / sheet.across).toBeCloseTo((sheet.width * sheet.ratio) / sheet.down, 9);
  expect(sheet.width / sheet.across).toBeCloseTo(Math.max(width, height) / 1984, 9);
  expect(sheet.at).toEqual({ x: 1000 + width / 2, y: -500 + height / 2 });
});
