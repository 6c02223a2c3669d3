import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientBase } from 'pg';
import { poolOf, type Database } from './database.ts';
import { pendingMigrations, type AppliedMigration, type Migration } from './migration-plan.ts';
import { migrationsFolder, readMigrations } from './migration-files.ts';

interface MigrateOptions {
  folder?: string;
  log?: (message: string) => void;
}

/**
 * Brings the database to the newest schema. Processes that start at once wait for one another; the later ones find
 * nothing to do.
 */
export async function migrate(
  db: Database,
  { folder = migrationsFolder(), log = () => {} }: MigrateOptions = {},
): Promise<string[]> {
  const migrations = readMigrations(folder);
  const client = await poolOf(db).connect();
  try {
    await client.query(`select set_config('statement_timeout', '0', false), set_config('lock_timeout', '0', false)`);
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await client.query(`select set_config('lock_timeout', '${lockPatience}', false)`);
    const pending = pendingMigrations(migrations, await applied(client));
    for (const migration of pending) {
      log(`Migrating: ${migration.name}`);
      await applyPatiently(client, migration);
    }
    return pending.map(({ name }) => name);
  } finally {
    // Not back into the pool: lock and settings go with the connection.
    client.release(true);
  }
}

const lockKey = 1_751_213_421;

/**
 * Milliseconds. A change of a table waits for everyone who uses it, and everyone else waits behind it: so it waits
 * briefly, lets them pass and tries again.
 */
const lockPatience = 2000;
const lockTries = 60;
const lockNotAvailable = '55P03';

async function applyPatiently(client: ClientBase, migration: Migration): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await apply(client, migration);
    } catch (error) {
      const { code } = (error as Error).cause as { code?: string };
      if (code !== lockNotAvailable || tries === lockTries) throw error;
      await sleep(lockPatience / 4);
    }
  }
}

async function applied(client: ClientBase): Promise<AppliedMigration[]> {
  await client.query(`create table if not exists migrations (
    number integer primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())`);
  await client.query('alter table migrations add column if not exists expands boolean not null default false');
  return (
    await client.query<AppliedMigration>('select number, name, checksum, expands from migrations order by number')
  ).rows;
}

async function apply(client: ClientBase, { number, name, checksum, text, expands }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(text);
    await client.query('insert into migrations (number, name, checksum, expands) values ($1, $2, $3, $4)', [
      number,
      name,
      checksum,
      expands,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
}
