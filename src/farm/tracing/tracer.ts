import { Worker } from 'node:worker_threads';
import { workerFile } from '#lib/worker-file.ts';
import type { PieceTask, TracedPiece } from '#platform/threads/render-task.ts';
import { projectFile } from '../project-file.ts';
import type { SceneSource } from './piece-scene.ts';
import type { TracingOrder, TracingReply, TracingStart } from './tracing-worker.ts';

/** Traces pieces, one after the other, on threads of low priority that begin with the first and end when idle. */
export interface Tracer {
  threads: number;
  /** Null where it was stopped. `source` is asked for a scene the threads do not have. */
  trace(task: PieceTask, source: () => Promise<SceneSource>, signal: AbortSignal): Promise<TracedPiece | null>;
  close(): Promise<void>;
}

interface TracerOptions {
  threads: number;
  niceness?: number;
  /** Without it pieces stay noisy: for tests of everything else. */
  denoise?: boolean;
  /** The folder the thread's file is looked for from. */
  folder?: string;
}

/** A scene of a large home takes hundreds of megabytes: it is not kept for the next day's customer. */
const idleMs = 120_000;

export function createTracer({
  threads,
  niceness = 15,
  denoise = true,
  folder = import.meta.dirname,
}: TracerOptions): Tracer {
  let worker: Worker | null = null;
  let rest: NodeJS.Timeout | undefined;

  function hired(): Worker {
    clearTimeout(rest);
    worker ??= new Worker(workerFile(folder, 'tracing-worker.js', 'tracing-worker.ts'), {
      workerData: {
        threads,
        niceness,
        weights: denoise ? projectFile('third_party/oidn/rt_hdr_alb_nrm.tza') : null,
      } satisfies TracingStart,
      env: {},
      execArgv: [],
    });
    worker.unref();
    return worker;
  }

  function ask(order: TracingOrder): Promise<TracingReply> {
    const at = hired();
    const { promise, resolve } = Promise.withResolvers<TracingReply>();
    const settle = (reply: TracingReply): void => {
      at.off('message', settle);
      at.off('error', fail);
      at.off('exit', leave);
      resolve(reply);
    };
    const fail = (error: Error): void => {
      worker = null;
      settle({ fault: error.message });
    };
    const leave = (): void => fail(new Error('the tracing thread ended'));
    at.on('message', settle);
    at.on('error', fail);
    at.on('exit', leave);
    at.postMessage(order, []);
    return promise;
  }

  return {
    threads,
    async trace(task, source, signal) {
      if (signal.aborted) return null;
      const halt = (): void => worker?.postMessage({ stop: true } satisfies TracingOrder, []);
      signal.addEventListener('abort', halt, { once: true });
      try {
        let reply = await ask({ task, source: null });
        if ('needs' in reply && !signal.aborted) reply = await ask({ task, source: await source() });
        if ('bytes' in reply) return reply;
        if ('fault' in reply) throw new Error(reply.fault);
        return null;
      } finally {
        signal.removeEventListener('abort', halt);
        rest = setTimeout(() => void end(), idleMs).unref();
      }
    },
    close: end,
  };

  async function end(): Promise<void> {
    clearTimeout(rest);
    const leaving = worker;
    worker = null;
    await leaving?.terminate();
  }
}
