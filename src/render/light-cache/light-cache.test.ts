import { expect, test } from 'vitest';
import type { Vec3 } from '#lib/vec.ts';
import { textureCache } from '#models/materials/texture.ts';
import { board } from '#models/geometry/rounded-box.ts';
import { finishOf } from '#models/materials/library.ts';
import { kernelOf } from '#render/kernel/kernel.ts';
import { flatten } from '#render/scene/flat-scene.ts';
import type { RenderScene } from '#render/scene/render-scene.ts';
import { pathTracer } from '#render/trace/path.ts';
import { gatherLight } from './gather-light.ts';
import { lightCache } from './light-cache.ts';
import { lightPlaces } from './light-places.ts';
import { smoothed } from './smoothed.ts';

const slab = (from: [number, number, number], to: [number, number, number]): RenderScene['parts'][number] => ({
  mesh: board({ from, to, radius: 0 }, 'far'),
  solid: true,
  finish: finishOf('paint-white'),
  at: { x: 0, y: 0, z: 0, turn: 0 },
});

function opened(parts: RenderScene['parts']) {
  const flat = flatten({ parts, portals: [], sky: { kind: 'even', radiance: [1, 2, 3] } }, textureCache(32));
  const kernel = kernelOf(flat, 0);
  const tracer = pathTracer(flat, kernel, { bounces: 4, clamp: 100, view: 1 });
  return { flat, kernel, tracer };
}

test('K1 under an even sky, what lies open has the light of the sky, and what stands upright half of it and some', () => {
  const { flat, kernel, tracer } = opened([slab([0, 0, -20], [800, 800, 0])]);
  const places = lightPlaces(flat, kernel, { cell: 0.1 });
  const light = gatherLight(tracer, places, 0, places.keys.length, { paths: 32, seed: 1 })!;
  const known = lightCache(smoothed({ ...places, light }));
  known.look(0.4, 0.4, 0, 0, 0, 1);
  expect([known.red, known.green, known.blue].map((each) => Number(each.toFixed(3)))).toEqual([1, 2, 3]);
  // Leaning normals take from the sides they face; where none is known, from what is near.
  known.look(0.4, 0.4, 0, 0.6, 0, 0.8);
  expect(known.green).toBeCloseTo(2, 2);
  known.look(0.4, 0.4, 3, 0, 0, 1);
  expect(known.green).toBeGreaterThan(1);
});

test('K1 what is known at a point does not depend on where was looked before', () => {
  const { flat, kernel, tracer } = opened([slab([0, 0, -20], [800, 800, 0]), slab([300, 300, 0], [400, 400, 500])]);
  const places = lightPlaces(flat, kernel, { cell: 0.1 });
  const light = gatherLight(tracer, places, 0, places.keys.length, { paths: 8, seed: 1 })!;
  const field = smoothed({ ...places, light });
  const known = lightCache(field);
  const normals: Vec3[] = [
    [0.6, 0, 0.8],
    [0, -0.6, 0.8],
    [-0.6, 0.8, 0],
  ];
  const points = Array.from({ length: 60 }, (_, i): Vec3 => [
    ((i * 7) % 90) / 100 - 0.05,
    ((i * 13) % 90) / 100 - 0.05,
    ((i * 3) % 60) / 100 - 0.05,
  ]);
  for (const [x, y, z] of points)
    for (const [nx, ny, nz] of normals) {
      known.look(x, y, z, nx, ny, nz);
      const afresh = lightCache(field);
      afresh.look(x, y, z, nx, ny, nz);
      expect([known.red, known.green, known.blue]).toEqual([afresh.red, afresh.green, afresh.blue]);
    }
});

test('K1 light does not come through a wall: in a closed box it is dark', () => {
  const walls = [
    slab([0, 0, 0], [1000, 1000, 50]),
    slab([0, 0, 1000], [1000, 1000, 1050]),
    slab([0, 0, 0], [50, 1000, 1050]),
    slab([950, 0, 0], [1000, 1000, 1050]),
    slab([0, 0, 0], [1000, 50, 1050]),
    slab([0, 950, 0], [1000, 1000, 1050]),
  ];
  const { flat, kernel, tracer } = opened(walls);
  const places = lightPlaces(flat, kernel, { cell: 0.1 });
  const light = gatherLight(tracer, places, 0, places.keys.length, { paths: 8, seed: 1 })!;
  const known = lightCache(smoothed({ ...places, light }));
  known.look(0.05, 0.5, 0.5, 1, 0, 0);
  expect(known.green).toBe(0);
  known.look(0, 0.5, 0.5, -1, 0, 0);
  expect(known.green).toBeGreaterThan(1.5);
});

test('K1 places are the same each time, and a piece of the work is the same as that part of the whole', () => {
  const parts = [slab([0, 0, -20], [600, 600, 0]), slab([200, 200, 0], [300, 400, 300])];
  const a = opened(parts);
  const b = opened(parts);
  const one = lightPlaces(a.flat, a.kernel, { cell: 0.08 });
  const two = lightPlaces(b.flat, b.kernel, { cell: 0.08 });
  expect(two.keys).toEqual(one.keys);
  expect([...one.keys]).toEqual([...one.keys].toSorted((x, y) => x - y));
  const how = { paths: 6, seed: 5 };
  const whole = gatherLight(a.tracer, one, 0, one.keys.length, how)!;
  expect(gatherLight(b.tracer, two, 40, 60, how)).toEqual(whole.slice(120, 180));
  expect(gatherLight(a.tracer, one, 0, one.keys.length, { ...how, stop: () => true })).toBeNull();
});

test('K1 only what is seen from the eyes is asked for, and there are never more places than allowed', () => {
  const { flat, kernel } = opened([slab([0, 0, -20], [800, 800, 0])]);
  const all = lightPlaces(flat, kernel, { cell: 0.1 });
  const above = lightPlaces(flat, kernel, { cell: 0.1, eyes: [[0.4, 0.4, 2]] });
  expect(above.keys.length).toBeGreaterThan(40);
  expect(above.keys.length).toBeLessThan(all.keys.length);
  expect([...above.keys].every((key) => (key & 7) === 4)).toBe(true);
  const few = lightPlaces(flat, kernel, { cell: 0.01, most: 100 });
  expect(few.keys.length).toBeLessThanOrEqual(100);
});
