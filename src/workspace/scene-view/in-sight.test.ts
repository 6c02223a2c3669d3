import { expect, test } from 'vitest';
import type { Vec3 } from '#lib/vec.ts';
import { freePart, inSight } from './in-sight.ts';
import { sightOf } from './sight.ts';
import { firstCamera, poseOf, type SpaceCamera } from './space-camera.ts';

const size = { width: 390, height: 420 };
const free = { left: 20, top: 76, width: 350, height: 316 };
const camera = firstCamera({ min: [0, 0, 0], max: [4600, 5200, 2800] }, size);

function boxAt(x: number, y: number, width: number): Vec3[] {
  return [x, x + width].flatMap((px) => [y, y + 900].flatMap((py) => [0, 800].map((z): Vec3 => [px, py, z])));
}

function isSeen(from: SpaceCamera, places: readonly Vec3[]): boolean {
  const sight = sightOf(poseOf(from), size);
  return places.every((place) => {
    const at = sight.toScreen(place);
    return (
      at !== null &&
      at.x >= free.left - 1 &&
      at.x <= free.left + free.width + 1 &&
      at.y >= free.top - 1 &&
      at.y <= free.top + free.height + 1
    );
  });
}

test('J3 what is in sight already moves no camera', () => {
  const places = boxAt(1200, 2400, 2300);
  expect(isSeen(camera, places)).toBe(true);
  expect(inSight(camera, size, places, free)).toBe(camera);
});

test.each([
  ['beside the view', 7000, 2000],
  ['behind the sheet', 2000, -4000],
  ['under the views', 1000, 7500],
])('J3 what stands %s comes into the free part, from the same side and no nearer', (_, x, y) => {
  const places = boxAt(x, y, 2300);
  expect(isSeen(camera, places)).toBe(false);
  const to = inSight(camera, size, places, free);
  expect(isSeen(to, places)).toBe(true);
  expect([to.azimuth, to.elevation]).toEqual([camera.azimuth, camera.elevation]);
  expect(to.distance).toBeGreaterThanOrEqual(camera.distance);
});

test('J3 what is larger than the free part is looked at from farther off', () => {
  const near = { ...camera, distance: 3000 };
  const to = inSight(near, size, boxAt(1200, 2400, 2300), free);
  expect(to.distance).toBeGreaterThan(near.distance);
});

test('J3 beside the plan the home stands clear of the tools; alone it has all that nothing lies over', () => {
  const place = { left: 600, top: 56, width: 520, height: 780 };
  const paper = { ...place, open: place, free: { ...place, height: 700 } };
  expect(freePart(paper, 'space')).toEqual({ x: 0, y: 0, width: 520, height: 700 });
  const { x, width, height } = freePart(paper, 'split');
  expect([x, width < 480, height]).toEqual([0, true, 700]);
});
