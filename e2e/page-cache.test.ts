import { afterAll, expect, inject, test } from 'vitest';
import { closeDatabase, openDatabase } from '#db/database.ts';
import { saveArticle } from '#features/catalogue/articles/save-article.server.ts';
import { systemClock } from '#platform/clock.ts';
import { until } from '../tests/support/until.ts';
import { visitors } from './support/browser.ts';
import { signInToDemo, someAddress } from './support/people.ts';

const visitor = visitors();
const db = openDatabase(inject('databaseUrl'));
afterAll(() => closeDatabase(db));

async function ask(
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; cache: string | null; etag: string | null; body: string }> {
  const answer = await fetch(inject('baseUrl') + path, {
    headers: { 'accept-language': 'en', 'x-forwarded-for': someAddress(), ...headers },
  });
  return {
    status: answer.status,
    cache: answer.headers.get('x-page-cache'),
    etag: answer.headers.get('etag'),
    body: await answer.text(),
  };
}

test('DESIGN §4: a page comes from memory, told apart by language; who has it already is told so', async () => {
  const first = await ask('/PrivacyPolicy?lang=vi');
  const again = await ask('/PrivacyPolicy?lang=vi', { 'user-agent': 'someone else' });
  expect(again).toEqual({ ...first, cache: 'hit' });
  expect((await ask('/PrivacyPolicy?lang=vi', { 'if-none-match': first.etag! })).status).toBe(304);
  expect((await ask('/PrivacyPolicy?lang=zh')).etag).not.toBe(first.etag);
  const packed = await ask('/PrivacyPolicy?lang=vi', { 'accept-encoding': 'br' });
  expect(packed.etag).not.toBe(first.etag);
  expect(packed.body).toBe(first.body);
});

test('DESIGN §4: a change of data drops the page it shows, and leaves others', async () => {
  const article = {
    id: 'a_kept',
    topic: 'living' as const,
    summary: {},
    body: { en: 'Kept.' },
    author: null,
    status: 'published' as const,
    publishedAt: new Date(),
  };
  await ask('/article');
  await ask('/price');
  await until(async () => (await ask('/article')).cache === 'hit' && (await ask('/price')).cache === 'hit');
  // By what it shows: someone else may have been the first to ask after the change.
  const title = `A page that was kept ${Date.now()}`;
  await saveArticle(db, systemClock, { ...article, title: { en: title } });
  await until(async () => (await ask('/article')).body.includes(title));
  expect((await ask('/price')).cache).toBe('hit');
  await saveArticle(db, systemClock, { ...article, title: { en: title }, status: 'deleted' });
});

test('DESIGN §4: nobody gets a person’s page, and a person gets nobody’s', async () => {
  await ask('/');
  const { context } = await visitor();
  await signInToDemo(context, 'designer');
  const { data } = (await (await context.request.get('/api/user')).json()) as {
    data: { nickname: string; id: string };
  };
  const own = () => context.request.get('/', { headers: { 'accept-language': 'en' } });
  await until(async () => (await own()).headers()['x-page-cache'] === 'filled');
  const filled = await own();
  expect(filled.headers().etag).toBeUndefined();
  expect(await filled.text()).toContain(data.nickname);
  const visitors = await Promise.all(['/', '/price', '/_.data'].map((path) => ask(path)));
  for (const { body } of visitors) expect(body).not.toContain(data.id);
});

/** Its own nonce aside. */
const without = (page: string) => page.replaceAll(/ nonce="[^"]*"/g, '');

test('DESIGN §4: a page filled in for a person is the page as it would be made for them', async () => {
  for (const kind of ['user', 'merchant'] as const) {
    const { context } = await visitor();
    await signInToDemo(context, kind);
    for (const path of ['/', '/aboutUs', '/TermsOfUse', '/_.data']) {
      const page = async (address: string) => {
        const answer = await context.request.get(address, { headers: { 'accept-language': 'en' } });
        return { cache: answer.headers()['x-page-cache'], body: without(await answer.text()) };
      };
      // Too long an address is made for that request alone; no language has that name.
      const made = async () => {
        const { cache, body } = await page(`${path}?lang=${'x'.repeat(200)}`);
        expect(cache).toBeUndefined();
        return body.replaceAll(/\?lang=x{200}/g, '');
      };
      // Other tests order from the same merchant: what changed meanwhile for everyone is looked at again.
      await until(async () => {
        const before = await made();
        const { cache, body } = await page(path);
        if (cache !== 'filled' || (await made()) !== before) return false;
        expect(body, `${kind} ${path}`).toBe(before);
        return true;
      });
    }
  }
});
