import { createHash, randomBytes } from 'node:crypto';
import { AppError } from '#lib/errors.ts';
import { newId } from '#lib/id.ts';
import { audit } from '#platform/audit-queries.server.ts';
import type { Clock } from '#platform/clock.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext } from '#platform/context.ts';
import type { Database } from '#db/database.ts';
import { allJobs } from './render-job-queries.server.ts';
import {
  allWorkers,
  findWorkerByToken,
  insertWorker,
  revokeWorker,
  unblockWorker,
  type WorkerRow,
} from './render-worker-queries.server.ts';
import type { ConsoleRenders, WorkerData } from './render-worker.ts';

/** Recognised in a log or a repository it should not be in. */
const tokenPrefix = 'hrw_';
const mostJobs = 200;

/** Another machine may trace for us. Its token is shown once; we keep a hash. */
export function createWorker(ctx: RequestContext, name: string): Promise<WorkerData & { token: string }> {
  const token = `${tokenPrefix}${randomBytes(32).toString('base64url')}`;
  return commit(ctx, async (db) => {
    const now = ctx.clock.now();
    const row = await insertWorker(db, {
      id: newId('rw', now),
      name,
      token_hash: workerTokenHash(token),
      created_at: now,
    });
    await audit(db, ctx, { action: 'render.worker_added', target: row.id, after: { name } });
    return { ...workerData(row), token };
  });
}

export function revokeToken(ctx: RequestContext, id: string): Promise<WorkerData> {
  return commit(ctx, async (db) => {
    const row = await revokeWorker(db, id, ctx.clock.now());
    if (!row) throw new AppError('not_found');
    await audit(db, ctx, { action: 'render.worker_revoked', target: id });
    return workerData(row);
  });
}

export function trustAgain(ctx: RequestContext, id: string): Promise<WorkerData> {
  return commit(ctx, async (db) => {
    const row = await unblockWorker(db, id);
    if (!row) throw new AppError('not_found');
    await audit(db, ctx, { action: 'render.worker_unblocked', target: id });
    return workerData(row);
  });
}

/** Jobs and workers, for the console. */
export async function consoleRenders({ db }: Pick<RequestContext, 'db'>, live: boolean): Promise<ConsoleRenders> {
  const jobs = await allJobs(db, { live, most: mostJobs });
  return {
    workers: (await allWorkers(db)).map(workerData),
    jobs: jobs.map(({ created_at, ended_at, user_id, nickname, ...job }) => ({
      ...job,
      person: { id: user_id, nickname },
      createdAt: created_at.toISOString(),
      endedAt: ended_at?.toISOString() ?? null,
    })),
  };
}

/** Who sends this token; unknown, revoked and blocked ones are answered alike. */
export async function workerOf(
  db: Database,
  headers: Record<string, string | string[] | undefined>,
): Promise<{ id: string }> {
  const [, token] = /^Bearer (hrw_[A-Za-z0-9_-]{43})$/.exec(String(headers.authorization ?? '')) ?? [];
  const worker = token === undefined ? undefined : await findWorkerByToken(db, workerTokenHash(token));
  if (!worker || worker.revoked_at !== null || worker.blocked_at !== null) throw new AppError('render_worker');
  return worker;
}

/** The threads of this process, as a worker among the others. */
export async function enlistThreads(db: Database, clock: Clock, name: string, threads: number): Promise<string> {
  const now = clock.now();
  return (await insertWorker(db, { id: newId('rw', now), name, threads, created_at: now, seen_at: now })).id;
}

function workerData(row: WorkerRow): WorkerData {
  return {
    id: row.id,
    name: row.name,
    own: row.token_hash === null,
    threads: row.threads,
    speed: row.speed,
    pieces: row.pieces,
    faults: row.faults,
    createdAt: row.created_at.toISOString(),
    seenAt: row.seen_at?.toISOString() ?? null,
    blockedAt: row.blocked_at?.toISOString() ?? null,
    revokedAt: row.revoked_at?.toISOString() ?? null,
  };
}

/** What is kept of a token. */
export function workerTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
