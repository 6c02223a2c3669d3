import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPicture } from '#features/foundation/media/media.server.ts';
import { testApp, type TestApp } from '../../../../tests/support/app.ts';
import { ids, smallMarket } from '../../../../tests/support/market.ts';
import { jpegOf } from '../../../../tests/support/pictures.ts';
import { saveArticle } from './save-article.server.ts';

let world: TestApp;
beforeAll(async () => {
  world = await testApp();
  await smallMarket(world);
});
afterAll(() => world.close());

const ask = (lang: string, headers = {}) =>
  world.app.inject({ url: `/api/articles/feed?lang=${lang}`, headers: { host: 'localhost:3000', ...headers } });

test('E2: articles as a feed in each language, by their canonical addresses; taken-away ones are not in it', async () => {
  const zh = await ask('zh');
  const vi = await ask('vn');
  expect([zh.statusCode, zh.headers['content-type']]).toEqual([200, 'application/rss+xml']);
  expect(zh.body).toContain('<title>橡木还是胡桃木</title>');
  expect(zh.body).toContain(`/blog/detail?id=${ids.article}&amp;lang=zh</link>`);
  expect(vi.body).toContain('<title>Sồi hay óc chó</title>');
  expect(vi.body).toContain('<language>vi</language>');
  expect(zh.body).not.toContain(ids.lost);
  expect((await ask('zh', { 'if-none-match': String(zh.headers.etag) })).statusCode).toBe(304);
});

test('E2: an article with a cover gives it to feed readers, one without gives none', async () => {
  expect((await ask('en')).body).not.toContain('<enclosure');
  const cover = await addPicture(
    { ...world.services, remember: null, session: null },
    { file: await jpegOf(900, 600), kind: 'article', ownerId: null, claimed: true },
  );
  await world.db.updateTable('articles').set({ cover: cover.id }).where('id', '=', ids.article).execute();
  const { body } = await ask('en');
  const address = /<enclosure url="([^"]+)" length="0" type="image\/jpeg"\/>/.exec(body)?.[1];
  expect(body).toContain(`<media:content url="${address}" medium="image" type="image/jpeg" width="900" height="600"/>`);
  const answer = await world.app.inject({ url: new URL(address!).pathname });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
});

test('E2: whatever stands in a title, the feed stays well-formed', async () => {
  await saveArticle(world.db, world.clock, {
    id: 'a_odd',
    topic: 'living',
    title: { en: 'A & B <script> "c" \u0008]]>' },
    summary: {},
    body: { en: 'x' },
    author: null,
    status: 'published',
    publishedAt: world.clock.now(),
  });
  const { body } = await ask('en');
  expect(body).toContain('<title>A &amp; B &lt;script&gt; &quot;c&quot; ]]&gt;</title>');
});
