import { Worker } from 'node:worker_threads';
import { Cancelled } from '#render/engine/engine.ts';
import type { WorkerAnswer, WorkerStart, WorkerTask } from '#render/engine/trace-worker.ts';
import type { FlatScene } from '#render/scene/flat-scene.ts';
import type { PathSettings } from '#render/trace/path.ts';
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
    settings: PathSettings,
    onTile: (tile: Tile, number: number, pixels: Float32Array) => void,
    signal?: AbortSignal,
  ): Promise<void>;
  close(): Promise<void>;
}

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
  return {
    async trace(tiles, shot, settings, onTile, signal) {
      let next = 0;
      const halt = (): void => void Atomics.store(stop, 0, 1);
      Atomics.store(stop, 0, signal?.aborted ? 1 : 0);
      signal?.addEventListener('abort', halt, { once: true });
      const take = (): WorkerTask | null =>
        next < tiles.length && !signal?.aborted ? { number: next, shot, settings, tile: tiles[next++]! } : null;
      try {
        await Promise.all(
          workers.map((worker) =>
            feedWorker(worker, take, ({ number, pixels }) => pixels && onTile(tiles[number]!, number, pixels)),
          ),
        );
      } finally {
        signal?.removeEventListener('abort', halt);
      }
      if (signal?.aborted) throw new Cancelled();
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
      settle();
    };
    const give = (): void => {
      const task = take();
      if (task) worker.postMessage(task, []);
      else end(resolve);
    };
    const fail = (error: unknown): void => end(() => reject(error));
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
    give();
  });
}
