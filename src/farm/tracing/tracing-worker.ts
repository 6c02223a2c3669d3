import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { meterPiece } from '#platform/threads/render-piece.ts';
import type { PieceTask, TracedPiece } from '#platform/threads/render-task.ts';
import { openDenoiser, type Denoiser } from '#render/denoise/denoiser.ts';
import { knowLight } from '#render/engine/know-light.ts';
import { openTraceWorkerPool } from '#render/engine/trace-worker-pool.ts';
import type { FlatScene } from '#render/scene/flat-scene.ts';
import { lightOf, traceFilmPiece } from '../filming/film-piece.ts';
import { openFilmThreads, type FilmThreads } from '../filming/film-threads.ts';
import type { Design } from '#design/document.ts';
import { openLightTools, traceLight, type LightTools } from './trace-light.ts';
import { pieceScene, type SceneSource } from './piece-scene.ts';
import { traceMeter, tracePiece, type TracingTools } from './trace-piece.ts';

export interface TracingStart {
  threads: number;
  niceness: number;
  /** Where the denoiser's weights lie; null leaves pieces noisy. */
  weights: string | null;
}
/** `source`: with the first piece of a scene. */
export type TracingOrder = { task: PieceTask; source: SceneSource | null } | { stop: true };
export type TracingReply = TracedPiece | { needs: 'source' } | { stopped: true } | { fault: string };

const { threads, niceness, weights } = workerData as TracingStart;
// Threads begun from here inherit it: pages beside them stay quick.
setPriority(niceness);

interface OpenScene {
  design: Design;
  tools: Omit<TracingTools, 'signal' | 'denoiser'>;
  /** Of the job whose light is baked. */
  light: { job: string; tools: LightTools } | null;
  /** The job whose paths end with light that is known. */
  known: string | null;
  filming: { job: string; threads: FilmThreads } | null;
}

/**
 * People are served in turns, and making a scene and its light costs more than a piece of the picture: the last few
 * stay, of large homes fewer.
 */
const mostScenes = 3;
const mostBytes = 256 * 1024 * 1024;
/** By key, the one used last at the end. */
const scenes = new Map<string, OpenScene>();
let denoiser: Promise<Denoiser> | null = null;
let stopping = new AbortController();

parentPort?.on('message', (order: TracingOrder) => {
  if ('stop' in order) return stopping.abort();
  stopping = new AbortController();
  void answer(order.task, order.source, stopping.signal).then(
    (reply) => parentPort?.postMessage(reply, 'bytes' in reply ? [reply.bytes.buffer] : []),
    async (error: unknown) => {
      // Its threads may have ended: whoever comes next to this scene gets new ones.
      const stopped = stopping.signal.aborted;
      if (!stopped) await closeScene(order.task.scene).catch(() => undefined);
      const reply: TracingReply = stopped
        ? { stopped: true }
        : { fault: error instanceof Error ? error.message : String(error) };
      parentPort?.postMessage(reply, []);
    },
  );
});

async function answer(task: PieceTask, source: SceneSource | null, signal: AbortSignal): Promise<TracingReply> {
  const scene = scenes.get(task.scene) ?? (source && (await openScene(task, source)));
  if (!scene) return { needs: 'source' };
  scenes.delete(task.scene);
  scenes.set(task.scene, scene);
  if (weights !== null) denoiser ??= openDenoiser(weights, threads);
  const tools: TracingTools = { ...scene.tools, denoiser: (await denoiser) ?? null, signal };
  const { spec, meter } = task;
  if (spec.beyond && meter && scene.known !== task.job) {
    await knowLight(scene.tools.flat, scene.tools.pool, spec.beyond, { ...spec, key: meter.key }, signal);
    scene.known = task.job;
  }
  const began = performance.now();
  const spent = () => Math.max(1, Math.round(performance.now() - began));
  if (task.n === meterPiece) return { ...(await traceMeter(task, tools)), spent: spent() };
  const { film } = task.spec;
  if (film) {
    const bytes = await traceFilmPiece(task, film, await filmedBy(task, film, scene, signal), signal);
    return { bytes, night: false, spent: spent() };
  }
  if (task.spec.light) {
    if (scene.light?.job !== task.job) scene.light = { job: task.job, tools: openLightTools(tools, task) };
    return { bytes: await traceLight(task, scene.design, tools, scene.light.tools), night: false, spent: spent() };
  }
  return { bytes: await tracePiece(task, tools), night: false, spent: spent() };
}

/** Makes room first: the scene used longest ago leaves. */
async function openScene(task: PieceTask, source: SceneSource): Promise<OpenScene> {
  const flat = await pieceScene(source, task.spec);
  const bytes = (): number => [flat, ...[...scenes.values()].map(({ tools }) => tools.flat)].reduce(addBytes, 0);
  for (const key of scenes.keys()) {
    if (scenes.size < mostScenes && bytes() <= mostBytes) break;
    await closeScene(key);
  }
  const tools = { flat, pool: openTraceWorkerPool(flat, threads, niceness) };
  return { design: JSON.parse(source.text) as Design, tools, light: null, known: null, filming: null };
}

async function closeScene(key: string): Promise<void> {
  const scene = scenes.get(key);
  scenes.delete(key);
  await Promise.all([scene?.tools.pool.close(), scene?.filming?.threads.close()]);
}

const addBytes = (sum: number, { memory, pictures, triangles }: FlatScene): number =>
  sum + memory.buffer.byteLength + pictures.byteLength + triangles.corners.byteLength * 3;

/** Threads that know the light of this film; it is gathered with the first of its pieces here. */
async function filmedBy(
  task: PieceTask,
  film: NonNullable<PieceTask['spec']['film']>,
  scene: OpenScene,
  signal: AbortSignal,
): Promise<FilmThreads> {
  if (scene.filming?.job === task.job) return scene.filming.threads;
  await scene.filming?.threads.close();
  scene.filming = null;
  const opened = openFilmThreads(scene.tools.flat, threads, niceness);
  try {
    await opened.light(lightOf(task, film), signal);
  } catch (error) {
    await opened.close();
    throw error;
  }
  scene.filming = { job: task.job, threads: opened };
  return opened;
}
