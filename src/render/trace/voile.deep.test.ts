import { expect, test } from 'vitest';
import { sheet } from '#models/geometry/cloth.ts';
import { finishOf } from '#models/materials/library.ts';
import { textureCache } from '#models/materials/texture.ts';
import { kernelOf } from '#render/kernel/kernel.ts';
import { flatten } from '#render/scene/flat-scene.ts';
import type { RenderScene } from '#render/scene/render-scene.ts';
import { pathTracer } from '#render/trace/path.ts';
import { begin, samplerOf } from '#render/trace/sampler.ts';

const voile = finishOf('sheer-white');
/** A cloth across the way of a ray along Y, an even sky behind and before it. */
const hung = (layers: number): RenderScene => ({
  parts: Array.from({ length: layers }, (_, i) => ({
    mesh: sheet(1, 1, (u, v) => [u * 2000 - 1000, 1000 + i * 100, v * 2000 - 1000], { width: 2000, height: 2000 }),
    solid: false,
    finish: voile,
    at: { x: 0, y: 0, z: 0, turn: 0 },
  })),
  portals: [],
  sky: { kind: 'even', radiance: [1, 1, 1] },
});

test.each([1, 2])(
  'voile before the open air: %i layers are there by their share in every ray, not by chance',
  (layers) => {
    const flat = flatten(hung(layers), textureCache(16));
    const { trace, result } = pathTracer(flat, kernelOf(flat, 0), { bounces: 2, clamp: 20, view: 1 });
    const sampler = samplerOf(1);
    const seen = Array.from({ length: 12 }, (_, seed) => {
      begin(sampler, 3, 5, 0, seed);
      trace(0, 0, 0, 0, 1, 0, 1e-4, sampler);
      return { air: result.air, albedo: result.albedoGreen };
    });
    for (const { air, albedo } of seen) {
      expect(air).toBeCloseTo((1 - voile.opacity!) ** layers, 5);
      expect(albedo).toBeCloseTo(seen[0]!.albedo, 5);
    }
  },
);
