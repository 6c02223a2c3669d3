import { describe, expect, test } from 'vitest';
import { freeSpaceOf, readLength, roomFit } from './room-fit.ts';

const sofa = { width: 2100, depth: 920, height: 800 };

describe('F5: fits in my room', () => {
  test.each([
    ['2100x920x800', true, false, [0, 0, 0]],
    ['2200x1000', true, false, [100, 80]],
    ['1000x2200x800', true, true, [80, 100, 0]],
    ['2000x1000', false, false, [-100, 80]],
    ['900x2000x800', false, true, [-20, -100, 0]],
    ['xx790', false, false, [-10]],
  ])('%s', (place, fits, turned, spare) => {
    const found = roomFit(sofa, freeSpaceOf(place))!;
    expect([found.fits, found.turned, found.spare.map(({ millimetres }) => millimetres)]).toEqual([
      fits,
      turned,
      spare,
    ]);
  });

  test('nothing measured, nothing said', () => {
    expect(roomFit(sofa, freeSpaceOf(null))).toBeNull();
    expect(roomFit(sofa, freeSpaceOf('axbxc'))).toBeNull();
  });

  test.each([
    ['1800', 1800],
    ['1.800', 1800],
    ['1,800', 1800],
    ['1 800', 1800],
    ['0', null],
    ['-5', null],
    ['1e9', null],
    ['123456', null],
    ['', null],
    ['2200,5', null],
  ])('%j is read as %s', (typed, length) => {
    expect(readLength(typed)).toBe(length);
  });
});
