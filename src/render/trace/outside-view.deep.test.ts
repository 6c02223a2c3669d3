import { expect, test } from 'vitest';
import { textureCache } from '#models/materials/texture.ts';
import { kernelOf } from '#render/kernel/kernel.ts';
import { surroundings } from '#render/outside/surroundings.ts';
import { flatten } from '#render/scene/flat-scene.ts';
import type { RenderScene } from '#render/scene/render-scene.ts';
import { smallRoom, smallRoomCamera } from '#render/testing/small-room.ts';
import { pathTracer } from '#render/trace/path.ts';
import { airChannel, channels, traceTile } from '#render/trace/tile.ts';

test('K1: only eyes see what stands outside: the room has the same light, the window another view', () => {
  const size = { x: 0, y: 0, width: 48, height: 27 };
  const traced = (scene: RenderScene) => {
    const flat = flatten(scene, textureCache(16));
    const tracer = pathTracer(flat, kernelOf(flat, 0), { bounces: 2, clamp: 20, view: 1 });
    const picture = traceTile(tracer, { camera: smallRoomCamera, ...size, samples: 1, seed: 1 }, size)!;
    tracer.gather(1.5, 1.3, 0.01, 0, 0, 1, { seed: 1, index: 0, pair: 0, mask: 0, a: 0.5, b: 0.5 });
    return { picture, gathered: tracer.result.green };
  };
  const bare = traced(smallRoom());
  const planted = traced({ ...smallRoom(), around: surroundings({ ...smallRoom(), setting: 'garden', floor: 0 }) });
  expect(planted.gathered).toBe(bare.gathered);
  const pixels = Array.from({ length: size.width * size.height }, (_, i) => i * channels);
  const apart = (air: boolean) =>
    pixels
      .filter((i) => bare.picture[i + airChannel]! > 0.9 === air)
      .map((i) => planted.picture[i + 1] !== bare.picture[i + 1]);
  expect(apart(true).filter(Boolean).length).toBeGreaterThan(5);
  expect(apart(false).filter(Boolean).length / apart(false).length).toBeLessThan(0.1);
});
