import type { TraceWorkerPool } from '#render/engine/trace-worker-pool.ts';
import { kernelOf } from '#render/kernel/kernel.ts';
import { lightPlaces } from '#render/light-cache/light-places.ts';
import type { FlatScene } from '#render/scene/flat-scene.ts';

/** How roughly light is known: the side of a cell in metres, paths for each of its sides, sides at most. */
export interface RoughLight {
  cell: number;
  paths: number;
  most: number;
}

/** Indirect light counts at most this many times white paper; a single path this many. */
export const brightestBounce = 12;
const brightestPath = 40;
/** Of the kernel's scratch memory: threads of the pool have the numbers before. */
export const ownThread = 63;

/**
 * The light of the whole scene, for paths to end with. Deterministic, so that pieces of one picture meet wherever they
 * are traced. `key`: the meter's white paper.
 */
export async function knowLight(
  flat: FlatScene,
  pool: TraceWorkerPool,
  { cell, paths, most }: RoughLight,
  { bounces, key, seed }: { bounces: number; key: number; seed: number },
  signal?: AbortSignal,
): Promise<void> {
  const settings = { bounces, clamp: brightestBounce * key, view: 1 };
  const places = lightPlaces(flat, kernelOf(flat, ownThread), { cell, most });
  await pool.know(places, { settings, paths, seed, most: brightestPath * key }, signal);
}
