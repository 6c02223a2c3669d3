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
    const pending = pendingMigrations(migrations, await applied(client));
    for (const migration of pending) {
      log(`Migrating: ${migration.name}`);
      await apply(client, migration);
    }
    return pending.map(({ name }) => name);
  } finally {
    // Not back into the pool: lock and settings go with the connection.
    client.release(true);
  }
}

const lockKey = 1_751_213_421;

async function applied(client: ClientBase): Promise<AppliedMigration[]> {
  await client.query(`create table if not exists migrations (
    number integer primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())`);
  return (await client.query<AppliedMigration>('select number, name, checksum from migrations order by number')).rows;
}

async function apply(client: ClientBase, { number, name, checksum, text }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(text);
    await client.query('insert into migrations (number, name, checksum) values ($1, $2, $3)', [number, name, checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
}
