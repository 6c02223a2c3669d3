import { expect, test } from 'vitest';
import { normalise } from '#lib/vec.ts';
import { adaptedSky, daylightOf } from '#viewer/stage/sun-light.ts';

test('J3 noon is bright, evening warm and weaker, night dark but never black', () => {
  const noon = daylightOf([0, 1, 0]);
  const evening = daylightOf(normalise([1, 0.08, 0]));
  const night = daylightOf(normalise([1, -0.5, 0]));
  expect(noon).toMatchObject({ towards: [0, 1, 0], strength: 3.2, sky: 1 });
  expect(evening.strength).toBeLessThan(noon.strength / 2);
  expect(evening.colour[2] / evening.colour[0]).toBeLessThan(noon.colour[2] / noon.colour[0]);
  expect([night.strength, night.sky > 0, night.sky < 0.1]).toEqual([0, true, true]);
});

test('J3 shadows never come from below, nor from the horizon itself', () => {
  for (const y of [-1, -0.3, 0, 0.01]) expect(daylightOf(normalise([1, y, 0.2])).towards[1]).toBeGreaterThanOrEqual(y);
  expect(daylightOf(normalise([1, 0, 0])).towards[1]).toBeGreaterThan(0.05);
});

test('J3 at night a home shows what stands in it: an eye gets used to the dark, the more the fewer lamps are lit', () => {
  const night = daylightOf(normalise([1, -0.5, 0])).sky;
  const [unlit, dim, lit] = [0, 400, 9000].map((lumens) => adaptedSky(night, lumens, 24));
  expect(unlit).toBeGreaterThan(0.2);
  expect(dim).toBeLessThan(unlit!);
  expect(lit).toBeLessThan(dim!);
  expect(lit).toBeGreaterThan(2 * night);
  expect(adaptedSky(1, 0, 24)).toBe(1);
});
