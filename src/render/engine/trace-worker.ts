import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { kernelOf } from '#render/kernel/kernel.ts';
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
export interface WorkerTask {
  number: number;
  shot: Shot;
  settings: PathSettings;
  tile: Tile;
}
export interface WorkerAnswer {
  number: number;
  pixels: Float32Array | null;
}

const { scene, thread, stop, niceness } = workerData as WorkerStart;
// On Linux a thread has a niceness of its own, so the server beside it stays quick.
setPriority(niceness);
const kernel = kernelOf(scene, thread);
let ready: { settings: string; tracer: PathTracer } | null = null;

parentPort!.on('message', ({ number, shot, settings, tile }: WorkerTask) => {
  const key = JSON.stringify(settings);
  if (ready?.settings !== key) ready = { settings: key, tracer: pathTracer(scene, kernel, settings) };
  const pixels = traceTile(ready.tracer, shot, tile, () => Atomics.load(stop, 0) !== 0);
  const answer: WorkerAnswer = { number, pixels };
  parentPort!.postMessage(answer, pixels ? [pixels.buffer as ArrayBuffer] : []);
});
