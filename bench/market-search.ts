import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { closeDatabase, openDatabase } from '#db/database.ts';
import { startEmbeddedDatabase } from '#db/embedded/supervisor.ts';
import { productList } from '#features/catalogue/products/product-list.ts';
import { familyKey } from '#features/foundation/search/family-key.ts';
import { find } from '#features/foundation/search/find.server.ts';
import type { ListAddress } from '#features/foundation/search/list-address.ts';
import type { ListKind } from '#features/foundation/search/list-kind.ts';
import type { Sort } from '#features/foundation/search/steps.ts';
import { refreshTotals } from '#features/foundation/search/totals.server.ts';
import { workList } from '#features/catalogue/works/work-list.ts';
import { seededRng } from '#lib/random.ts';
import { families } from '#models/library.ts';
import { foldText } from '#models/search/text.ts';
import { styles } from '#models/vocabulary.ts';
import { systemClock } from '#platform/clock.ts';
import { report } from './support/report.ts';

/*
 * Lists, filters, words and counts over a database that `npm run demo:scale` has filled (DESIGN §7: p95 < 50 ms, with
 * counts < 100 ms). Wall time as a visitor waits, and CPU of the database's own process for it: one connection, one
 * query after another.
 */
const { values } = parseArgs({
  options: {
    data: { type: 'string', default: '.hien-scale' },
    queries: { type: 'string', default: '150' },
    buffers: { type: 'string', default: '128MB' },
    json: { type: 'boolean' },
  },
});
const url = process.env.DATABASE_URL;
const embedded =
  url === undefined
    ? await startEmbeddedDatabase({
        dataDir: resolve(values.data),
        log: () => {},
        settings: { shared_buffers: values.buffers },
      })
    : null;
const db = openDatabase(url ?? embedded!.url, { max: 1 });
const rng = seededRng(20_261_115);
const one = <T>(list: readonly T[]): T => rng.pick(list);
const open: ListAddress = { words: '', filters: {}, sort: 'popular', fits: null, priceFrom: null, priceTo: null };

try {
  // A running application counts its lists every quarter of an hour (`sweep`), which reads every narrow row; one that
  // has just been started answers the first queries from a cold disk.
  await refreshTotals(db, systemClock);
  const {
    rows: [about],
  } = await sql<{
    pid: number;
    products: number;
    works: number;
  }>`select pg_backend_pid() as pid, (select count(*)::int from search_products) as products, (select count(*)::int
    from search_works) as works`.execute(db);
  const figures: Record<string, number> = {
    products: about!.products,
    works: about!.works,
    queries: Number(values.queries),
  };
  const groups: Record<string, { kind: ListKind; make: () => ListAddress }> = {
    list: { kind: productList, make: () => ({ ...open, sort: one(productList.sorts) }) },
    filter: {
      kind: productList,
      make: () => ({
        ...open,
        sort: one(productList.sorts),
        filters: filtersOf(productList, 1 + Math.floor(rng.next() * 3)),
      }),
    },
    search: {
      kind: productList,
      make: () => ({ ...open, words: wordsOf(), filters: rng.next() < 0.3 ? filtersOf(productList, 1) : {} }),
    },
    fits: {
      kind: productList,
      make: () => ({
        ...open,
        filters: { category: [familyKey(one(families))] },
        fits: { width: 800 + Math.floor(rng.next() * 1600), depth: 950, height: null },
      }),
    },
    works: {
      kind: workList,
      make: () => ({
        ...open,
        sort: one(workList.sorts as readonly Sort[]),
        filters: filtersOf(workList, Math.floor(rng.next() * 4)),
      }),
    },
  };
  for (const [name, { kind, make }] of Object.entries(groups)) {
    for (const facets of [false, true])
      Object.assign(
        figures,
        await timed(`${name}${facets ? 'WithCounts' : ''}`, about!.pid, () =>
          find(db, kind, make(), { size: 24, locale: 'vi', facets }),
        ),
      );
  }
  Object.assign(figures, await timed('nextPage', about!.pid, nextPage()));
  report('market search', figures);
} finally {
  await closeDatabase(db);
  await embedded?.stop();
}

/** Page after page of one broad query. */
function nextPage() {
  const address = { ...open, filters: { style: ['modern'] } };
  let cursor: string | null = null;
  return async () => {
    cursor = (
      await find(db, productList, address, {
        size: 24,
        locale: 'en',
        facets: false,
        ...(cursor === null ? {} : { cursor }),
      })
    ).next;
  };
}

function filtersOf(kind: ListKind, count: number): Record<string, string[]> {
  const names = Object.keys(kind.filters).filter((name) => !kind.filters[name]!.hidden);
  return Object.fromEntries(
    Array.from({ length: count }, () => one(names)).map((name) => [
      name,
      [one(Object.keys(kind.filters[name]!.values))],
    ]),
  );
}

function wordsOf(): string {
  const locale = one(['en', 'zh', 'vi'] as const);
  const family = one(families);
  const thing = one([family.name[locale], ...family.synonyms[locale]]);
  const more =
    rng.next() < 0.5
      ? one([one(Object.values(styles))[locale], 'Nắng', '云', 'Daybreak', 'gỗ', '2m2', 'dưới 1m8', 'Phố Cổ'])
      : '';
  const text = `${thing} ${more}`.trim();
  return rng.next() < 0.4 ? foldText(text.toLowerCase()) : text;
}

async function timed(name: string, pid: number, work: () => Promise<unknown>): Promise<Record<string, number>> {
  const times: { wall: number; cpu: number }[] = [];
  for (let n = 0; n < Number(values.queries) + 5; n += 1) {
    const cpu = cpuOf(pid);
    const wall = performance.now();
    await work();
    if (n >= 5) times.push({ wall: performance.now() - wall, cpu: cpuOf(pid) - cpu });
  }
  const at = (key: 'wall' | 'cpu', share: number) =>
    Math.round(
      times.map((each) => each[key]).toSorted((a, b) => a - b)[
        Math.min(times.length - 1, Math.floor(times.length * share))
      ]! * 10,
    ) / 10;
  return {
    [`${name}P50Ms`]: at('wall', 0.5),
    [`${name}P95Ms`]: at('wall', 0.95),
    [`${name}MaxMs`]: at('wall', 1),
    [`${name}DatabaseP50CpuMs`]: at('cpu', 0.5),
    [`${name}DatabaseP95CpuMs`]: at('cpu', 0.95),
  };
}

/** Milliseconds of CPU of the database's process; 0 where the system does not report it. */
function cpuOf(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return 0;
  }
}
