import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { poolOf } from '#db/database.ts';
import { readsFrom } from '#db/replica/reads.ts';
import type { Tables } from '#db/tables.ts';
import { openEventBus, type EventBus } from '#platform/events.server.ts';
import { allCalls } from '#server/calls.ts';
import { contentChanged, createKeptPages } from '#server/pages/kept-pages.ts';
import { registerPerson, signIn, testApp, type TestApp } from '../../../tests/support/app.ts';
import { ids, smallMarket } from '../../../tests/support/market.ts';
import { until } from '../../../tests/support/until.ts';

let world: TestApp;
let bus: EventBus;
/** Every statement the server has sent since the list was emptied. */
const statements: string[] = [];
beforeAll(async () => {
  world = await testApp();
  await smallMarket(world);
  world.services.db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: poolOf(world.db) }),
    log: ({ query }) => void statements.push(query.sql),
  });
  world.services.reads = readsFrom(world.services.db);
  world.services.kept = createKeptPages(world.clock);
  bus = await openEventBus(world.url);
  bus.subscribe(({ kind, id }) => kind === 'content_changed' && contentChanged(world.services.kept, id));
});
afterAll(async () => {
  await bus.close();
  await world.close();
});

/**
 * Read beside what a call shows: the index of things, written in the transaction that writes the thing, and pictures,
 * whose rows never change once a thing shows them. Counted totals may be ten minutes old.
 */
const followers = /^(search_\w+|media)$/;

const things: Record<string, string> = {
  '/products': ids.sofa,
  '/works': ids.work,
  '/designers': ids.designer,
  '/merchants': ids.merchant,
  '/articles': ids.article,
};
const keptCalls = allCalls('seed').filter(({ shows }) => shows !== undefined);
const addresses = keptCalls.flatMap(({ path, shows = [] }) => {
  const of = things[path.replace('/{id}', '')];
  const plain = path.replace('{id}', of ?? '');
  return (path.endsWith('{id}') ? [plain] : [plain, `${plain}?w=sofa`, `${plain}?sort=newest`]).map((address) => ({
    address: `/api${address}`,
    shows,
  }));
});

async function ask(url: string, headers: Record<string, string> = {}) {
  const answer = await world.app.inject({
    url,
    headers: { host: 'localhost:3000', 'accept-language': 'en', ...headers },
  });
  return {
    status: answer.statusCode,
    cache: answer.headers['x-page-cache'],
    headers: answer.headers,
    body: answer.body,
  };
}

async function tablesRead(url: string): Promise<string[]> {
  const known = await sql<{
    name: string;
  }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(world.db);
  statements.length = 0;
  await ask(url);
  const named = statements.flatMap((text) =>
    [...text.matchAll(/\b(?:from|join)\s+"?(\w+)"?/gi)].map(([, name]) => name),
  );
  return known.rows.map(({ name }) => name).filter((name) => named.includes(name));
}

/** Tables that tell of their changes, and a column whose change they tell. */
async function telling(): Promise<Map<string, string>> {
  const found = await sql<{ name: string; column: string }>`
    select c.relname as name, (select attname from pg_attribute a where a.attrelid = c.oid and a.attnum > 0
      and (cardinality(t.tgattr::int2[]) = 0 or a.attnum = any(t.tgattr::int2[])) order by attnum limit 1) as column
    from pg_trigger t join pg_class c on c.oid = t.tgrelid where t.tgname = 'content_changed'`.execute(world.db);
  return new Map(found.rows.map(({ name, column }) => [name, column]));
}

describe('D1: visitors’ answers are kept', () => {
  test('there are some, and each names its tables', () => {
    expect(addresses.length).toBeGreaterThan(8);
    for (const { shows } of addresses) expect(shows.length).toBeGreaterThan(0);
  });

  test('whatever a call reads, it says so: found by looking at what it asks the database', async () => {
    for (const { address, shows } of addresses) {
      const read = await tablesRead(address);
      expect(read.length, address).toBeGreaterThan(0);
      expect(
        read.filter((table) => !followers.test(table) && !shows.includes(table)),
        address,
      ).toEqual([]);
    }
  });

  test('every write to one of its tables drops it, by whatever way it is written', async () => {
    const columns = await telling();
    for (const { address, shows } of addresses)
      for (const table of shows) {
        await ask(address);
        expect((await ask(address)).cache, `${address} is kept`).toBe('hit');
        const column = columns.get(table);
        if (column === undefined) throw new Error(`${table} has no trigger content_changed`);
        await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sql.ref(column)} where false`.execute(world.db);
        await until(() => world.services.kept.answers.find(`en ${address}`, shows) === null);
      }
  });

  test('told apart by language; who has it is told so; packed once', async () => {
    const first = await ask('/api/products');
    const again = await ask('/api/products', { 'user-agent': 'someone else' });
    expect(again).toMatchObject({ status: 200, cache: 'hit', body: first.body });
    expect(again.headers).toMatchObject({ 'cache-control': 'no-cache', etag: first.headers.etag });
    const known = await ask('/api/products', { 'if-none-match': String(first.headers.etag) });
    expect([known.status, known.body]).toEqual([304, '']);
    expect((await ask('/api/products', { 'accept-language': 'vi' })).headers.etag).not.toBe(first.headers.etag);
    expect(String(first.headers.vary)).toContain('Cookie');
  });

  test('never for whoever is signed in, never a refusal, never what is too long to be asked for twice', async () => {
    const token = await signIn(world, await registerPerson(world));
    for (const [name, value] of [
      ['authorization', `Bearer ${token}`],
      ['cookie', `token=${token}`],
    ] as const) {
      const own = await ask('/api/products', { [name]: value });
      expect([own.status, own.cache, own.headers['cache-control']]).toEqual([200, undefined, 'no-store']);
    }
    const { entries } = world.services.kept.answers.figures();
    expect((await ask('/api/products/p_nobody')).status).toBe(404);
    expect((await ask('/api/products?colour=nothing')).status).toBe(400);
    expect((await ask(`/api/products?lang=${'x'.repeat(200)}`)).cache).toBeUndefined();
    expect(world.services.kept.answers.figures().entries).toBe(entries);
  });
});
