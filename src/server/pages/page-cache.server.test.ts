import { afterAll, beforeAll, expect, test } from 'vitest';
import { transaction } from '#db/database.ts';
import { upsertFaq } from '#features/catalogue/content/site-text-queries.server.ts';
import { saveArticle } from '#features/catalogue/articles/save-article.server.ts';
import { shelveProduct } from '#features/catalogue/products/save-product.server.ts';
import { countView } from '#features/catalogue/works/work-queries.server.ts';
import { openEventBus, type BusEvent, type EventBus } from '#platform/events.server.ts';
import { createPageStore } from '#server/pages/page-store.ts';
import { testApp, testClock, type TestApp } from '../../../tests/support/app.ts';
import { ids, smallMarket } from '../../../tests/support/market.ts';
import { until } from '../../../tests/support/until.ts';

let world: TestApp;
beforeAll(async () => {
  world = await testApp();
});
afterAll(() => world.close());

const clock = testClock();
const article = {
  id: 'a_cache',
  topic: 'living' as const,
  title: { en: 'Before' },
  summary: {},
  body: { en: 'x' },
  author: null,
  status: 'published' as const,
  publishedAt: clock.now(),
};

/** A process: its own pages in memory, its own ear on the bus. */
async function process(): Promise<{
  bus: EventBus;
  read(): Promise<{ page: string; kept: boolean }>;
  heard: BusEvent[];
}> {
  const heard: BusEvent[] = [];
  const pages = createPageStore<string>(clock);
  const bus = await openEventBus(world.url);
  bus.subscribe((event) => {
    if (event.kind === 'gap') pages.clear();
    else heard.push(event);
    if (event.kind === 'content_changed') pages.changed(event.id);
  });
  const title = async () => {
    const row = await world.db.selectFrom('articles').select('title').where('id', '=', article.id).executeTakeFirst();
    return { page: JSON.stringify(row?.title), keep: true, bytes: 10 };
  };
  return { bus, heard, read: () => pages.get('en /blog/detail', ['articles'], title) };
}

test('DESIGN §4: a change of data drops the kept page in every process, with its commit and not before', async () => {
  await saveArticle(world.db, clock, article);
  const one = await process();
  const two = await process();
  for (const { read } of [one, two])
    expect([await read(), await read()]).toEqual([
      { page: '{"en":"Before"}', kept: false },
      { page: '{"en":"Before"}', kept: true },
    ]);

  await transaction(world.db, async (db) => {
    await saveArticle(db, clock, { ...article, title: { en: 'Undone' } });
    throw new Error('undone');
  }).catch(() => undefined);
  await transaction(world.db, (db) => saveArticle(db, clock, { ...article, title: { en: 'After' } }));

  for (const { heard, read, bus } of [one, two]) {
    await until(() => heard.some(({ kind, id }) => kind === 'content_changed' && id === 'articles'));
    expect(heard.length).toBe(1);
    expect(await read()).toEqual({ page: '{"en":"After"}', kept: false });
    await bus.close();
  }
});

test('DESIGN §4: every rule that changes what is shown says so; a look at a work does not', async () => {
  await smallMarket(world);
  const { bus, heard } = await process();
  await countView(world.db, ids.work, 'visitor', '2026-11-15');
  await shelveProduct(world.db, clock, ids.sofa, 'unshelved');
  await upsertFaq(world.db, {
    id: 'q_cache',
    topic: 'account',
    position: 1,
    question: '{}',
    answer: '{}',
    updated_at: clock.now(),
  });
  await until(() => heard.some(({ id }) => id === 'faqs'));
  expect(new Set(heard.map(({ id }) => id))).toEqual(new Set(['products', 'merchants', 'faqs']));
  await bus.close();
});
