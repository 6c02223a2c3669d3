import { expect, test } from 'vitest';
import { newDesign } from '#design/document.ts';
import { applyAll, door, pieces, walls } from '#design/samples/sample-builders.ts';
import { hangings } from './hangings.ts';
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

test('J3 what faces the eye goes with the top of its wall and with what fills its openings', () => {
  const isAside = asideParts(home, wallsAside(standing, [-9000, 2000, 9000], { x: 6000, y: 2000 }), new Map());
  const wall = { kind: 'wall' as const, id: 'wl_between' };
  const hidden = (slot: string) => isAside(wall, { slot });
  // The wall runs north: the west is on its left.
  expect([hidden('left'), hidden('right'), hidden('top'), hidden('reveal')]).toEqual([true, false, true, true]);
  expect(isAside({ kind: 'door', id: 'op_door' }, { slot: 'leaf' })).toBe(true);
  expect(isAside({ kind: 'door', id: 'op_entry' }, { slot: 'leaf' })).toBe(false);
  expect(isAside({ kind: 'furniture', id: 'it_1' }, { slot: 'left' })).toBe(false);
  expect(allWallsAside(new Map())(wall, { slot: 'top' })).toBe(true);
  expect(allWallsAside(new Map())({ kind: 'floor', id: 'rm_1' }, { slot: 'floor' })).toBe(false);
});

test('J3 what hangs on a wall goes with it, and comes back with it; what stands before that wall stays', () => {
  const furnished = applyAll(
    home,
    pieces('lv_1', [
      ['it_curtain', 'curtain-02tg', 6000, 100, 180, { z: 10, placement: 'wall' }],
      ['it_picture', 'picture-0001', 5000, 100, 180, { z: 1500, placement: 'wall' }],
      ['it_blind', 'blind-0001', 6000, 3900, 0, { z: 900, placement: 'wall' }],
      ['it_sofa', 'sofa-01k3', 6000, 500, 0],
      ['it_console', 'console-0001', 5000, 120, 0],
    ]),
  );
  const hung = hangings(furnished, 'lv_1');
  expect([...hung]).toEqual([
    ['it_curtain', 'wl_south'],
    ['it_picture', 'wl_south'],
    ['it_blind', 'wl_north'],
  ]);
  const at = { x: 6000, y: 2000 };
  const gone = (y: number) => {
    const isAside = asideParts(furnished, wallsAside(standing, [6000, y, 9000], at), hung);
    return Object.keys(furnished.items).filter((id) => isAside({ kind: 'furniture', id }, { slot: 'cloth' }));
  };
  expect([gone(-9000), gone(13_000)]).toEqual([['it_curtain', 'it_picture'], ['it_blind']]);
  const all = allWallsAside(hung);
  expect(['it_curtain', 'it_picture'].map((id) => all({ kind: 'furniture', id }, { slot: 'cloth' }))).toEqual([
    true,
    true,
  ]);
  expect(all({ kind: 'furniture', id: 'it_sofa' }, { slot: 'cloth' })).toBe(false);
});
