import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runMigrations } from 'graphile-worker';
import type { TestProject } from 'vitest/node';
import { closeDatabase, openDatabase, poolOf } from '#db/database.ts';
import { startEmbeddedDatabase } from '#db/embedded/supervisor.ts';
import { migrate } from '#db/migrate.ts';
import { unsafeFastSettings } from '../support/fast-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder whose database is there and migrated, at rest. */
    migrated: string;
  }
}

/** One database made and migrated for the whole run; what is tried here begins after that. */
export default async function setUp(project: TestProject): Promise<() => void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hien-migrated-'));
  const server = await startEmbeddedDatabase({ dataDir, log: () => {}, settings: unsafeFastSettings });
  const db = openDatabase(server.url);
  await migrate(db);
  await runMigrations({ pgPool: poolOf(db) });
  await closeDatabase(db);
  await server.stop();
  project.provide('migrated', dataDir);
  return () => rmSync(dataDir, { recursive: true, force: true });
}
