import { Worker } from 'node:worker_threads';
import { Cancelled } from '#render/engine/engine.ts';
import type { Gathering, TileSettings, WorkerAnswer, WorkerStart, WorkerTask } from '#render/engine/trace-worker.ts';
import type { LightPlaces } from '#render/light-cache/light-places.ts';
import { smoothed } from '#render/light-cache/smoothed.ts';
import type { FlatScene } from '#render/scene/flat-scene.ts';
import type { Shot, Tile } from '#render/trace/tile.ts';
import { workerFile } from '#lib/worker-file.ts';

/** Threads that trace tiles of one scene. */
export interface TraceWorkerPool {
  /**
   * Traces these tiles, in whatever order; `onTile` has each as it is done. Rejects with Cancelled when the signal says
   * so.
   */
  trace(
    tiles: readonly Tile[],
    shot: Shot,
    settings: TileSettings,
    onTile: (tile: Tile, number: number, pixels: Float32Array) => void,
    signal?: AbortSignal,
  ): Promise<void>;
  /** Gathers the light of these places; tiles traced with `beyond` from now on end their paths with it. */
  know(places: LightPlaces, how: Gathering, signal?: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

/** Places a thread gathers light of at a time. */
const batch = 500;

export function openTraceWorkerPool(scene: FlatScene, threads: number, niceness = 10): TraceWorkerPool {
  const stop = new Int32Array(new SharedArrayBuffer(4));
  const workers = Array.from(
    { length: threads },
    (_, thread) =>
      new Worker(workerFile(import.meta.dirname, 'render-worker.js', 'trace-worker.ts'), {
        workerData: { scene, thread, stop, niceness } satisfies WorkerStart,
        execArgv: [],
      }),
  );

  /** Whoever asks a thread that has ended waits for ever, so nobody asks one: a pool is of no use without all of them. */
  let ended: Error | null = null;
  for (const worker of workers) {
    worker.once('error', (error: Error) => (ended ??= error));
    worker.once('exit', () => (ended ??= new Error('a tracing thread ended')));
  }

  /** Every task once, by whichever thread is free. */
  async function share(
    tasks: readonly WorkerTask[],
    onFound: (number: number, found: Float32Array) => void,
    signal?: AbortSignal,
  ): Promise<void> {
    if (ended) throw ended;
    let next = 0;
    const halt = (): void => void Atomics.store(stop, 0, 1);
    Atomics.store(stop, 0, signal?.aborted ? 1 : 0);
    signal?.addEventListener('abort', halt, { once: true });
    const take = (): WorkerTask | null => (signal?.aborted ? null : (tasks[next++] ?? null));
    try {
      await Promise.all(
        workers.map((worker) => feedWorker(worker, take, ({ number, found }) => found && onFound(number, found))),
      );
    } finally {
      signal?.removeEventListener('abort', halt);
    }
    if (signal?.aborted) throw new Cancelled();
  }

  return {
    trace(tiles, shot, settings, onTile, signal) {
      const tasks = tiles.map((tile, number): WorkerTask => ({ kind: 'tile', number, shot, settings, tile }));
      return share(tasks, (number, pixels) => onTile(tiles[number]!, number, pixels), signal);
    },
    async know({ points, found, ...where }, how, signal) {
      const count = where.keys.length;
      const places = { points, found, ...where };
      const tasks = Array.from({ length: Math.ceil(count / batch) }, (_, number): WorkerTask => {
        const from = number * batch;
        return { kind: 'gather', number, places, from, to: Math.min(count, from + batch), how };
      });
      const light = new Float32Array(count * 3);
      await share(tasks, (number, part) => light.set(part, number * batch * 3), signal);
      const field = smoothed({ ...where, light });
      await Promise.all(
        workers.map((worker) => {
          const once: WorkerTask[] = [{ kind: 'know', number: 0, field }];
          return feedWorker(
            worker,
            () => once.pop() ?? null,
            () => undefined,
          );
        }),
      );
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

/** Gives a worker one task after the other until there are none. */
function feedWorker(
  worker: Worker,
  take: () => WorkerTask | null,
  done: (answer: WorkerAnswer) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void): void => {
      worker.off('message', hear);
      worker.off('error', fail);
      worker.off('exit', leave);
      settle();
    };
    const give = (): void => {
      const task = take();
      if (task) worker.postMessage(task, []);
      else end(resolve);
    };
    const fail = (error: unknown): void => end(() => reject(error));
    const leave = (): void => fail(new Error('a tracing thread ended'));
    const hear = (answer: WorkerAnswer): void => {
      try {
        done(answer);
        give();
      } catch (error) {
        fail(error);
      }
    };
    worker.on('message', hear);
    worker.once('error', fail);
    worker.once('exit', leave);
    give();
  });
}
