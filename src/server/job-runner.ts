import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger, run, type Runner, type RunnerOptions, type WorkerEvents } from 'graphile-worker';
import type { Database } from '#db/database.ts';
import { releaseJobsOf } from '#platform/outbox-queries.server.ts';

export interface RunnerParts { url: string; db: Database; taskList: NonNullable<RunnerOptions['taskList']>; crontab: string; log(message: string): void }
interface Running { runner: Runner; pool: string }

/** Runs jobs until it is told to stop. A runner that loses its database ends; another one begins as soon as there is a database again. */
export async function keepRunning(parts: RunnerParts): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController();
  let current = await begin(parts);
  const watching = watch();

  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      await current.runner.promise.catch(() => undefined);
      if (!stopping.signal.aborted) current = await beginAgain(parts, current, stopping.signal);
    }
  }

  return {
    async stop() {
      stopping.abort();
      await current.runner.stop().catch(() => undefined);
      await watching;
    },
  };
}

async function begin({ url, taskList, crontab, log }: RunnerParts): Promise<Running> {
  const events: WorkerEvents = new EventEmitter();
  let pool = '';
  events.on('pool:create', ({ workerPool }) => { pool = workerPool.id; });
  // Unbatched, a job whose end cannot be written rejects a promise nobody holds, and that ends the process.
  const preset = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };
  const runner = await run({ connectionString: url, maxPoolSize: 6, concurrency: 4, noHandleSignals: true, taskList, crontab, events, preset, logger: loggerTo(log) });
  return { runner, pool };
}

async function beginAgain(parts: RunnerParts, ended: Running, stopping: AbortSignal): Promise<Running> {
  parts.log('jobs ended unexpectedly, starting again');
  while (!stopping.aborted) {
    await sleep(500, undefined, { signal: stopping, ref: false }).catch(() => undefined);
    const next = await begin(parts).catch(() => null);
    if (next === null) continue;
    if (stopping.aborted) await next.runner.stop().catch(() => undefined);
    // What the ended one had begun would stay locked.
    else await releaseJobsOf(parts.db, ended.pool).catch(() => undefined);
    return next;
  }
  return ended;
}

/** Jobs speak only of what went wrong; a letter's text is never in their words. */
function loggerTo(log: (message: string) => void): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error' || level === 'warning') log(`jobs: ${message}`);
  });
}
