import { Worker } from 'node:worker_threads';
import { AppError } from '#lib/errors.ts';
import type { StudioJob } from '#platform/studio.ts';

/** One worker thread, started with the first job and ended when idle: a server that shows no models has none. */
export interface StudioWorker {
  run(job: StudioJob): Promise<Uint8Array>;
  close(): Promise<void>;
}

interface PendingJob {
  resolve(bytes: Uint8Array): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout;
}
export type StudioWorkerReply = { number: number; bytes: Uint8Array } | { number: number; fault: string };

const timeoutMs = 30_000;
const idleMs = 120_000;

export function startStudioWorker(thread: string): StudioWorker {
  const waiting = new Map<number, PendingJob>();
  let worker: Worker | null = null;
  let rest: NodeJS.Timeout | null = null;
  let last = 0;

  function hired(): Worker {
    if (rest) clearTimeout(rest);
    if (worker) return worker;
    const begun = new Worker(thread, { resourceLimits: { maxOldGenerationSizeMb: 768 } });
    begun.unref();
    begun.on('message', take);
    begun.on('error', (error) => {
      dismiss(begun, error instanceof Error ? error : new Error(String(error)));
    });
    begun.on('exit', () => {
      dismiss(begun, new Error('the studio closed'));
    });
    worker = begun;
    return begun;
  }

  function take(answer: StudioWorkerReply): void {
    const asked = waiting.get(answer.number);
    if (!asked) return;
    waiting.delete(answer.number);
    clearTimeout(asked.timer);
    if ('bytes' in answer) asked.resolve(answer.bytes);
    else asked.reject(new Error(answer.fault));
    if (waiting.size === 0) rest = setTimeout(() => void close(), idleMs).unref();
  }

  /** A worker that crashed or hangs fails its jobs; the next job gets a new one. */
  function dismiss(which: Worker, error: Error): void {
    if (worker !== which) return;
    worker = null;
    for (const asked of waiting.values()) {
      clearTimeout(asked.timer);
      asked.reject(error);
    }
    waiting.clear();
    void which.terminate();
  }

  async function close(): Promise<void> {
    if (rest) clearTimeout(rest);
    if (worker === null) return;
    const leaving = worker;
    dismiss(leaving, new Error('the studio closed'));
    await leaving.terminate();
  }

  return {
    run: (job) =>
      new Promise((resolve, reject) => {
        const at = hired();
        const number = (last += 1);
        const timer = setTimeout(
          () => {
            dismiss(at, new AppError('unavailable'));
          },
          timeoutMs * Math.max(1, waiting.size),
        ).unref();
        waiting.set(number, { resolve, reject, timer });
        at.postMessage({ number, job }, []);
      }),
    close,
  };
}
