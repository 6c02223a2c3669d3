import { expect, test } from 'vitest';
import { newDesign } from '#design/document.ts';
import { sunDirection } from '#design/sun.ts';

const { settings } = newDesign();
const rounded = (changes: object) =>
  sunDirection({ ...settings, ...changes }).map((value) => Math.round(value * 10) / 10 + 0);

test('at an equinox it rises in the east, stands overhead at the equator and sets in the west', () => {
  expect(rounded({ latitude: 0, hour: 6 })).toEqual([1, 0, 0]);
  expect(rounded({ latitude: 0, hour: 12 })).toEqual([0, 0, 1]);
  expect(rounded({ latitude: 0, hour: 18 })).toEqual([-1, 0, 0]);
});

test('a northern winter noon is low in the south, midnight below the ground', () => {
  const [x, y, z] = sunDirection({ ...settings, latitude: 51.5, day: 355, hour: 12 });
  expect(Math.asin(z) * (180 / Math.PI)).toBeCloseTo(90 - 51.5 - 23.44, 1);
  expect([Math.abs(x) < 1e-9, y < 0]).toEqual([true, true]);
  expect(sunDirection({ ...settings, hour: 0 })[2]).toBeLessThan(-0.9);
});

test('a home turned with its back to the north is lit from the other side', () => {
  expect(rounded({ latitude: 0, hour: 6, north: 90 })).toEqual([0, 1, 0]);
});
