import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger, run, type Runner, type RunnerOptions, type WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import type { Database } from '#db/database.ts';
import { openPool } from '#db/pool.ts';
import { releaseJobsOf } from '#platform/outbox-queries.server.ts';
import { pulseOf, type Pulse } from '#server/jobs/job-pulse.ts';

export interface RunnerParts {
  url: string;
  db: Database;
  taskList: NonNullable<RunnerOptions['taskList']>;
  crontab: string;
  log(message: string): void;
  /** How often the queue is polled, in milliseconds, and after how many missed polls the runner counts as dead. */
  pollMs?: number;
  patience?: number;
}
/** `name` is what its jobs are locked by. Each has its own pool: one that hangs keeps its connections. */
interface Running {
  runner: Runner;
  name: string;
  pool: pg.Pool;
  clients: Set<pg.PoolClient>;
  pulse: Pulse;
}

const concurrency = 4;
/** How long a runner may take to end: with its jobs when the application closes; without them when it hangs. */
const shutdownMs = { closing: 60_000, lost: 5000 };

/**
 * Runs jobs until stopped. A runner that loses its database ends; another one starts as soon as there is a database
 * again. One that neither ends nor polls any more (graphile-worker waits for ever for a connection that never answers,
 * when it listens, polls and even when it stops) is abandoned, and another one starts.
 */
export async function runJobs(parts: RunnerParts): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController();
  let current = await startRunner(parts);
  const watching = watch();

  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      await Promise.race([current.runner.promise.catch(() => undefined), current.pulse.lost(stopping.signal)]);
      if (!stopping.signal.aborted) current = await restartRunner(parts, current, stopping.signal);
    }
  }

  return {
    async stop() {
      stopping.abort();
      await watching;
      await shutDown(current, shutdownMs.closing);
    },
  };
}

async function startRunner({
  url,
  taskList,
  crontab,
  log,
  pollMs = 2000,
  patience = 15,
}: RunnerParts): Promise<Running> {
  // Our own pool: graphile-worker's does not survive a server that goes away while it ends.
  const pool = openPool(url, { max: 6 });
  const clients = new Set<pg.PoolClient>();
  pool.on('connect', (client) => clients.add(client));
  pool.on('remove', (client) => clients.delete(client));
  const events: WorkerEvents = new EventEmitter();
  let name = '';
  events.on('pool:create', ({ workerPool }) => {
    name = workerPool.id;
  });
  const pulse = pulseOf(events, { concurrency, pollMs, patience });
  // Without batching, a job whose completion cannot be written rejects an unhandled promise, and that ends the process.
  const preset = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };
  try {
    const runner = await run({
      pgPool: pool,
      concurrency,
      pollInterval: pollMs,
      noHandleSignals: true,
      taskList,
      crontab,
      events,
      preset,
      logger: loggerTo(log),
    });
    return { runner, name, pool, clients, pulse };
  } catch (error) {
    void pool.end().catch(() => undefined);
    throw error;
  }
}

async function restartRunner(parts: RunnerParts, ended: Running, stopping: AbortSignal): Promise<Running> {
  parts.log('jobs ended unexpectedly, starting again');
  await shutDown(ended, shutdownMs.lost);
  while (!stopping.aborted) {
    await sleep(500, undefined, { signal: stopping, ref: false }).catch(() => undefined);
    const beginning = startRunner(parts).catch(() => null);
    const next = await Promise.race([beginning, sleep(shutdownMs.lost, null, { ref: false })]);
    if (next === null) {
      // It may still start, on a connection that answers late: two would do no harm, but one is enough.
      void beginning.then((late) => late && shutDown(late, shutdownMs.lost));
      continue;
    }
    await releaseJobs(parts.db, ended.name, stopping);
    return next;
  }
  return ended;
}

/**
 * Jobs the ended runner had started would stay locked until the sweep. The first question may meet a connection from
 * before the database went away.
 */
async function releaseJobs(db: Database, name: string, stopping: AbortSignal): Promise<void> {
  for (let tries = 0; tries < 10 && !stopping.aborted; tries++)
    try {
      return await releaseJobsOf(db, name);
    } catch {
      await sleep(500, undefined, { signal: stopping, ref: false }).catch(() => undefined);
    }
}

/** Ends it, gracefully if possible. Connections still in use are cut, or their sockets would outlive it. */
async function shutDown({ runner, pool, clients }: Running, patienceMs: number): Promise<void> {
  const peace = (async () => {
    await runner.stop().catch(() => undefined);
    if (!pool.ending) await pool.end();
    return true;
  })();
  if (await Promise.race([peace, sleep(patienceMs, false, { ref: false })])) return;
  for (const client of clients) void client.end().catch(() => undefined);
}

/** Jobs log only errors; a mail's text is never part of them. */
function loggerTo(log: (message: string) => void): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error' || level === 'warning') log(`jobs: ${message}`);
  });
}
