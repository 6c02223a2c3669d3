import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import type { Pool } from 'pg';
import type { Tables } from '#db/tables.ts';
import { openPool, type PoolOptions } from './pool.ts';

export type Database = Kysely<Tables>;

const pools = new WeakMap<Database, Pool>();

/** Opens nothing yet: the first query connects. */
export function openDatabase(url: string, options: PoolOptions = {}): Database {
  const pool = openPool(url, options);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  pools.set(db, pool);
  return db;
}

/** The underlying pool, for code that uses `pg` directly. */
export function poolOf(db: Database): Pool {
  const pool = pools.get(db);
  if (!pool) throw new Error('Only a database that was opened here has a pool, not a transaction in it.');
  return pool;
}

/** Not so a transaction, nor what somebody else built over the pool. */
export function hasPool(db: Database): boolean {
  return pools.has(db);
}

/** Kysely leaves a pool alone that it never used itself, so the pool is ended here whoever used it. */
export async function closeDatabase(db: Database): Promise<void> {
  const pool = poolOf(db);
  await db.destroy();
  if (!pool.ending) await pool.end();
}

/**
 * All of `work` or nothing. Called inside another transaction it becomes a savepoint of that one: if the inner work
 * throws, only its own changes are undone, and the outer one may go on or throw further. Nothing is final before the
 * outermost one returns. Inner ones run one after another, never side by side: they share one connection.
 */
export async function transaction<T>(db: Database, work: (db: Database) => Promise<T>): Promise<T> {
  if (db.isTransaction) return savepoint(db as Transaction<Tables>, work);
  return db.transaction().execute((inner) => work(inner));
}

async function savepoint<T>(db: Transaction<Tables>, work: (db: Database) => Promise<T>): Promise<T> {
  // PostgreSQL lets savepoints share a name; the newest one counts, which is just how calls nest.
  await sql`savepoint inner_work`.execute(db);
  try {
    const result = await work(db);
    await sql`release savepoint inner_work`.execute(db);
    return result;
  } catch (error) {
    await sql`rollback to savepoint inner_work; release savepoint inner_work`.execute(db);
    throw error;
  }
}
