import { describe, expect, test } from 'vitest';
import { newDesign } from '#design/document.ts';
import { applyAll, walls } from '#design/samples/sample-builders.ts';
import { gridStep, snapKinds } from '#editor/snapping/snap.ts';
import { levelSnaps } from '#editor/snapping/level-snaps.ts';
import { snapPoint } from '#editor/snapping/snap-point.ts';
import type { SnapOptions } from '#editor/snapping/snap-point.ts';

/** Two walls that cross at (2000, 0), a third that stands apart. */
const design = applyAll(
  newDesign(),
  walls('lv_1', 100, 2800, [
    ['wl_a', 0, 0, 5000, 0],
    ['wl_b', 2000, -1500, 2000, 2500],
    ['wl_c', 9000, 4000, 9000, 7000],
  ]),
);
const snaps = levelSnaps(design, 'lv_1');
/** A hundred millimetres are ten pixels. */
const view = { scale: 0.1, input: 'mouse' as const };
const snap = (x: number, y: number, more: Partial<SnapOptions> = {}) => snapPoint(snaps, { x, y }, { view, ...more });

describe('WORKSPACE §3 snapping', () => {
  test.each([
    ['corner', 5000, 0, 135, 145],
    ['crossing', 2000, 0, 115, 125],
  ] as const)('%s: caught from so many pixels, not from more', (kind, x, y, near, far) => {
    expect(snap(x + near / Math.SQRT2, y + near / Math.SQRT2)).toMatchObject({ kind, point: { x, y } });
    expect(snap(x + far / Math.SQRT2, y + far / Math.SQRT2).kind).not.toBe(kind);
  });

  test('middle from 12 px, body from 8, alignment from 8', () => {
    // The stretch of wl_a from the crossing to its end has its middle at 3500.
    expect(snap(3500 + 84, 84)).toMatchObject({ kind: 'middle', point: { x: 3500, y: 0 } });
    expect(snap(3500 + 86, 86).kind).not.toBe('middle');
    expect(snap(4300, 79)).toMatchObject({ kind: 'body', wall: 'wl_a', point: { y: 0 } });
    expect(snap(7000, 79)).toMatchObject({ kind: 'alignment', point: { y: 0 } });
    expect(snap(7000, 81).kind).toBe('grid');
  });

  test('a finger reaches 1.75 times as far', () => {
    const touch = { view: { ...view, input: 'touch' as const } };
    expect(snap(5000 + 240, 0, touch).kind).toBe('corner');
    expect(snap(5000 + 250, 40, touch).kind).not.toBe('corner');
  });

  test('in pixels, never in metres: at half the zoom it reaches twice as far', () => {
    expect(snap(5270, 0, { view: { ...view, scale: 0.05 } }).kind).toBe('corner');
    expect(snap(5270, 0).kind).not.toBe('corner');
  });

  test('one order: corner before crossing before middle before body before alignment before angle before grid', () => {
    expect(snapKinds).toEqual(['corner', 'crossing', 'middle', 'body', 'alignment', 'angle', 'grid']);
    // 130 mm from the end, on the wall, in line with it: the corner wins.
    expect(snap(4870, 10).kind).toBe('corner');
    expect(snap(2100, 10).kind).toBe('crossing');
    expect(snap(3420, 10).kind).toBe('middle');
    expect(snap(4300, 10, { from: { x: 4300, y: 2000 } }).kind).toBe('body');
    expect(snap(7000, 30, { from: { x: 6000, y: 30 } }).kind).toBe('alignment');
    expect(snap(7000, 1030, { from: { x: 6000, y: 1000 } }).kind).toBe('alignment');
    expect(snap(7000, 2200, { from: { x: 6000, y: 1180 } }).kind).toBe('angle');
    expect(snap(7123, 1234).kind).toBe('grid');
  });

  test('held, it is let go of at one and a half times', () => {
    const held = snap(5100, 0);
    expect(snap(5200, 0, { held }).kind).toBe('corner');
    expect(snap(5215, 0, { held }).kind).not.toBe('corner');
    expect(snap(5200, 0).kind).not.toBe('corner');
  });

  test('the winner is named, with the line it drew', () => {
    expect(snap(5050, 0).guides).toEqual([{ kind: 'corner', at: { x: 5000, y: 0 }, of: 'wl_a', walls: ['wl_a'] }]);
    const both = snap(9030, 30);
    expect(both).toMatchObject({ kind: 'alignment', point: { x: 9000, y: 0 } });
    expect(both.guides.map(({ line }) => line?.[0])).toEqual([
      { x: 9000, y: 4000 },
      { x: 5000, y: 0 },
    ]);
  });

  test('on a wall, in line with a corner elsewhere', () => {
    const other = applyAll(design, walls('lv_1', 100, 2800, [['wl_d', 4200, 3000, 4200, 4000]]));
    expect(snapPoint(levelSnaps(other, 'lv_1'), { x: 4240, y: 30 }, { view })).toMatchObject({
      kind: 'body',
      point: { x: 4200, y: 0 },
    });
  });

  test('the grid follows the zoom: 1000, 100, 10', () => {
    expect([0.005, 0.05, 0.09, 0.5, 0.9].map(gridStep)).toEqual([1000, 1000, 100, 100, 10]);
    expect(snap(7123, 1234).point).toEqual({ x: 7100, y: 1200 });
  });

  test('angles within 4°, to 15° steps, and along and square to the last wall', () => {
    const from = { x: 6000, y: 1500 };
    const at = (degrees: number, more: Partial<SnapOptions> = {}) => {
      const way = (degrees * Math.PI) / 180;
      const found = snap(from.x + 2000 * Math.cos(way), from.y + 2000 * Math.sin(way), { from, ...more });
      return Math.round((Math.atan2(found.point.y - from.y, found.point.x - from.x) * 1800) / Math.PI) / 10;
    };
    expect(at(33)).toBe(30);
    expect(at(26)).toBe(30);
    expect(at(22, { free: true })).toBe(22);
    expect(at(21, { headings: [20] })).toBe(20);
    expect(at(111, { headings: [20] })).toBe(110);
  });

  test('from afar a right angle wins over the grid, and being in line keeps to it', () => {
    const far = { ...view, scale: 0.02 };
    // 6.8° off, but only ten pixels beside the straight line; the grid is a metre.
    const straight = snap(10_230, -4020, { view: far, from: { x: 6030, y: -4520 } });
    expect(straight).toMatchObject({ kind: 'angle', point: { x: 10_030, y: -4520 } });
    // In line with the wall at 9000: there, on the heading, not on the grid beside it.
    const aligned = snap(9030, -4480, { from: { x: 6030, y: -4520 } });
    expect(aligned).toMatchObject({ kind: 'alignment', point: { x: 9000, y: -4520 } });
    const slanted = snap(9030, -3960, { from: { x: 6030, y: -6960 } }).point;
    expect([slanted.x, Math.round(slanted.y)]).toEqual([9000, -3990]);
  });

  test('from afar the end of a wall wins over the grid and over a right angle', () => {
    const found = snap(5400, 300, { view: { ...view, scale: 0.02 }, from: { x: 8030, y: 280 } });
    expect(found).toMatchObject({ kind: 'corner', point: { x: 5000, y: 0 } });
  });

  test('Shift keeps to a heading and still ends at a wall', () => {
    const found = snap(4300, 60, { from: { x: 3300, y: 1000 }, constrain: true });
    expect(found).toMatchObject({ kind: 'body', wall: 'wl_a' });
    expect(found.point.x).toBeCloseTo(4300, 6);
    expect(found.point.y).toBeCloseTo(0, 6);
  });

  test('Alt frees from all but joining: ends within 20 mm are one', () => {
    expect(snap(5050, 0, { free: true }).kind).toBeNull();
    expect(snap(5012, 9, { free: true, joins: true })).toMatchObject({ kind: 'corner', point: { x: 5000, y: 0 } });
    expect(snap(4300, 15, { free: true, joins: true })).toMatchObject({ kind: 'body', point: { x: 4300, y: 0 } });
    expect(snap(4300, 25, { free: true, joins: true }).kind).toBeNull();
  });

  test('what is in hand is not snapped to', () => {
    expect(snap(9000, 7000, { exclude: new Set(['wl_c']) }).kind).toBe('grid');
    expect(snap(2000, 0, { exclude: new Set(['wl_a']) }).kind).not.toBe('grid');
  });

  test('the same walls are indexed once', () => {
    expect(levelSnaps(design, 'lv_1')).toBe(snaps);
  });
});
