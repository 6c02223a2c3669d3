import { expect, test } from 'vitest';
import { newDesign } from '#design/document.ts';
import { applyAll, door, walls } from '#design/samples/sample-builders.ts';
import { asideParts, allWallsAside, standingWalls, wallsAside } from './walls-aside.ts';

/** Two rooms of 4 × 4 m side by side: the west one and the east one. */
const home = applyAll(newDesign('Two rooms'), [
  ...walls('lv_1', 200, 2800, [
    ['wl_south', 0, 0, 8000, 0],
    ['wl_east', 8000, 0, 8000, 4000],
    ['wl_north', 8000, 4000, 0, 4000],
    ['wl_west', 0, 4000, 0, 0],
    ['wl_between', 4000, 0, 4000, 4000],
  ]),
  door('op_door', 'wl_between', 2000),
  door('op_entry', 'wl_north', 2000),
]);
const standing = standingWalls(home, 'lv_1');
const aside = (eye: [number, number, number], at = { x: 6000, y: 2000 }) =>
  [...wallsAside(standing, eye, at).keys()].toSorted();

test('J3 from the south the south wall steps aside, and no other', () => {
  expect(aside([6000, -9000, 9000])).toEqual(['wl_south']);
});

test('J3 across a corner both outer walls do', () => {
  expect(aside([15_000, -9000, 9000])).toEqual(['wl_east', 'wl_south']);
});

test('J3 the wall before the room one looks into steps aside, that behind it does not', () => {
  const west = [-9000, 2000, 9000] as [number, number, number];
  expect(aside(west)).toEqual(['wl_between', 'wl_west']);
  expect(aside(west, { x: 2000, y: 2000 })).toEqual(['wl_west']);
});

test('J3 inside a room all its walls stand', () => {
  expect(aside([6000, 2000, 1500], { x: 6500, y: 2500 })).toEqual([]);
});

test('J3 only what faces the eye goes, with what fills its openings', () => {
  const isAside = asideParts(home, wallsAside(standing, [-9000, 2000, 9000], { x: 6000, y: 2000 }));
  const wall = { kind: 'wall' as const, id: 'wl_between' };
  const hidden = (slot: string) => isAside(wall, { slot });
  // The wall runs north: the west is on its left.
  expect([hidden('left'), hidden('right'), hidden('top'), hidden('reveal')]).toEqual([true, false, false, true]);
  expect(isAside({ kind: 'door', id: 'op_door' }, { slot: 'leaf' })).toBe(true);
  expect(isAside({ kind: 'door', id: 'op_entry' }, { slot: 'leaf' })).toBe(false);
  expect(isAside({ kind: 'furniture', id: 'it_1' }, { slot: 'left' })).toBe(false);
  expect(allWallsAside(wall, { slot: 'top' })).toBe(true);
  expect(allWallsAside({ kind: 'floor', id: 'rm_1' }, { slot: 'floor' })).toBe(false);
});
