import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger, run, type Runner, type RunnerOptions, type WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import type { Database } from '#db/database.ts';
import { openPool } from '#db/pool.ts';
import { releaseJobsOf } from '#platform/outbox-queries.server.ts';

export interface RunnerParts { url: string; db: Database; taskList: NonNullable<RunnerOptions['taskList']>; crontab: string; log(message: string): void }
/** `name` is what its jobs are locked by. */
interface Running { runner: Runner; name: string }

/** Runs jobs until it is told to stop. A runner that loses its database ends; another one begins as soon as there is a database again. */
export async function keepRunning(parts: RunnerParts): Promise<{ stop(): Promise<void> }> {
  // A pool of ours: graphile-worker's own does not survive a server that goes away while it ends.
  const pool = openPool(parts.url, { max: 6 });
  const stopping = new AbortController();
  let current = await begin(pool, parts);
  const watching = watch();

  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      await current.runner.promise.catch(() => undefined);
      if (!stopping.signal.aborted) current = await beginAgain(pool, parts, current, stopping.signal);
    }
  }

  return {
    async stop() {
      stopping.abort();
      await current.runner.stop().catch(() => undefined);
      await watching;
      await pool.end();
    },
  };
}

async function begin(pool: pg.Pool, { taskList, crontab, log }: RunnerParts): Promise<Running> {
  const events: WorkerEvents = new EventEmitter();
  let name = '';
  events.on('pool:create', ({ workerPool }) => { name = workerPool.id; });
  // Unbatched, a job whose end cannot be written rejects a promise nobody holds, and that ends the process.
  const preset = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };
  const runner = await run({ pgPool: pool, concurrency: 4, noHandleSignals: true, taskList, crontab, events, preset, logger: loggerTo(log) });
  return { runner, name };
}

async function beginAgain(pool: pg.Pool, parts: RunnerParts, ended: Running, stopping: AbortSignal): Promise<Running> {
  parts.log('jobs ended unexpectedly, starting again');
  while (!stopping.aborted) {
    await sleep(500, undefined, { signal: stopping, ref: false }).catch(() => undefined);
    const next = await begin(pool, parts).catch(() => null);
    if (next === null) continue;
    if (stopping.aborted) await next.runner.stop().catch(() => undefined);
    // What the ended one had begun would stay locked.
    else await releaseJobsOf(parts.db, ended.name).catch(() => undefined);
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
