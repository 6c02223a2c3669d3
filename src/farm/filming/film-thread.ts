import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { LightField } from '#models/light/light-field.ts';
import type { Vec3 } from '#lib/vec.ts';
import type { MeterReading } from '#platform/threads/render-task.ts';
import { kernelOf } from '#render/kernel/kernel.ts';
import { gatherLight } from '#render/light-cache/gather-light.ts';
import { lightCache } from '#render/light-cache/light-cache.ts';
import { lightPlaces, type LightPlaces } from '#render/light-cache/light-places.ts';
import { smoothed } from '#render/light-cache/smoothed.ts';
import { brightestBounce } from '#render/engine/know-light.ts';
import type { FlatScene } from '#render/scene/flat-scene.ts';
import { pathTracer, type PathTracer } from '#render/trace/path.ts';
import { traceFrame, type Frame } from './trace-frame.ts';

export interface FilmThreadStart {
  scene: FlatScene;
  thread: number;
  /** Set while what is traced is no longer wanted. */
  stop: Int32Array;
  niceness: number;
}
/** First where light is to be known, then the light of a range of it, then all of it smoothed; then frames. */
export type FilmTask =
  | { kind: 'places'; cell: number; eyes: Vec3[]; most: number }
  | { kind: 'gather'; places: LightPlaces; from: number; to: number; key: number; paths: number; bounces: number }
  | { kind: 'smooth'; field: LightField }
  | { kind: 'know'; field: LightField; meter: MeterReading }
  | { kind: 'frame'; frame: Frame };

const { scene, thread, stop, niceness } = workerData as FilmThreadStart;
setPriority(niceness);
const kernel = kernelOf(scene, thread);
const isStopped = (): boolean => Atomics.load(stop, 0) !== 0;
let frames: PathTracer | null = null;

parentPort?.on('message', (task: FilmTask) => parentPort?.postMessage(answer(task), []));

function answer(task: FilmTask): unknown {
  switch (task.kind) {
    case 'places':
      return lightPlaces(scene, kernel, task);
    case 'gather': {
      const clamp = brightestBounce * task.key;
      const tracer = pathTracer(scene, kernel, { bounces: task.bounces, clamp, view: 1 });
      const { places, from, to, paths } = task;
      return gatherLight(tracer, places, from, to, { paths, seed: 1, most: 40 * task.key, stop: isStopped });
    }
    case 'smooth':
      return smoothed(task.field);
    case 'know': {
      const clamp = brightestBounce * task.meter.key;
      frames = pathTracer(scene, kernel, { bounces: 2, clamp, view: task.meter.hold, known: lightCache(task.field) });
      return null;
    }
    case 'frame':
      return frames && traceFrame(frames, task.frame, isStopped);
  }
}
