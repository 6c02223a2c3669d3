import { expect, test } from 'vitest';
import { studio } from '#design/samples/studio.ts';
import { finishTotals } from '#elements/surfaces/finish-totals.ts';
import { homeSurfaces } from '#elements/surfaces/home-surfaces.ts';

test('J3 each finish once, with all it takes in the home: no area, metre or litre lost or counted twice', () => {
  const lines = homeSurfaces(studio());
  const totals = finishTotals(lines);
  expect(totals.map(({ material }) => material).toSorted()).toEqual(
    [...new Set(lines.map(({ material }) => material))].toSorted(),
  );
  const all = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);
  expect(all(totals.map(({ area }) => area))).toBeCloseTo(all(lines.map(({ quantity }) => quantity?.area ?? 0)), 0);
  expect(all(totals.map(({ length }) => length))).toBeCloseTo(all(lines.map(({ length }) => length ?? 0)), 3);
  expect(all(totals.map(({ litres }) => litres))).toBeCloseTo(
    all(lines.map(({ quantity }) => quantity?.paint?.litres ?? 0)),
    6,
  );
  expect(totals.map(({ area }) => area)).toEqual(totals.map(({ area }) => area).toSorted((a, b) => b - a));
});
