import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { copyRows } from '#db/copy-rows.ts';
import { poolOf, transaction, type Database } from '#db/database.ts';
import { articleList } from '#features/catalogue/articles/article-list.ts';
import { seededRng } from '#lib/random.ts';
import { testDatabase, type TestDatabase } from '../../../../tests/support/database.ts';
import { testClock } from '../../../../tests/support/app.ts';
import { facetBytes } from './facet-codes.ts';
import { find, type FoundIds } from './find.server.ts';
import type { ListAddress } from './list-address.ts';
import { pageRows } from './page-rows.server.ts';
import { searchRow } from './search-document.ts';
import { addWords, vectorText } from './search-queries.server.ts';
import { samples } from './steps.ts';
import { refreshTotals } from './totals.server.ts';
import type { Query } from './tsquery.ts';
import { writeIndex } from './write-index.server.ts';

const clock = testClock();
const open: ListAddress = { words: '', filters: {}, sort: 'newest', fits: null, priceFrom: null, priceTo: null };
const things = made(24_000);
let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
  const client = await poolOf(database.db).connect();
  await client.query('drop index search_articles_tokens');
  await copyRows(
    client,
    'articles',
    ['id', 'topic', 'title', 'body', 'status', 'created_at', 'updated_at'],
    things.map(({ id, topic }) => [id, topic, '{}', '{}', 'published', clock.now(), clock.now()]),
  );
  await copyRows(
    client,
    'search_articles',
    ['id', 'search', 'facets', 'popularity', 'newest', 'price', 'updated_at'],
    things.map(({ row }) => [
      row.id,
      vectorText(row.tokens),
      `\\x${facetBytes(row.facets).toString('hex')}`,
      row.popularity,
      row.newest,
      0,
      clock.now(),
    ]),
  );
  await client.query(
    'create index search_articles_tokens on search_articles using gin (search) with (fastupdate = off)',
  );
  client.release();
  await addWords(
    database.db,
    ['ash', 'board', 'oak'].map((word) => ({ word, folded: word })),
  );
  await sql`analyze search_articles`.execute(database.db);
  await refreshTotals(database.db, clock);
});
afterAll(() => database.drop());

/**
 * Two thirds are about living, a sixth each about craft and, the oldest, colour, whose boards are cedar too; a tenth
 * are called oak.
 */
function made(count: number) {
  const rng = seededRng(7);
  return Array.from({ length: count }, (_, number) => {
    const id = `a_${number.toString(32).padStart(6, '0')}`;
    const topic = rng.pick(['living', 'living', 'living', 'living', 'colour', 'craft'] as const);
    const names = [
      { en: `${rng.next() < 0.1 ? 'Oak' : 'Ash'} board` },
      ...(topic === 'colour' ? [{ en: 'Cedar' }] : []),
    ];
    const popularity = Math.floor(rng.next() * 5_000);
    const newest = new Date(
      Date.UTC(2021, 0, 1) + Math.floor(rng.next() * (topic === 'colour' ? 10_000_000 : 150_000_000)) * 1000,
    );
    return {
      id,
      topic,
      oak: names[0]!.en.startsWith('Oak'),
      popularity,
      newest: newest.getTime(),
      row: searchRow({ id, names, about: [], facets: { topic: [topic] }, popularity, newest }),
    };
  });
}

const ask = (address: Partial<ListAddress>, cursor: string | null = null, size = 24): Promise<FoundIds> =>
  find(
    database.db,
    articleList,
    { ...open, ...address },
    { size, locale: 'en', ...(cursor === null ? {} : { cursor }) },
  );
const best = (sort: 'popularity' | 'newest', fits: (thing: (typeof things)[number]) => boolean) =>
  things
    .filter(fits)
    .toSorted((a, b) => b[sort] - a[sort] || (a.id < b.id ? 1 : -1))
    .map(({ id }) => id);

test('a cursor beyond all there is looks through the steps there are, not through millions', async () => {
  const { next } = await ask({ sort: 'newest', filters: { topic: ['living'] } });
  const [stage, , id, mark] = JSON.parse(Buffer.from(next ?? '', 'base64url').toString()) as unknown[];
  const at = (value: number) => Buffer.from(JSON.stringify([stage, value, id, mark])).toString('base64url');
  const steps = vi.spyOn(Array, 'from');
  const { ids } = await ask({ sort: 'newest', filters: { topic: ['living'] } }, at(Number.MAX_SAFE_INTEGER));
  const longest = Math.max(0, ...steps.mock.calls.map(([of]) => Object(of).length ?? 0));
  steps.mockRestore();
  expect(longest).toBeLessThan(10_000);
  expect(ids).toEqual(best('newest', ({ topic }) => topic === 'living').slice(0, 24));
});

test.each([
  ['newest', 'newest'],
  ['popular', 'popularity'],
] as const)(
  'F1: of a broad question the very first rows, page after page, though only a sample is counted (%s)',
  async (sort, column) => {
    for (const topic of ['living', 'craft'] as const) {
      const expected = best(column, (thing) => thing.topic === topic);
      let cursor: string | null = null;
      for (let page = 0; page < 4; page += 1) {
        const found: FoundIds = await ask({ sort, filters: { topic: [topic] } }, cursor);
        expect(found.ids, `${topic} ${page}`).toEqual(expected.slice(page * 24, page * 24 + 24));
        cursor = found.next;
      }
    }
  },
);

test.each([
  ['newest', 'newest'],
  ['popular', 'popularity'],
] as const)('F5: words that most things are called by find the very first of them too (%s)', async (sort, column) => {
  const first = await ask({ sort, words: 'board' });
  const next = await ask({ sort, words: 'board' }, first.next);
  expect([...first.ids, ...next.ids]).toEqual(best(column, () => true).slice(0, 48));
});

test('F1: the total stays the same from page to page, and is the one that is kept', async () => {
  const first = await ask({ filters: { topic: ['living'] } });
  const next = await ask({ filters: { topic: ['living'] } }, first.next);
  expect([first.total, next.total]).toEqual(
    Array(2).fill(Math.round(things.filter(({ topic }) => topic === 'living').length / 1000) * 1000),
  );
});

describe('DESIGN §7: rows that lie deep in an order, of a question so broad that the order is walked', () => {
  const deep = best('newest', ({ topic }) => topic === 'colour').slice(0, 25);
  const page = (db: Database, query: Query) =>
    pageRows(db, {
      kind: articleList,
      question: { whole: query, stages: [query] },
      asked: { kind: 'articles', query, figures: { fits: null, sizes: [], priceFrom: null, priceTo: null } },
      prices: { from: 0, to: Infinity },
      sort: 'newest',
      after: null,
      most: 25,
      measured: { sample: samples.coarse, rows: null },
    });

  test('by facets: not one vector is read on the way', async () => {
    const { ids, vectors } = await watched((db) => page(db, { any: ['@topic:colour'] }));
    expect(ids).toEqual(deep);
    expect(vectors).toBe(0);
  });

  test('by words: a thousand at most', async () => {
    const { ids, vectors } = await watched((db) => page(db, 'cedar'));
    expect(ids).toEqual(deep);
    expect(vectors).toBeGreaterThan(0);
    expect(vectors).toBeLessThanOrEqual(1000);
  });

  test('bytes of two neighbours that look like a facet are none; the facet behind them is one', async () => {
    const craft = facetBytes(['topic:craft']);
    const living = facetBytes(['topic:living']);
    const likeness = Buffer.concat([living.subarray(0, 1), craft, living.subarray(1)]);
    const [without, having] = best('newest', ({ topic }) => topic === 'living');
    await expect(
      transaction(database.db, async (db) => {
        await sql`update search_articles set facets = ${likeness} where id = ${without}`.execute(db);
        await sql`update search_articles set facets = ${Buffer.concat([likeness, craft])} where id = ${having}`.execute(
          db,
        );
        const found = (await page(db, '@topic:craft')).map(({ id }) => id);
        throw new Undone([found.includes(without!), found.includes(having!)].join());
      }),
    ).rejects.toThrow('false,true');
  });
});

class Undone extends Error {}

/** What is found, and how many vectors were read for it: each is one look into the table that lies beside the rows. */
function watched(work: (db: Database) => Promise<{ id: string }[]>): Promise<{ ids: string[]; vectors: number }> {
  return transaction(database.db, async (db) => {
    const before = await looks(db);
    const ids = (await work(db)).map(({ id }) => id);
    return { ids, vectors: (await looks(db)) - before };
  });
}

async function looks(db: Database): Promise<number> {
  const {
    rows: [stat],
  } = await sql<{
    looks: number;
  }>`select coalesce(idx_scan, 0)::int as looks from pg_stat_xact_all_tables where relid = (select reltoastrelid
    from pg_class where oid = 'search_articles'::regclass)`.execute(db);
  return stat!.looks;
}

test('F1: exact to 10,000, then about: within a tenth of the truth, in two figures', async () => {
  const living = things.filter(({ topic }) => topic === 'living').length;
  const broad = await ask({ filters: { topic: ['living'] } });
  expect(broad.exact).toBe(false);
  expect(Math.abs(broad.total / living - 1)).toBeLessThan(0.1);
  expect(broad.total % 1000).toBe(0);
  const craft = things.filter(({ topic }) => topic === 'craft');
  const narrow = await ask({ words: 'oak', filters: { topic: ['craft'] } });
  expect([narrow.total, narrow.exact]).toEqual([craft.filter(({ oak }) => oak).length, true]);
  expect((await ask({})).total).toBe(things.length);
});

test('F1: what a filter would offer beside its own choice is counted too', async () => {
  const { facets } = await ask({ words: 'oak', filters: { topic: ['craft'] } });
  const count = (topic: string) => things.filter((thing) => thing.oak && thing.topic === topic).length;
  expect(Object.fromEntries(facets[0]!.values.map((value) => [value.value, value.count]))).toEqual({
    living: count('living'),
    colour: count('colour'),
    craft: count('craft'),
  });
});

test('DESIGN §7: rows of the search stay narrow, loaded, written and written again', async () => {
  const document = {
    id: things[0]!.id,
    names: [{ en: 'Oak board with a long name' }],
    about: [{ en: Array.from({ length: 90 }, (_, n) => `word${n}`).join(' ') }],
    facets: { topic: ['craft'] },
    popularity: 1,
    newest: clock.now(),
  };
  const {
    rows: [loaded],
  } = await sql<{
    width: number;
  }>`select pg_relation_size('search_articles') / count(*) as width from search_articles`.execute(database.db);
  expect(loaded!.width).toBeLessThan(200);
  for (let time = 0; time < 3; time += 1)
    await writeIndex(database.db, clock, 'articles', { ...document, popularity: time });
  const {
    rows: [inside],
  } = await sql<{
    count: number;
  }>`select count(*)::int as count from search_articles where pg_column_toast_chunk_id(search) is null`.execute(
    database.db,
  );
  expect(inside!.count).toBe(0);
});
