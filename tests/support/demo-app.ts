import { Client } from 'pg';
import { inject } from 'vitest';
import { closeDatabase, openDatabase } from '#db/database.ts';
import { loadDemo } from '#demo/load-demo.server.ts';
import { loadWorld } from '#demo/load-world.server.ts';
import { createPasswordHasher } from '#platform/password-hasher.server.ts';
import { folderStorage } from '#platform/storage/folder-storage.server.ts';
import { appOnDatabase, leastCost, testClock, type TestApp } from './app.ts';
import { copyOf, type TestDatabase } from './database.ts';
import { template, urlOf } from './template.ts';

const demo = 'hien_demo';
const making = 'hien_demo_making';

/**
 * The server over a database of its own with the demo world in it, which takes seconds to load: the first file of a run
 * does it, the others copy. Its pictures are shared, by their content.
 */
export async function demoApp(env: Record<string, string> = {}): Promise<TestApp> {
  const database = await demoDatabase();
  const world = await appOnDatabase(database.url, env, { media: inject('demoMedia') });
  return {
    ...world,
    async close() {
      await world.close();
      await database.drop();
    },
  };
}

/** The demo world's database alone, for who starts a whole application on it. */
export async function demoDatabase(): Promise<TestDatabase> {
  await ensureDemo();
  return copyOf(demo);
}

/** Files that ask at once wait for each other. */
async function ensureDemo(): Promise<void> {
  const admin = new Client({ connectionString: inject('adminUrl') });
  await admin.connect();
  try {
    await admin.query('select pg_advisory_lock(1)');
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [demo]);
    if (rowCount === 0) await makeDemo(admin);
  } finally {
    await admin.end();
  }
}

/** Renamed only when complete. */
async function makeDemo(admin: Client): Promise<void> {
  await admin.query(`drop database if exists ${making} with (force)`);
  await admin.query(`create database ${making} template ${template} strategy file_copy owner hien`);
  const db = openDatabase(urlOf(inject('appUrl'), making));
  const clock = testClock();
  const hasher = await createPasswordHasher(undefined, leastCost);
  try {
    await loadDemo(db, clock, hasher);
    await loadWorld(db, clock, hasher, folderStorage(inject('demoMedia')));
  } finally {
    await closeDatabase(db);
  }
  await admin.query(`alter database ${making} rename to ${demo}`);
}
