import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { closeDatabase, openDatabase, type Database } from '#db/database.ts';
import { template, urlOf } from './template.ts';

export interface TestDatabase {
  db: Database;
  url: string;
  drop(): Promise<void>;
}

/**
 * A migrated database for one test file: call it in `beforeAll`, `drop` it in `afterAll`. An empty one is for tests of
 * migrating itself.
 */
export function testDatabase({ empty = false } = {}): Promise<TestDatabase> {
  return copyOf(empty ? 'template0' : template);
}

export async function copyOf(original: string): Promise<TestDatabase> {
  const adminUrl = inject('adminUrl');
  const name = `hien_${randomBytes(6).toString('hex')}`;
  await asAdmin(adminUrl, `create database ${name} template ${original} strategy file_copy owner hien`);
  const url = urlOf(inject('appUrl'), name);
  const db = openDatabase(url);
  return {
    db,
    url,
    async drop() {
      await closeDatabase(db);
      await asAdmin(adminUrl, `drop database ${name} with (force)`);
    },
  };
}

async function asAdmin(adminUrl: string, statement: string): Promise<void> {
  const admin = new Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    await admin.query(statement);
  } finally {
    await admin.end();
  }
}
