import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '#db/database.ts';

interface Migration { name: string; text: string; checksum: string }

const lockKey = 4_717_212_026;

/** Applies what is new, in order, each in a transaction, one process at a time. Refuses a file changed after it was applied, and a database newer than this code. */
export async function migrate(db: Database, folder = migrationsFolder()): Promise<string[]> {
  const files = await readMigrations(folder);
  return db.connection().execute(async (db) => {
    await sql`select pg_advisory_lock(${lockKey})`.execute(db);
    try {
      return await applyNew(db, files);
    } finally {
      await sql`select pg_advisory_unlock(${lockKey})`.execute(db);
    }
  });
}

async function applyNew(db: Database, files: Migration[]): Promise<string[]> {
  await sql`create table if not exists migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())`.execute(db);
  const { rows } = await sql<{ name: string; checksum: string }>`select name, checksum from migrations order by name`.execute(db);
  const applied = new Map(rows.map((row) => [row.name, row.checksum]));
  const known = new Map(files.map((file) => [file.name, file.checksum]));
  for (const [name, checksum] of applied) {
    if (!known.has(name)) throw new Error(`The database has migration ${name}, which this version does not know. Use a newer version.`);
    if (known.get(name) !== checksum) throw new Error(`Migration ${name} was changed after it had been applied.`);
  }
  const fresh = files.filter((file) => !applied.has(file.name));
  for (const file of fresh) {
    await db.transaction().execute(async (db) => {
      await sql.raw(file.text).execute(db);
      await sql`insert into migrations (name, checksum) values (${file.name}, ${file.checksum})`.execute(db);
    });
  }
  return fresh.map((file) => file.name);
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}-[\w-]+\.sql$/.test(name)).sort();
  return Promise.all(names.map(async (name) => {
    const text = await readFile(join(folder, name), 'utf8');
    return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
  }));
}

/** The same folder from the source tree and from the bundle in `build/server`. */
function migrationsFolder(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return join(folder, 'src/db/migrations');
}
