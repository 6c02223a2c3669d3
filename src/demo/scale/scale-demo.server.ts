import { sql } from 'kysely';
import { copyRows, type CopyValue } from '#db/copy-rows.ts';
import { poolOf, type Database } from '#db/database.ts';
import { addWords } from '#features/foundation/search/search-queries.server.ts';
import type { Tokenise } from '#features/foundation/search/search-document.ts';
import { refreshTotals } from '#features/foundation/search/totals.server.ts';
import { foldText } from '#models/search/text.ts';
import { systemClock } from '#platform/clock.ts';
import { merchantName, scaledProduct, scaledSearch, scaledWork, scaleId, rememberingTokens } from './scale-rows.ts';

export interface Scale {
  products: number;
  merchants: number;
  works: number;
  designers: number;
}

const batch = 20_000;

/** Words found so far, and the caching tokeniser. */
interface Reading {
  words: Set<string>;
  tokenise: Tokenise;
}

/** Fills a database for benchmarks by COPY, a batch a transaction; run again it goes on where it stopped. */
export async function scaleDemo(db: Database, scale: Scale, log: (line: string) => void): Promise<void> {
  const reading: Reading = { words: new Set(), tokenise: rememberingTokens() };
  await people(db, 'm', scale.merchants);
  await people(db, 'd', scale.designers);
  await withoutIndexes(db, ['products', 'works'], log, async () => {
    for (let from = await countOf(db, 'products'); from < scale.products; from += batch) {
      await copyProducts(db, from, Math.min(scale.products, from + batch), scale.merchants, reading);
      log(`${Math.min(scale.products, from + batch)} products`);
    }
    for (let from = await countOf(db, 'works'); from < scale.works; from += batch) {
      await copyWorks(db, from, Math.min(scale.works, from + batch), scale.designers, reading);
      log(`${Math.min(scale.works, from + batch)} works`);
    }
  });
  const list = [...reading.words]
    .filter((word) => /\p{L}{2}|\p{Script=Han}/u.test(word) && !/_\d|\d_/.test(word))
    .sort();
  for (let from = 0; from < list.length; from += 5_000)
    await addWords(
      db,
      list.slice(from, from + 5_000).map((word) => ({ word, folded: foldText(word) })),
    );
  log(`${list.length} words; counting`);
  for (const table of ['products', 'works', 'search_products', 'search_works', 'search_words'])
    await withoutLimit(db, `vacuum analyze ${table}`);
  await refreshTotals(db, systemClock);
}

async function copyProducts(
  db: Database,
  from: number,
  to: number,
  merchants: number,
  { words, tokenise }: Reading,
): Promise<void> {
  const made = Array.from({ length: to - from }, (_, at) => scaledProduct(from + at, merchants));
  const now = new Date();
  await copyAll(db, [
    [
      'products',
      [
        'id',
        'merchant_id',
        'category',
        'name',
        'description',
        'style',
        'materials',
        'colours',
        'width',
        'depth',
        'height',
        'price_min',
        'price_max',
        'popularity',
        'status',
        'created_at',
        'updated_at',
      ],
      made.map(({ row }) => row),
    ],
    [
      'product_variants',
      ['id', 'product_id', 'position', 'width', 'depth', 'height', 'colour', 'model', 'price', 'stock'],
      made.map(({ variant }) => variant),
    ],
    [
      'search_products',
      [...searchColumns, 'width', 'depth', 'height', 'updated_at'],
      made.map(({ document, size }) => [
        ...scaledSearch(document, words, tokenise),
        size.width,
        size.depth,
        size.height,
        now,
      ]),
    ],
  ]);
}

async function copyWorks(
  db: Database,
  from: number,
  to: number,
  designers: number,
  { words, tokenise }: Reading,
): Promise<void> {
  const made = Array.from({ length: to - from }, (_, at) => scaledWork(from + at, designers));
  const now = new Date();
  await copyAll(db, [
    [
      'works',
      [
        'id',
        'designer_id',
        'name',
        'description',
        'styles',
        'home_type',
        'space',
        'area',
        'scene',
        'room_type',
        'view_count',
        'status',
        'published_at',
        'created_at',
        'updated_at',
      ],
      made.map(({ row }) => row),
    ],
    [
      'search_works',
      [...searchColumns, 'updated_at'],
      made.map(({ document }) => [...scaledSearch(document, words, tokenise), now]),
    ],
  ]);
}

const searchColumns = ['id', 'search', 'facets', 'popularity', 'newest', 'price'];

async function copyAll(db: Database, tables: [table: string, columns: string[], rows: CopyValue[][]][]): Promise<void> {
  const client = await poolOf(db).connect();
  try {
    await client.query(`begin; set local statement_timeout = 0`);
    for (const [table, columns, rows] of tables) await copyRows(client, table, columns, rows);
    await client.query('commit');
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** The word index is built once at the end, not row by row. */
async function withoutIndexes(
  db: Database,
  kinds: string[],
  log: (line: string) => void,
  work: () => Promise<void>,
): Promise<void> {
  for (const kind of kinds) await sql`drop index if exists ${sql.ref(`search_${kind}_tokens`)}`.execute(db);
  try {
    await work();
  } finally {
    log('indexing');
    for (const kind of kinds)
      await withoutLimit(
        db,
        `create index if not exists search_${kind}_tokens on search_${kind} using gin (search) with (fastupdate = off)`,
      );
  }
}

async function withoutLimit(db: Database, statement: string): Promise<void> {
  const client = await poolOf(db).connect();
  await client.query(`set statement_timeout = 0`);
  await client.query(`set maintenance_work_mem = '512MB'`);
  await client.query(statement);
  client.release(true);
}

async function countOf(db: Database, table: 'products' | 'works'): Promise<number> {
  const found = await sql<{
    count: number;
  }>`select count(*)::int as count from ${sql.table(table)} where id like ${`${table[0]}\\_scale%`}`.execute(db);
  return found.rows[0]!.count;
}

/** Accounts nobody can sign in to, and their shops or studios. */
async function people(db: Database, kind: 'm' | 'd', count: number): Promise<void> {
  const table = kind === 'm' ? 'merchants' : 'designers';
  const ids = Array.from({ length: count }, (_, at) => scaleId(kind, at));
  const names = Array.from({ length: count }, (_, at) => merchantName(kind === 'm' ? at : at + 100_000));
  await sql`insert into users (id, email, password_hash, nickname, created_at, updated_at)
    select 'u' || id, 'u' || id || '@scale.invalid', '', name, now(), now()
    from unnest(${ids}::text[], ${names}::text[]) as t (id, name) on conflict do nothing`.execute(db);
  await sql`insert into ${sql.table(table)} (id, user_id, name, created_at, updated_at)
    select id, 'u' || id, name, now(), now() from unnest(${ids}::text[], ${names}::text[]) as t (id, name)
    on conflict do nothing`.execute(db);
}
