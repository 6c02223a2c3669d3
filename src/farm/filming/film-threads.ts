import { Worker } from 'node:worker_threads';
import type { LightField } from '#models/light/light-field.ts';
import { workerFile } from '#lib/worker-file.ts';
import type { Vec3 } from '#lib/vec.ts';
import type { MeterReading } from '#platform/threads/render-task.ts';
import { Cancelled } from '#render/engine/engine.ts';
import type { LightPlaces } from '#render/light-cache/light-places.ts';
import type { FlatScene } from '#render/scene/flat-scene.ts';
import type { FilmTask, FilmThreadStart } from './film-thread.ts';
import type { Frame } from './trace-frame.ts';

/** Threads that trace a film of one scene: its light once, then frames. */
export interface FilmThreads {
  /** Light on all that is seen from these points; the frames use it. Deterministic: every machine knows the same. */
  light(wanted: LightWanted, signal: AbortSignal): Promise<void>;
  /** Developed, in their order. */
  frames(frames: readonly Frame[], signal: AbortSignal): Promise<Uint8Array[]>;
  close(): Promise<void>;
}

interface LightWanted {
  eyes: Vec3[];
  meter: MeterReading;
  /** Side of a cell, metres; paths a side of a cell; bounces of a path. */
  cell: number;
  paths: number;
  bounces: number;
  /** Sides of cells at most. */
  most: number;
}

/** Sides of cells a thread gathers light of at a time. */
const batch = 2000;

export function openFilmThreads(scene: FlatScene, threads: number, niceness: number): FilmThreads {
  const stop = new Int32Array(new SharedArrayBuffer(4));
  const workers = Array.from(
    { length: threads },
    (_, thread) =>
      new Worker(workerFile(import.meta.dirname, 'film-worker.js', 'film-thread.ts'), {
        workerData: { scene, thread, stop, niceness } satisfies FilmThreadStart,
        execArgv: [],
      }),
  );

  function ask<T>(worker: Worker, task: FilmTask): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const settle = (end: () => void): void => {
      worker.off('message', hear);
      worker.off('error', fail);
      end();
    };
    const hear = (answer: T): void => settle(() => resolve(answer));
    const fail = (error: Error): void => settle(() => reject(error));
    worker.once('message', hear);
    worker.once('error', fail);
    worker.postMessage(task, []);
    return promise;
  }

  /** Every task once, by whichever thread is free; answers in their order. */
  async function all<T>(tasks: readonly FilmTask[], signal: AbortSignal): Promise<T[]> {
    const halt = (): void => void Atomics.store(stop, 0, 1);
    Atomics.store(stop, 0, signal.aborted ? 1 : 0);
    signal.addEventListener('abort', halt, { once: true });
    const answers: T[] = [];
    let next = 0;
    try {
      await Promise.all(
        workers.map(async (worker) => {
          while (next < tasks.length && !signal.aborted) {
            const number = next++;
            const answer = await ask<T | null>(worker, tasks[number]!);
            if (answer !== null) answers[number] = answer;
          }
        }),
      );
    } finally {
      signal.removeEventListener('abort', halt);
    }
    if (signal.aborted) throw new Cancelled();
    return answers;
  }

  return {
    async light({ eyes, meter, cell, paths, bounces, most }, signal) {
      const [places] = await all<LightPlaces>([{ kind: 'places', cell, eyes, most }], signal);
      if (!places) throw new Error('no places');
      const count = places.keys.length;
      const ranges: FilmTask[] = Array.from({ length: Math.ceil(count / batch) }, (_, n) => ({
        kind: 'gather',
        places,
        from: n * batch,
        to: Math.min(count, (n + 1) * batch),
        key: meter.key,
        paths,
        bounces,
      }));
      const light = new Float32Array(count * 3);
      for (const [n, part] of (await all<Float32Array>(ranges, signal)).entries()) light.set(part, n * batch * 3);
      const { points: _, found: __, ...where } = places;
      const [field] = await all<LightField>([{ kind: 'smooth', field: { ...where, light } }], signal);
      if (!field) throw new Error('no light');
      await Promise.all(workers.map((worker) => ask(worker, { kind: 'know', field, meter })));
    },
    frames: (frames, signal) =>
      all(
        frames.map((frame) => ({ kind: 'frame', frame })),
        signal,
      ),
    async close() {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}
