import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { searchKinds } from '#features/foundation/search/list-kind.ts';
import type { Sources } from './support/import-rules.ts';
import {
  isOwnedSource,
  migratedTables,
  sharedTables,
  tableWrites,
  writersByTable,
  type TableWrite,
} from './support/table-owners.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const sources: Sources = new Map(
  globSync('src/**/*.ts', { cwd: root })
    .filter(isOwnedSource)
    .map((path) => [path, read(path)]),
);
const tables = migratedTables(
  globSync('src/db/migrations/*.sql', { cwd: root })
    .toSorted()
    .map((path) => read(path)),
);
const names = new Set(tables.keys());
const writes = tableWrites(sources, names);

/** Statements whose table has its name put in when they run, and the tables it can be. */
const namedLater: Record<string, readonly string[]> = {
  'src/features/foundation/search/search-queries.server.ts': searchKinds.map((kind) => `search_${kind}`),
};
const allWrites = writes.flatMap((write): TableWrite[] =>
  write.table === null ? (namedLater[write.path] ?? []).map((table) => ({ ...write, table })) : [write],
);

/** Features with rows about people that neither leave with them nor stand in their file, and why. */
const withoutPersonalData: Record<string, string> = {
  'desk/broadcasts': 'an admin sends them in the name of the house',
  'people/accounts': 'the account itself: my-data.server.ts reads and erases it around what the features do',
  'people/start-design': 'a way into the workspace is open for minutes, says nothing about the person and is swept',
  'studio/design-files': 'a design on its way to the external workspace: open for a minute, then swept',
  'trade/plan-purchases': 'what was bought stays in the books, and the person reads it in their bills',
};

/** `src` as it is, with one file more or one statement more in a file. */
function planted(path: string, source: string): TableWrite[] {
  return tableWrites(new Map(sources).set(path, `${sources.get(path) ?? ''}\n${source}`), names);
}

describe('a table has one feature that writes it', () => {
  test('no table has two', () => {
    expect(sharedTables(allWrites), 'move the write to the owner, as a function of one of its rule files').toEqual([]);
  });

  test('every table has one', () => {
    const writers = writersByTable(allWrites);
    expect(tables.size).toBeGreaterThan(70);
    expect([...names].filter((table) => !writers.has(table))).toEqual([]);
    expect(Object.fromEntries([...writers].map(([table, [owner]]) => [table, owner]))).toMatchObject({
      users: 'people/accounts',
      notices: 'people/notifications',
      products: 'catalogue/products',
      media: 'foundation/media',
      outbox: 'platform',
      idempotency_keys: 'server',
    });
  });

  test('a statement that takes its table as a value says here which tables it can be', () => {
    expect([...new Set(writes.filter(({ table }) => table === null).map(({ path }) => path))]).toEqual(
      Object.keys(namedLater),
    );
  });

  test.each([
    ['a query of another feature', "db.updateTable('feedback').set({ status: 'closed' })"],
    ['a query over two lines', "db\n  .deleteFrom(\n    'feedback as f',\n  )"],
    ['SQL of its own', 'sql`update feedback set contact = null where user_id = ${userId}`'],
    [
      'SQL behind another statement',
      'sql`with ended as (\n  delete from only feedback returning id) select id from ended`',
    ],
  ])('planted: %s', (_, statement) => {
    expect(sharedTables(planted('src/features/trade/orders/order-queries.server.ts', statement))).toEqual([
      'feedback: people/feedback, trade/orders',
    ]);
  });

  test('planted: a table of the platform, and one that is named later', () => {
    const path = 'src/features/trade/orders/new-queries.server.ts';
    expect(sharedTables(planted(path, "db.insertInto('outbox').values(row)"))).toEqual([
      'outbox: platform, trade/orders',
    ]);
    for (const statement of ['db.insertInto(table).values(row)', 'sql`delete from ${sql.table(shelf)} where true`'])
      expect(planted(path, statement)).toContainEqual({ path, owner: 'trade/orders', table: null });
  });

  test('reading, holding a row and words of a sentence are no writes', () => {
    const reads =
      "db.selectFrom('feedback').forUpdate(); sql`select from feedback for no key update`; // update feedback";
    expect(planted('src/features/trade/orders/new-queries.server.ts', reads)).toEqual(writes);
  });
});

describe('who writes rows about a person answers for them (PRODUCT D3)', () => {
  test('each such feature has its personal data, or says why not', () => {
    const writers = writersByTable(allWrites);
    const features = new Set(
      [...tables].flatMap(([table, { ofPerson }]) => (ofPerson ? [...(writers.get(table) ?? [])] : [])),
    );
    const without = [...features].filter((name) => !sources.has(`src/features/${name}/personal-data.server.ts`));
    expect(without.toSorted()).toEqual(Object.keys(withoutPersonalData));
  });
});
