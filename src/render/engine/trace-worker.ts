import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { LightField } from '#models/light/light-field.ts';
import { kernelOf } from '#render/kernel/kernel.ts';
import { gatherLight } from '#render/light-cache/gather-light.ts';
import { lightCache } from '#render/light-cache/light-cache.ts';
import type { LightPlaces } from '#render/light-cache/light-places.ts';
import type { FlatScene } from '#render/scene/flat-scene.ts';
import { pathTracer } from '#render/trace/path.ts';
import type { PathSettings, PathTracer } from '#render/trace/path.ts';
import { traceTile } from '#render/trace/tile.ts';
import type { Shot, Tile } from '#render/trace/tile.ts';

export interface WorkerStart {
  scene: FlatScene;
  thread: number;
  stop: Int32Array;
  niceness: number;
}
/** `beyond`: paths end with the light that is known. */
export type TileSettings = Omit<PathSettings, 'known' | 'beyond'> & { beyond?: boolean };
/** How light is gathered on places before it is known. */
export interface Gathering {
  settings: TileSettings;
  paths: number;
  seed: number;
  /** A single path counts at most this much, kcd/m². */
  most: number;
}
export type WorkerTask =
  | { kind: 'tile'; number: number; shot: Shot; settings: TileSettings; tile: Tile }
  | { kind: 'gather'; number: number; places: LightPlaces; from: number; to: number; how: Gathering }
  | { kind: 'know'; number: number; field: LightField };
/** Null where it was stopped, or where there is nothing to say. */
export interface WorkerAnswer {
  number: number;
  found: Float32Array | null;
}

const { scene, thread, stop, niceness } = workerData as WorkerStart;
// On Linux a thread has a niceness of its own, so the server beside it stays quick.
setPriority(niceness);
const kernel = kernelOf(scene, thread);
const isStopped = (): boolean => Atomics.load(stop, 0) !== 0;
let ready: { settings: string; tracer: PathTracer } | null = null;
let beyond: PathSettings['beyond'];

parentPort!.on('message', (task: WorkerTask) => {
  const found = answer(task);
  parentPort!.postMessage({ number: task.number, found } satisfies WorkerAnswer, found ? [found.buffer] : []);
});

function answer(task: WorkerTask): Float32Array<ArrayBuffer> | null {
  switch (task.kind) {
    case 'tile':
      return traceTile(tracerOf(task.settings), task.shot, task.tile, isStopped);
    case 'gather': {
      const { places, from, to, how } = task;
      return gatherLight(tracerOf(how.settings), places, from, to, { ...how, stop: isStopped });
    }
    case 'know':
      beyond = Object.assign(lightCache(task.field), { near: nearCells * task.field.cell });
      ready = null;
      return null;
  }
}

/** Closer than this many cells to where it comes from, light is traced: cells are too wide for corners. */
const nearCells = 1.5;

function tracerOf(settings: TileSettings): PathTracer {
  const key = JSON.stringify(settings);
  if (ready?.settings === key) return ready.tracer;
  if (settings.beyond && !beyond) throw new Error('no light is known');
  const tracer = pathTracer(scene, kernel, { ...settings, beyond: settings.beyond ? beyond : undefined });
  ready = { settings: key, tracer };
  return tracer;
}
