import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, inject } from 'vitest';
import { closeDatabase, openDatabase, type Database } from '#db/database.ts';
import { startEmbeddedDatabase } from '#db/embedded/supervisor.ts';
import { startBuiltServer, type BuiltServer } from '../../e2e/support/server.ts';

/** What a test has begun ends after it, the last first. */
export const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of cleanups.splice(0).toReversed()) await step();
});

/** It goes with what else is cleaned up: after the test, unless told otherwise. */
export async function dataFolder(steps = cleanups): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'hien-fault-'));
  steps.push(() => rm(path, { recursive: true, force: true }));
  return path;
}

/**
 * A data folder with a migrated database in it: a start then does not make one. The secret that makes two houses
 * strangers is not in it; each makes its own.
 */
export async function migratedFolder(steps = cleanups): Promise<string> {
  const path = await dataFolder(steps);
  await cp(inject('migrated'), path, { recursive: true, verbatimSymlinks: true });
  return path;
}

/** Empty unless a test asks for the demo: loading its world takes far longer than all the rest of a start. */
export async function startServer(env: Record<string, string> = {}, dataDir?: string): Promise<BuiltServer> {
  const folder = dataDir ?? (await (env.DATABASE_URL === undefined ? migratedFolder() : dataFolder()));
  const started = await startBuiltServer({ TRUST_PROXY: '127.0.0.1,::1', HIEN_DEMO: '0', ...env }, folder);
  cleanups.push(() => started.stop());
  return started;
}

/** The house's own database, looked at from outside. */
export async function databaseOf(dataDir: string): Promise<Database> {
  const shared = await startEmbeddedDatabase({ dataDir, log: () => undefined });
  cleanups.push(() => shared.stop());
  const db = openDatabase(shared.url);
  cleanups.push(() => closeDatabase(db));
  return db;
}
