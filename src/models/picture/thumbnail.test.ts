import { expect, test } from 'vitest';
import { model, part } from '#models/geometry/model.ts';
import { roundedBox } from '#models/geometry/rounded-box.ts';
import { finishOf } from '#models/materials/library.ts';
import { textureCache } from '#models/materials/texture.ts';
import { renderThumbnail } from '#models/picture/thumbnail.ts';
import type { Placement } from '#models/family.ts';
import type { Picture } from '#models/picture/thumbnail.ts';

const textures = textureCache(32);
const view = { width: 120, height: 120 };

function picture(
  finish: string,
  placement: Placement = 'floor',
  size = { width: 900, depth: 500, height: 600 },
): Picture {
  return renderThumbnail(
    model([part('body', roundedBox({ ...size, radius: 10 }, 'middle'))]),
    { body: textures.surface(finishOf(finish)) },
    { ...view, placement },
  );
}

function at({ rgba, width }: Picture, x: number, y: number): number[] {
  return [...rgba.subarray((y * width + x) * 4, (y * width + x) * 4 + 3)];
}

function grey(pixel: number[]): number {
  return (pixel[0]! + pixel[1]! + pixel[2]!) / 3;
}

test('the same picture every time', () => {
  expect(picture('oak-natural').rgba).toEqual(picture('oak-natural').rgba);
});

test('the sweep is its colour where nothing stands, and darker in the shadow to the right', () => {
  const box = picture('paint-white');
  for (const [k, wanted] of [0xe3, 0xdd, 0xd3].entries())
    expect(Math.abs(at(box, 8, 100)[k]! - wanted)).toBeLessThan(8);
  const floor = Array.from({ length: 120 }, (_, x) => grey(at(box, x, 82)));
  expect(Math.min(...floor.slice(95))).toBeLessThan(Math.min(...floor.slice(0, 12)) - 12);
});

test('the object fills 78 % of the width, or 74 % of the height', () => {
  const wide = columnsOf(picture('steel-black', 'floor', { width: 2000, depth: 300, height: 400 }));
  expect(wide).toBeGreaterThan(0.74);
  expect(wide).toBeLessThan(0.82);
  expect(columnsOf(picture('steel-black', 'floor', { width: 300, depth: 300, height: 2000 }))).toBeLessThan(0.3);
});

test('its top is lighter than its shaded side; its colour shows', () => {
  const box = picture('paint-terracotta');
  const middle = at(box, 55, 68);
  expect(middle[0]!).toBeGreaterThan(middle[2]! + 40);
  expect(grey(at(box, 60, 46))).toBeGreaterThan(grey(at(box, 92, 66)));
});

test('one sees through glass', () => {
  const glass = picture('glass-clear');
  const solid = picture('paint-black');
  expect(Math.abs(grey(at(glass, 55, 68)) - grey(at(glass, 8, 100)))).toBeLessThan(60);
  expect(grey(at(solid, 55, 68))).toBeLessThan(90);
});

test('every placement is pictured whole', () => {
  for (const placement of ['floor', 'wall', 'ceiling', 'top'] as const)
    expect(new Set(picture('walnut', placement).rgba).size).toBeGreaterThan(60);
});

/** How much of the width is much darker than the sweep somewhere above the floor. */
function columnsOf(box: Picture): number {
  const dark = Array.from({ length: 120 }, (_, x) =>
    Array.from({ length: 120 }, (_, y) => grey(at(box, x, y))).some((value) => value < 95),
  );
  return dark.filter(Boolean).length / 120;
}
