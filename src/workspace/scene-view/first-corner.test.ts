import { expect, test } from 'vitest';
import { newDesign } from '#design/document.ts';
import { applyAll, door, walls, window } from '#design/samples/sample-builders.ts';
import { firstCorner } from './first-corner.ts';

const size = { width: 390, height: 640 };
const home = { min: [0, 0, 0], max: [3400, 3000, 2800] } as const;
const bedroom = applyAll(newDesign('Bedroom'), [
  ...walls('lv_1', 200, 2800, [
    ['wl_south', 0, 0, 3400, 0],
    ['wl_east', 3400, 0, 3400, 3000],
    ['wl_north', 3400, 3000, 0, 3000],
    ['wl_west', 0, 3000, 0, 0],
  ]),
]);

/** Where the eye stands: left or right, above or below of the room in the plan. */
function eyeAt(...openings: Parameters<typeof applyAll>[1]) {
  const azimuth = firstCorner({ design: applyAll(bedroom, openings), level: 'lv_1' }, home, size);
  return { x: Math.sign(Math.sin(azimuth)), y: -Math.sign(Math.cos(azimuth)) };
}

test('J3 the first look into 3D is from below right where nothing speaks against it', () => {
  expect(eyeAt()).toEqual({ x: 1, y: -1 });
  expect(eyeAt(door('op_1', 'wl_north', 1500), window('op_2', 'wl_west', 1500))).toEqual({ x: 1, y: -1 });
});

test('J3 door and window are seen in it: the eye stands at the corner that their walls do not make', () => {
  expect(eyeAt(window('op_1', 'wl_east', 1500))).toEqual({ x: -1, y: -1 });
  expect(eyeAt(door('op_1', 'wl_south', 1500), window('op_2', 'wl_east', 1500))).toEqual({ x: -1, y: 1 });
  expect(eyeAt(door('op_1', 'wl_south', 1500), window('op_2', 'wl_west', 1500))).toEqual({ x: 1, y: 1 });
});
