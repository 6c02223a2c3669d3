import { describe, expect, test } from 'vitest';
import { ellipsoid } from '#models/geometry/lathe.ts';
import { finishOf } from '#models/materials/library.ts';
import { textureCache } from '#models/materials/texture.ts';
import { board } from '#models/geometry/rounded-box.ts';
import { merge } from '#models/geometry/transform.ts';
import { kernelOf } from '#render/kernel/kernel.ts';
import { flatten } from '#render/scene/flat-scene.ts';
import { pathTracer } from '#render/trace/path.ts';
import { channels, traceTile } from '#render/trace/tile.ts';
import type { Finish } from '#models/materials/finish.ts';
import type { Mesh } from '#models/geometry/mesh.ts';

/* In an oven whose walls all glow alike, a white thing cannot be seen: it sends back exactly what it gets. */
const white: Finish = { ...finishOf('paint-white'), colour: '#ffffff', relief: 0 };
delete white.pattern;

const ball = ellipsoid({ width: 1000, depth: 1000, height: 1000 }, 'middle');
const corner = merge([
  board({ from: [-600, -600, -600], to: [600, 600, -560], radius: 0 }, 'far'),
  board({ from: [-600, 560, -600], to: [600, 600, 600], radius: 0 }, 'far'),
  ball,
]);

describe('a white furnace', () => {
  test.each([
    ['matt', 0.9, 0],
    ['satin', 0.4, 0],
    ['lacquer', 0.1, 0],
    ['rough metal', 0.9, 1],
    ['brushed metal', 0.4, 1],
    ['mirror', 0.05, 1],
  ])('%s keeps all light', (_, roughness, metalness) => {
    expect(brightness(ball, { ...white, roughness, metalness }, true, 1)).toBeCloseTo(1, 1.6);
  });

  test.each([
    ['matt', 0.9, 0],
    ['metal', 0.5, 1],
  ])('%s in a corner, after many bounces', (_, roughness, metalness) => {
    const light = brightness(corner, { ...white, roughness, metalness }, true, 40);
    expect(light).toBeGreaterThan(0.95);
    expect(light).toBeLessThan(1.02);
  });

  test('a sheet scatters all of it, to one side or the other', () => {
    expect(brightness(ball, { ...white, kind: 'fabric' }, false, 60)).toBeGreaterThan(0.96);
    expect(brightness(ball, { ...white, kind: 'fabric' }, false, 60)).toBeLessThan(1.01);
  });

  test('what is not white takes its share', () => {
    expect(brightness(ball, { ...white, colour: '#808080', roughness: 1 }, true, 1)).toBeLessThan(0.35);
  });
});

/** Mean light from the middle of the picture, all of which the thing fills. */
function brightness(mesh: Mesh, finish: Finish, solid: boolean, bounces: number): number {
  const scene = flatten(
    {
      parts: [{ mesh, solid, finish, at: { x: 0, y: 0, z: 0, turn: 0 } }],
      portals: [],
      sky: { kind: 'even', radiance: [1, 1, 1] },
    },
    textureCache(16),
  );
  const tracer = pathTracer(scene, kernelOf(scene, 0), { bounces, clamp: 1e9, view: 1 });
  const camera = { kind: 'still' as const, at: [1.2, -2.6, 0.9] as const, target: [0, 0, 0] as const, view: 12 };
  const out = traceTile(
    tracer,
    { camera, width: 32, height: 32, samples: 32, seed: 5 },
    { x: 0, y: 0, width: 32, height: 32 },
  )!;
  let sum = 0;
  for (let i = 0; i < out.length; i += channels) sum += (out[i]! + out[i + 1]! + out[i + 2]!) / 3;
  return sum / (32 * 32);
}
