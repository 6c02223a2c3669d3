import { setTimeout as sleep } from 'node:timers/promises';
import { Logger, run, type Runner } from 'graphile-worker';
import type pg from 'pg';
import { z } from 'zod';
import type { Database } from '#db/database.ts';
import { openPool } from '#db/pool.ts';
import { sweepCodes } from '#features/accounts/code-queries.server.ts';
import { sweepSessions } from '#features/accounts/session-queries.server.ts';
import { sweepWorkspaceTokens } from '#features/start-design/workspace-token-queries.server.ts';
import type { Clock } from '#platform/clock.ts';
import { writeLetter, writeSms } from '#platform/letters.server.ts';
import { sweepLimits } from '#platform/limits-queries.server.ts';
import type { Mailer } from '#platform/mail.server.ts';
import { deliverOnce, releaseStuckJobs, sweepOutbox } from '#platform/outbox-queries.server.ts';
import type { SmsSender } from '#platform/sms.server.ts';
import { sweepIdempotencyKeys } from '#server/idempotency-queries.server.ts';

export interface JobParts { url: string; db: Database; clock: Clock; mailer: Mailer; sms: SmsSender; log(message: string): void }

const deliverPayload = z.object({ id: z.number().int() });
const day = 86_400_000;
const crontab = '*/15 * * * * sweep\n* * * * * unlock';

/** The worker of this process. It outlives a restart of the database: however a runner ends, another one begins until it is told to stop. */
export async function startJobs(parts: JobParts): Promise<{ stop(): Promise<void> }> {
  // A pool of ours: graphile-worker's own does not survive a server that goes away while it ends.
  const pool = openPool(parts.url, { max: 6 });
  const stopping = new AbortController();
  let runner = await begin(pool, parts);
  const watching = watch();

  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      await runner.promise.catch(() => undefined);
      if (!stopping.signal.aborted) runner = await beginAgain(pool, parts, stopping.signal) ?? runner;
    }
  }

  return {
    async stop() {
      stopping.abort();
      await runner.stop().catch(() => undefined);
      await watching;
      await pool.end();
    },
  };
}

function begin(pool: pg.Pool, { log, ...parts }: JobParts): Promise<Runner> {
  return run({ pgPool: pool, concurrency: 4, noHandleSignals: true, taskList: tasks(parts), crontab, logger: loggerTo(log) });
}

async function beginAgain(pool: pg.Pool, parts: JobParts, stopping: AbortSignal): Promise<Runner | null> {
  parts.log('jobs ended unexpectedly, starting again');
  while (!stopping.aborted) {
    await sleep(500, undefined, { signal: stopping, ref: false }).catch(() => undefined);
    const runner = await begin(pool, parts).catch(() => null);
    if (runner && stopping.aborted) await runner.stop().catch(() => undefined);
    if (runner) return runner;
  }
  return null;
}

function tasks({ db, clock, mailer, sms }: Omit<JobParts, 'url' | 'log'>) {
  return {
    unlock: () => releaseStuckJobs(db),
    deliver: async (payload: unknown) => {
      await deliverOnce(db, clock, deliverPayload.parse(payload).id, async ({ kind, letter }) => {
        if (kind === 'mail') await mailer.send(writeLetter(letter));
        if (kind === 'sms') await sms.send(writeSms(letter));
      });
    },
    sweep: async () => {
      const ago = (days: number) => new Date(clock.now().getTime() - days * day);
      await sweepLimits(db, clock);
      await sweepCodes(db, ago(1));
      await sweepWorkspaceTokens(db, ago(1));
      await sweepIdempotencyKeys(db, ago(2));
      await sweepSessions(db, ago(30));
      await sweepOutbox(db, ago(7));
    },
  };
}

/** Jobs speak only of what went wrong; a letter's text is never in their words. */
function loggerTo(log: (message: string) => void): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error' || level === 'warning') log(`jobs: ${message}`);
  });
}
