import { expect, test } from 'vitest';
import { levelOf, newDesign, type Design } from '#design/document.ts';
import { applyAll, pieces, walls, window } from '#design/samples/sample-builders.ts';
import { entranceOf } from './entrance.ts';

const room = applyAll(newDesign('Bedroom'), [
  ...walls('lv_1', 200, 2800, [
    ['wl_south', 0, 0, 3600, 0],
    ['wl_east', 3600, 0, 3600, 3200],
    ['wl_north', 3600, 3200, 0, 3200],
    ['wl_west', 0, 3200, 0, 0],
  ]),
  window('op_window', 'wl_north', 1800),
]);
const begun = (design: Design) => entranceOf(design, levelOf(design, 'lv_1')!);

test('J3 a walk begins in a corner, looks across the room and towards its window, a little down', () => {
  const { at, target } = begun(room);
  expect(at[1]).toBeLessThan(1600);
  expect(Math.min(Math.abs(at[0] - 100), Math.abs(at[0] - 3500))).toBeLessThan(700);
  expect(Math.hypot(target[0] - 1800, target[1] - 1600)).toBeLessThan(50);
  expect(target[2]).toBeLessThan(at[2]);
});

test('J3 not with the nose at a sofa: of two corners the one with more room', () => {
  const beside = (x: number) => applyAll(room, pieces('lv_1', [['it_sofa', 'kitchen-base-084c', x, 500, 0]]));
  expect(begun(beside(500)).at[0]).toBeGreaterThan(1800);
  expect(begun(beside(3100)).at[0]).toBeLessThan(1800);
});

test('J3 what is behind a wall neither gives light nor stands in the way', () => {
  const shell = walls('lv_1', 200, 2800, [
    ['wl_south', 0, 0, 3600, 0],
    ['wl_east', 3600, 0, 3600, 3200],
    ['wl_north', 3600, 3200, 0, 3200],
    ['wl_west', 0, 3200, 0, 0],
    ['wl_w2', 0, 0, 0, -2000],
    ['wl_s2', 0, -2000, 3600, -2000],
    ['wl_e2', 3600, -2000, 3600, 0],
  ]);
  const lit = (wall: string) => applyAll(newDesign('Two rooms'), [...shell, window('op_window', wall, 1800)]);
  expect(begun(lit('wl_south')).at[1], 'its own window').toBeGreaterThan(1600);
  const beside = lit('wl_s2');
  expect(begun(beside).at[1]).toBeLessThan(1600);
  const crowded = applyAll(beside, pieces('lv_1', [['it_sofa', 'kitchen-base-084c', 500, -500, 0]]));
  expect(begun(crowded)).toEqual(begun(beside));
});
