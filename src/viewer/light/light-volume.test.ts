import { expect, test } from 'vitest';
import { lightVolume } from './light-volume.ts';

const field = {
  cell: 0.1,
  low: [0, 0, 0],
  counts: [4, 3, 2],
  // The floor's side of the second cell, and the one beside it.
  keys: Uint32Array.of(1 * 8 + 4, 2 * 8 + 4),
  light: Float32Array.of(1, 2, 4, 3, 2, 0),
} as const;
const half = (bits: number) => new Float16Array(Uint16Array.of(bits).buffer)[0]!;

test('D9 known light stands where it is, and what is near is guessed but hardly believed', () => {
  const { texels } = lightVolume(field)!;
  const at = (side: number, cell: number) => [0, 1, 2, 3].map((k) => half(texels[(side * 24 + cell) * 4 + k]!));
  expect(at(4, 1)).toEqual([1, 2, 4, 1]);
  expect(at(4, 2)).toEqual([3, 2, 0, 1]);
  const [red, green, blue, sure] = at(4, 0) as [number, number, number, number];
  expect(sure).toBeLessThan(0.01);
  expect([red / sure, green / sure, blue / sure].map((each) => Math.round(each))).toEqual([1, 2, 4]);
  // No light is known on that side at all.
  expect(at(0, 1)).toEqual([0, 0, 0, 0]);
});

test('D9 a home too large for a graphics card is shown as before', () => {
  expect(lightVolume({ ...field, counts: [400, 400, 100] })).toBeNull();
  expect(lightVolume({ ...field, counts: [4, 3, 2000] })).toBeNull();
});
