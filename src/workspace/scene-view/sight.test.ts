import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cornersOf } from '#viewer/camera-pose.ts';
import type { SpaceCamera } from './space-camera.ts';
import {
  cameraOf,
  dollied,
  firstCamera,
  framedOn,
  orbited,
  overPlan,
  planOf,
  poseOf,
  shifted,
  turnedUp,
} from './space-camera.ts';
import { onPlane, onUpright, seenBounds, sightOf } from './sight.ts';

const size = { width: 900, height: 700 };
const cameras = fc.record({
  target: fc.tuple(fc.integer({ min: -9000, max: 9000 }), fc.integer({ min: -9000, max: 9000 }), fc.constant(0)),
  azimuth: fc.double({ min: -3, max: 3, noNaN: true }),
  elevation: fc.double({ min: 0.4, max: Math.PI / 2, noNaN: true }),
  distance: fc.integer({ min: 2000, max: 30_000 }),
});
const pixels = fc.record({
  x: fc.integer({ min: 1, max: size.width - 1 }),
  y: fc.integer({ min: 1, max: size.height - 1 }),
});
const sightFrom = (camera: SpaceCamera) => sightOf(poseOf(camera), size);

describe('J3 a ray through the picture', () => {
  test('meets the floor where that place is seen', () => {
    fc.assert(
      fc.property(cameras, pixels, (camera, at) => {
        const sight = sightFrom(camera);
        const place = onPlane(sight.ray(at), 0);
        if (!place) return;
        const seen = sight.toScreen([place.x, place.y, 0]);
        expect(seen?.x).toBeCloseTo(at.x, 3);
        expect(seen?.y).toBeCloseTo(at.y, 3);
      }),
    );
  });

  test('is the place of the plan while the eye is straight above, and a millimetre as large', () => {
    const plan = { centre: { x: 1200, y: -800 }, scale: 0.08 };
    const sight = sightFrom(overPlan(plan, size, 0));
    const place = onPlane(sight.ray({ x: 550, y: 300 }), 0);
    expect(place?.x).toBeCloseTo(1200 + 100 / 0.08, 3);
    expect(place?.y).toBeCloseTo(-800 + 50 / 0.08, 3);
    expect(sight.scaleAt([1200, -800, 0])).toBeCloseTo(0.08, 9);
  });

  test('that looks over the horizon meets no floor', () => {
    const sight = sightFrom({ target: [0, 0, 0], azimuth: 0, elevation: 0.12, distance: 5000 });
    expect(onPlane(sight.ray({ x: 450, y: 0 }), 0)).toBeNull();
    expect(onPlane(sight.ray({ x: 450, y: 690 }), 0)).not.toBeNull();
  });

  test('says how high it passes an upright line', () => {
    fc.assert(
      fc.property(cameras, fc.integer({ min: 0, max: 2600 }), (camera, height) => {
        fc.pre(camera.elevation < 1.4);
        const [x, y] = camera.target;
        const sight = sightFrom(camera);
        const seen = sight.toScreen([x, y, height]);
        if (seen) expect(onUpright(sight.ray(seen), { x, y })).toBeCloseTo(height, 2);
      }),
    );
    expect(onUpright({ from: [0, 0, 3000], along: [0, 0, -1] }, { x: 10, y: 10 })).toBeNull();
  });
});

describe('J3 the eye over the home', () => {
  test('what is under the hand stays under it while the view is moved', () => {
    fc.assert(
      fc.property(cameras, pixels, pixels, (camera, from, to) => {
        fc.pre(camera.elevation > 0.9);
        const held = onPlane(sightFrom(camera).ray(from), 0);
        const after = shifted(camera, size, from, to);
        const seen = held && sightFrom(after).toScreen([held.x, held.y, 0]);
        expect(seen?.x).toBeCloseTo(to.x, 3);
        expect(seen?.y).toBeCloseTo(to.y, 3);
      }),
    );
  });

  test('going nearer keeps the place under the pointer, and ends before the floor', () => {
    const camera = firstCamera({ min: [0, 0, 0], max: [6000, 4000, 2800] }, size);
    const at = { x: 300, y: 420 };
    const ground = onPlane(sightFrom(camera).ray(at), camera.target[2]);
    if (!ground) throw new Error('the pointer is over the floor');
    const nearer = dollied(camera, 1.6, [ground.x, ground.y, camera.target[2]]);
    const seen = sightFrom(nearer).toScreen([ground.x, ground.y, camera.target[2]]);
    expect(seen?.x).toBeCloseTo(at.x, 3);
    expect(seen?.y).toBeCloseTo(at.y, 3);
    expect(dollied(camera, 1e6).distance).toBeGreaterThan(500);
  });

  test('a frame shows all of its box, and one cannot dive under the floor', () => {
    const box = { min: [0, 0, 0], max: [9000, 4000, 2800] } as const;
    const camera = framedOn({ azimuth: 1.1, elevation: 0.7 }, box, size);
    for (const x of [0, 9000])
      for (const y of [0, 4000])
        for (const z of [0, 2800]) {
          const seen = sightFrom(camera).toScreen([x, y, z]);
          expect(seen && seen.x >= 0 && seen.x <= size.width && seen.y >= 0 && seen.y <= size.height).toBe(true);
        }
    expect(orbited(camera, 0, -50).elevation).toBeGreaterThan(0);
    expect(orbited(camera, 0, 50).elevation).toBeCloseTo(Math.PI / 2, 9);
  });

  test('a home is framed in the middle of what is free, and as large as it goes', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 3000, max: 20_000 }),
        fc.integer({ min: 3000, max: 20_000 }),
        fc.constantFrom({ x: 0, y: 0, ...size }, { x: 0, y: 0, width: 620, height: 480 }),
        (wide, deep, free) => {
          const box = { min: [0, 0, 0], max: [wide, deep, 2800] } as const;
          const seen = seenBounds(sightFrom(firstCamera(box, size, undefined, free)), cornersOf(box));
          if (!seen) throw new Error('all of it is before the eye');
          expect((seen.left + seen.right) / 2).toBeCloseTo(free.x + free.width / 2, -1);
          expect((seen.bottom + seen.top) / 2).toBeCloseTo(free.y + free.height / 2, -1);
          const taken = Math.max((seen.right - seen.left) / free.width, (seen.top - seen.bottom) / free.height);
          expect(taken).toBeCloseTo(0.94, 1);
          expect(taken).toBeLessThanOrEqual(1);
        },
      ),
    );
  });

  test('the plan turns up about what is selected, and back it is the same plan', () => {
    const plan = { centre: { x: 500, y: 700 }, scale: 0.05 };
    const above = overPlan(plan, size, 0);
    const turned = turnedUp(above, [2000, 1000, 0]);
    expect(sightFrom(turned).toScreen([2000, 1000, 0])).toEqual({ x: size.width / 2, y: size.height / 2 });
    const again = cameraOf(poseOf(turned));
    expect(again.distance).toBeCloseTo(turned.distance, 6);
    expect(again.elevation).toBeCloseTo(turned.elevation, 9);
    expect(again.azimuth).toBeCloseTo(turned.azimuth, 9);
    const back = planOf(turnedUp(above, null), size);
    expect(back.centre).toEqual(plan.centre);
    expect(back.scale).toBeCloseTo(plan.scale, 9);
  });
});
