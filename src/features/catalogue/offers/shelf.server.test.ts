import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { poolOf } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';
import { openEventBus, type EventBus } from '#platform/events.server.ts';
import { contentChanged, createKeptPages } from '#server/pages/kept-pages.ts';
import { giveRoles, testApp, type TestApp } from '../../../../tests/support/app.ts';
import { smallMarket } from '../../../../tests/support/market.ts';
import { until } from '../../../../tests/support/until.ts';
import { shelfFor, shelfShows } from './shelf.server.ts';

let world: TestApp;
let bus: EventBus;
let seller: string;
/** Every statement the server has sent since the list was emptied. */
const statements: string[] = [];
beforeAll(async () => {
  world = await testApp();
  seller = (await smallMarket(world)).merchant.id;
  await giveRoles(world, seller, 'ROLE_MERCHANT');
  world.services.db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: poolOf(world.db) }),
    log: ({ query }) => void statements.push(query.sql),
  });
  world.services.kept = createKeptPages(world.clock);
  bus = await openEventBus(world.url);
  bus.subscribe(({ kind, id }) => kind === 'content_changed' && contentChanged(world.services.kept, id));
});
afterAll(async () => {
  await bus.close();
  await world.close();
});

const shelf = (query = '') => world.call('GET', `/furnishing/shelf?style=japandi${query}`);
/** How often what is made to size was read, and with it quoted in all its sizes. */
const made = () => statements.filter((text) => text.includes('p.made_to_size is not null')).length;

test('M3: fifty who ask for a shelf at once, for whichever province, have it made once', async () => {
  statements.length = 0;
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      world.call('GET', `/furnishing/shelf?style=japandi${n % 2 ? '&province=79' : ''}`, { from: `203.0.113.${n}` }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(made()).toBe(1);
  expect((await shelf('&province=01')).data).not.toEqual([]);
  expect(made()).toBe(1);
});

test('D1: the shelf names every table it is made from, and a write to one of them drops it', async () => {
  world.services.kept = createKeptPages(world.clock);
  statements.length = 0;
  await shelfFor(world.services, 'japandi');
  const known = await sql<{
    name: string;
  }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(world.db);
  const named = statements.flatMap((text) =>
    [...text.matchAll(/\b(?:from|join)\s+"?(\w+)"?/gi)].map(([, name]) => name),
  );
  const read = known.rows.map(({ name }) => name).filter((name) => named.includes(name));
  // What a delivery costs is asked each time.
  expect(read.toSorted()).toEqual([...shelfShows, 'delivery_terms'].toSorted());
  for (const [table, column] of [
    ['products', 'name'],
    ['product_variants', 'stock'],
    ['merchants', 'status'],
    ['users', 'roles'],
    ['users', 'status'],
  ] as const) {
    await shelfFor(world.services, 'japandi');
    expect(world.services.kept.shelves.find('japandi', shelfShows), table).not.toBeNull();
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sql.ref(column)} where false`.execute(world.db);
    await until(() => world.services.kept.shelves.find('japandi', shelfShows) === null);
  }
});

test('J6: what a seller sells leaves the shelf with their role', async () => {
  expect(await shelfFor(world.services, 'japandi')).not.toEqual([]);
  await world.db
    .updateTable('users')
    .set({ roles: ['ROLE_USER'] })
    .where('id', '=', seller)
    .execute();
  await until(() => world.services.kept.shelves.find('japandi', shelfShows) === null);
  expect(await shelfFor(world.services, 'japandi')).toEqual([]);
});
