import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '#db/migrate.ts';
import { testDatabase, type TestDatabase } from '../../tests/support/database.ts';
import {
  columnsOfSchema,
  columnsOfTypes,
  schemaFaults,
  type Columns,
  type LiveColumn,
} from '../../tests/support/table-types.ts';

let database: TestDatabase;
const source = globSync(['tables.ts', 'tables/*.ts'], { cwd: import.meta.dirname })
  .map((path) => readFileSync(join(import.meta.dirname, path), 'utf8'))
  .join('\n');
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

async function schema(): Promise<Columns> {
  const rows = await sql<LiveColumn>`select table_name, column_name, data_type, is_nullable, column_default, is_identity
    from information_schema.columns where table_schema = 'public' and table_name <> 'migrations'`.execute(database.db);
  return columnsOfSchema(rows.rows);
}

describe('DESIGN §2: types checked against the live schema', () => {
  test('every table and column, its kind, whether it may be null and whether the database fills it in', async () => {
    const types = columnsOfTypes(source);
    expect(types.size).toBeGreaterThan(70);
    expect(schemaFaults(types, await schema())).toEqual([]);
  });

  test('a column that is missing on either side is found', async () => {
    const without = columnsOfTypes(source.replace('  nickname: string;\n', ''));
    expect(schemaFaults(without, await schema())).toEqual(['users.nickname: in the database, not in tables.ts']);
    const invented = columnsOfTypes(
      source.replace('  nickname: string;\n', '  nickname: string;\n  shoe_size: number;\n'),
    );
    expect(schemaFaults(invented, await schema())).toEqual(['users.shoe_size: in tables.ts, not in the database']);
  });

  test('a table that is missing on either side is found', async () => {
    const without = columnsOfTypes(source.replace('  settings: SettingsTable;\n', ''));
    expect(schemaFaults(without, await schema())).toHaveLength(4);
    await sql`create table unheard_of (id text primary key)`.execute(database.db);
    expect(schemaFaults(columnsOfTypes(source), await schema())).toEqual([
      'unheard_of.id: in the database, not in tables.ts',
    ]);
    await sql`drop table unheard_of`.execute(database.db);
  });

  test.each([
    ['nullability', '  mobile: string | null;', '  mobile: string;'],
    ['kind', '  hits: number;', '  hits: string;'],
    ['a default', '  tries: WithDefault<number>;\n  created_at', '  tries: number;\n  created_at'],
    ['an identity', '  id: Generated<number>;\n  kind', '  id: number;\n  kind'],
  ])('another %s is found', async (_, line, changed) => {
    expect(source).toContain(line);
    expect(schemaFaults(columnsOfTypes(source.replace(line, changed)), await schema())).toHaveLength(1);
  });
});

describe('DESIGN §2: migrations', () => {
  test('run again they find nothing to do, one at a time or five at once', async () => {
    expect(await migrate(database.db)).toEqual([]);
    expect(await Promise.all(Array.from({ length: 5 }, () => migrate(database.db)))).toEqual([[], [], [], [], []]);
    expect(schemaFaults(columnsOfTypes(source), await schema())).toEqual([]);
  });
});
