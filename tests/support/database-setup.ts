import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runMigrations } from 'graphile-worker';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { closeDatabase, openDatabase, poolOf } from '#db/database.ts';
import type { ServerUrls } from '#db/embedded/provision.ts';
import { startEmbeddedDatabase } from '#db/embedded/supervisor.ts';
import { migrate } from '#db/migrate.ts';
import { unsafeFastSettings } from './fast-database.ts';
import { template, urlOf } from './template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    adminUrl: string;
    appUrl: string;
    /** Where the pictures of the demo world are stored (demo-app.ts). */
    demoMedia: string;
  }
}

/** One server for the whole run, and in it one migrated database that every test file copies. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hien-test-'));
  const server = await startEmbeddedDatabase({ dataDir, log: () => {}, settings: unsafeFastSettings });
  await makeTemplate(server);
  project.provide('adminUrl', server.adminUrl);
  project.provide('appUrl', server.url);
  project.provide('demoMedia', join(dataDir, 'demo-media'));
  return async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

async function makeTemplate({ url, adminUrl }: ServerUrls): Promise<void> {
  const admin = new Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`create database ${template} owner hien`);
  await admin.end();
  const db = openDatabase(urlOf(url, template));
  await migrate(db);
  await runMigrations({ pgPool: poolOf(db) });
  await closeDatabase(db);
}
