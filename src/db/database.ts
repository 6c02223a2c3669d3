import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Tables } from '#db/tables.ts';

export type Database = Kysely<Tables>;

const int8 = 20;
const types = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    // Counts and ids stay far below 2^53; as text they would sort and add up wrongly.
    return oid === int8 && format !== 'binary' ? Number : pg.types.getTypeParser(oid, format);
  },
} as pg.CustomTypesConfig;

export function openDatabase(url: string, options: { max?: number } = {}): Database {
  const pool = new pg.Pool({ connectionString: url, max: options.max ?? 12, types, statement_timeout: 30_000, connectionTimeoutMillis: 10_000, idleTimeoutMillis: 30_000 });
  // An idle connection that dies with its server is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** The inner handle shadows the outer on purpose, so that no statement slips out. Inside a transaction it joins that one. */
export function transaction<T>(db: Database, work: (db: Database) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}

export function closeDatabase(db: Database): Promise<void> {
  return db.destroy();
}
