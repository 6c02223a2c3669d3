import { describe, expect, test } from 'vitest';
import {
  framed,
  framedClear,
  isClear,
  isSeen,
  panned,
  resized,
  rulerFigure,
  rulerStep,
  scaleLimits,
  slidClear,
  stayed,
  toPlan,
  toScreen,
  zoomed,
} from './plan-camera.ts';

const size = { width: 800, height: 600 };
const camera = { centre: { x: 1000, y: 2000 }, scale: 0.1 };

describe('J3 the view of the plan', () => {
  test('a place on the screen and in the plan are one, with Y pointing up in the plan', () => {
    expect(toScreen(camera, size, { x: 1000, y: 2000 })).toEqual({ x: 400, y: 300 });
    expect(toScreen(camera, size, { x: 2000, y: 3000 })).toEqual({ x: 500, y: 200 });
    for (const at of [
      { x: 0, y: 0 },
      { x: 17, y: 590 },
    ])
      expect(toScreen(camera, size, toPlan(camera, size, at))).toEqual(at);
  });

  test('zooming holds what is under the pointer, within limits', () => {
    const at = { x: 120, y: 470 };
    const held = toPlan(camera, size, at);
    for (const by of [0.5, 1.3, 4]) {
      const after = toPlan(zoomed(camera, size, at, by), size, at);
      expect(after.x).toBeCloseTo(held.x, 6);
      expect(after.y).toBeCloseTo(held.y, 6);
    }
    expect(zoomed(camera, size, at, 1e6).scale).toBe(scaleLimits.most);
    expect(zoomed(camera, size, at, 1e-6).scale).toBe(scaleLimits.least);
  });

  test('panning moves the paper with the pointer', () => {
    expect(panned(camera, { x: 50, y: -20 })).toEqual({ scale: 0.1, centre: { x: 500, y: 1800 } });
  });

  test('framing shows all of it; without anything an ordinary room', () => {
    const bounds = { left: 0, right: 12_000, bottom: 0, top: 4000 };
    const view = framed(bounds, size);
    for (const corner of [
      { x: 0, y: 0 },
      { x: 12_000, y: 4000 },
    ]) {
      const { x, y } = toScreen(view, size, corner);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(size.width);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(size.height);
    }
    expect(framed(null, size).centre).toEqual({ x: 0, y: 0 });
    expect(framed({ left: 0, right: 0, bottom: 0, top: 0 }, size).scale).toBeLessThanOrEqual(0.5);
  });

  test('in half the width the same part of the plan is seen', () => {
    const camera = { centre: { x: 500, y: 700 }, scale: 0.1 };
    expect(resized(camera, { width: 1100, height: 800 }, { width: 550, height: 800 })).toEqual({
      ...camera,
      scale: 0.05,
    });
    expect(resized(camera, { width: 1100, height: 800 }, { width: 1100, height: 400 })).toBe(camera);
    expect(resized(camera, { width: 0, height: 0 }, { width: 850, height: 400 })).toBe(camera);
  });

  test('figures of the ruler stand apart at every zoom', () => {
    for (const scale of [0.004, 0.02, 0.1, 0.5, 2]) expect(rulerStep(scale) * scale).toBeGreaterThanOrEqual(60);
  });

  test('J3 its figures are written as the reader’s language does', () => {
    const written = (decimal: '.' | ',') => [-500, 0, 1500].map((at) => rulerFigure(at, 500, { decimal }));
    expect(written(',')).toEqual(['-0,5', '0 m', '1,5']);
    expect(written('.')).toEqual(['-0.5', '0 m', '1.5']);
    expect(rulerFigure(2000, 1000, { decimal: ',' })).toBe('2');
  });
});

test('J3 a panel that comes at either side, or a sheet from below, moves nothing in the window', () => {
  const was = { left: 64, top: 56, width: 1376, height: 808 };
  for (const is of [
    { ...was, width: 1104 },
    { ...was, left: 320, width: 1120 },
    { ...was, height: 400 },
  ]) {
    const now = stayed(camera, was, is);
    expect(now.scale).toBe(camera.scale);
    for (const at of [
      { x: 0, y: 0 },
      { x: 3100, y: -900 },
    ]) {
      const [p, q] = [toScreen(camera, was, at), toScreen(now, is, at)];
      expect(q.x + is.left).toBeCloseTo(p.x + was.left, 6);
      expect(q.y + is.top).toBeCloseTo(p.y + was.top, 6);
    }
  }
  expect(stayed(camera, was, was)).toBe(camera);
});

test('J3 what is selected slides clear of a panel, no farther, and below what stands at the top', () => {
  const thing = { left: 4700, right: 5500, bottom: 1500, top: 2500 };
  const slid = slidClear(thing, camera, size);
  expect(toScreen(slid, size, { x: 5500, y: 0 }).x).toBeCloseTo(800 - 24, 6);
  expect(slid.centre.y).toBe(camera.centre.y);
  const high = { ...thing, left: 1000, right: 1500, bottom: 4200, top: 4900 };
  expect(toScreen(slidClear(high, camera, size), size, { x: 0, y: 4900 }).y).toBeCloseTo(72, 6);
  expect(slidClear({ ...thing, left: 1000, right: 1500 }, camera, size)).toBe(camera);
  expect(slidClear({ left: -9e4, right: 9e4, bottom: -9e4, top: 9e4 }, camera, size)).toBe(camera);
});

test('J3 on a phone all of it is framed below the views, also above a sheet', () => {
  const bounds = { left: 0, right: 14_000, bottom: 0, top: 9000 };
  for (const height of [266, 580, 700]) {
    const paper = { left: 0, top: 56, width: 390, height };
    const view = framedClear(bounds, paper);
    expect(toScreen(view, paper, { x: 0, y: 9000 }).y).toBeGreaterThanOrEqual(111.9);
    expect(toScreen(view, paper, { x: 14_000, y: 0 }).y).toBeLessThanOrEqual(height - 24);
    expect(isClear(bounds, slidClear(bounds, view, paper), paper)).toBe(true);
  }
});

test('J3 a home is seen while no edge of it is outside of the window', () => {
  const size = { width: 400, height: 400 };
  const home = { left: 0, right: 4000, bottom: 0, top: 3000 };
  const camera = framed(home, size);
  expect(isSeen(home, camera, size)).toBe(true);
  expect(isSeen(home, camera, { ...size, width: 200 })).toBe(false);
  expect(isSeen(null, camera, size)).toBe(true);
});
