import { expect, test } from 'vitest';
import { newDesign } from '#design/document.ts';
import { roomsOf } from '#design/rooms-with-shapes.ts';
import { applyAll, walls } from '#design/samples/sample-builders.ts';
import { placeLabel } from './room-label-place.ts';

const design = applyAll(
  newDesign('Room'),
  walls('lv_1', 200, 2800, [
    ['wl_1', 0, 0, 5000, 0],
    ['wl_2', 5000, 0, 5000, 4000],
    ['wl_3', 5000, 4000, 0, 4000],
    ['wl_4', 0, 4000, 0, 0],
  ]),
);
const [{ shape }] = roomsOf(design, 'lv_1') as [ReturnType<typeof roomsOf>[number]];
const box = (left: number, bottom: number, right: number, top: number) => ({ left, right, bottom, top });
const placed = (standing: ReturnType<typeof box>[], soft: ReturnType<typeof box>[], scale = 0.1) =>
  placeLabel(shape, 'Living room', scale, { standing, soft });

test('J3 the name of an empty room stands in its middle', () => {
  expect(placed([], [])).toEqual({ at: shape.middle, form: 'whole' });
});

test('J3 a name stands clear of furniture and of rugs, as near to the middle as it goes', () => {
  const rug = box(1300, 1200, 3700, 2800);
  const { at, form } = placed([box(1500, 2300, 3500, 3100)], [rug]);
  expect(form).toBe('whole');
  expect(at.y).toBeLessThan(rug.bottom);
});

test('J3 where it is tight it takes one line, then small letters; on a rug before on furniture', () => {
  const rug = box(100, 100, 4900, 3500);
  expect(placed([], [rug]).form, 'a strip of 400 mm is left').toBe('line');
  const narrow = [box(100, 100, 2050, 3900), box(2950, 100, 4900, 3900)];
  const small = placed(narrow, []);
  expect([small.form, Math.abs(small.at.x - 2500) < 200]).toEqual(['small', true]);
  const whole = box(100, 100, 4900, 3900);
  const lamp = box(1500, 2100, 3500, 3900);
  const beside = placed([box(100, 100, 4900, 2000)], [whole, lamp, lamp]).at;
  expect(beside.x < 1500 || beside.x > 3500, 'on the rug alone before on rug and lamp').toBe(true);
  expect(placed([box(100, 100, 4900, 2000)], [whole]).at.y).toBeGreaterThan(2000);
});
