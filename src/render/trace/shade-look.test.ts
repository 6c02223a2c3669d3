import { expect, test } from 'vitest';
import type { Emitter } from '#render/scene/emitters.ts';
import { lookOf } from '#render/trace/shade-look.ts';
import type { Surface } from '#render/trace/surface.ts';

const shade = { own: 0.7, middle: 1.5, half: 0.2 } as Emitter;
const at = (z: number, facing = 0.7) => ({ z, facing, green: 0.7 }) as Surface;

test('a shade is brightest before its bulb, darker to its ends and where it turns away, and as bright as before on the whole', () => {
  expect(lookOf(shade, at(1.5))).toBeGreaterThan(1.4 * lookOf(shade, at(1.69)));
  expect(lookOf(shade, at(1.4))).toBeCloseTo(lookOf(shade, at(1.6)));
  expect(lookOf(shade, at(1.5, 1))).toBeGreaterThan(lookOf(shade, at(1.5, 0.1)));
  const heights = Array.from({ length: 100 }, (_, i) => 1.3 + 0.004 * (i + 0.5));
  expect(heights.reduce((sum, z) => sum + lookOf(shade, at(z)), 0) / heights.length).toBeCloseTo(1, 1);
});

test('a flat panel is even, and the weave of a cloth shows', () => {
  const panel = { ...shade, half: 0.01 };
  expect(lookOf(panel, at(1.5))).toBe(lookOf(panel, at(1.509)));
  expect(lookOf(panel, { ...at(1.5), green: 0.5 })).toBeLessThan(lookOf(panel, at(1.5)));
});
