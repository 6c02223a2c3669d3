import { expect, test } from 'vitest';
import { families } from '#models/library.ts';
import { nominalWidth } from '#models/nominal-width.ts';

test('F5: beds are named by their mattress, everything else by its outside', () => {
  const of = (code: string, width: number) =>
    nominalWidth(
      families.find((family) => family.code === code)!,
      width,
    );
  expect([980, 1080, 1280, 1580, 1880, 2080].map((width) => of('bed', width))).toEqual([
    900, 1000, 1200, 1500, 1800, 2000,
  ]);
  expect(of('kids-bed', 1080)).toBe(1000);
  expect(of('sofa', 1880)).toBeNull();
});
