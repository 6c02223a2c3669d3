import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { locales, type Locale } from '#lib/locale.ts';
import type { RequestContext } from '#platform/context.ts';
import { testApp, type TestApp } from '../../../../tests/support/app.ts';
import { upsertFaq, upsertPage } from './site-text-queries.server.ts';
import { groupFaqs } from './site-texts.ts';
import { listFaqs } from './site-texts.server.ts';
import { pageText } from './page-texts.server.ts';

let world: TestApp;
beforeAll(async () => {
  world = await testApp();
});
afterAll(() => world.close());
const reader = (locale: Locale) => ({ ...world.services, locale }) as RequestContext;

describe('E3 pages of text are rows, with the product’s own words behind them', () => {
  test('without a row our own words stand, in each language its own', async () => {
    const texts = await Promise.all(locales.map((locale) => pageText(reader(locale), 'aboutUs')));
    expect(texts.map(({ lang }) => lang)).toEqual([...locales]);
    expect(new Set(texts.map(({ lead }) => lead)).size).toBe(locales.length);
    expect(new Set(texts.map(({ sections }) => sections.map(({ id }) => id).join())).size, 'the same sections').toBe(1);
  });

  test('a row takes their place, names the operator, and says in which language it is', async () => {
    await upsertPage(
      world.db,
      'aboutUs',
      {
        vi: {
          title: 'Về chúng tôi',
          lead: 'Viết cho {email}.',
          sections: [{ id: 'a', heading: 'Một', paragraphs: ['Hai'] }],
        },
      },
      world.clock.now(),
    );
    expect(await pageText(reader('vi'), 'aboutUs')).toMatchObject({
      title: 'Về chúng tôi',
      lead: 'Viết cho chao@hien.example.',
      lang: 'vi',
    });
    expect(await pageText(reader('en'), 'aboutUs'), 'nobody translated it: said, not hidden').toMatchObject({
      title: 'Về chúng tôi',
      lang: 'vi',
    });
  });

  test('a row that is no text is none; legal pages are rows too', async () => {
    await upsertPage(world.db, 'aboutUs', { en: { title: 3 }, vi: 'text' }, world.clock.now());
    expect(await pageText(reader('en'), 'aboutUs')).toMatchObject({
      lang: 'en',
      title: 'A home starts at the door.',
    });
    await upsertPage(
      world.db,
      'termsOfUse',
      { en: { title: 'Terms', lead: 'Ours', effective: '2026-12-01', sections: [] } },
      world.clock.now(),
    );
    expect(await pageText(reader('zh'), 'termsOfUse')).toMatchObject({
      title: 'Terms',
      effective: '2026-12-01',
      lang: 'en',
    });
    expect((await pageText(reader('zh'), 'privacyPolicy')).lang).toBe('zh');
  });
});

test('E2 questions are grouped by topic in their order, and found by words with or without accents', async () => {
  const row = (id: string, topic: string, position: number, question: string) =>
    upsertFaq(world.db, {
      id,
      topic,
      position,
      question: JSON.stringify({ vi: question }),
      answer: JSON.stringify({ vi: 'Trả lời.' }),
      updated_at: world.clock.now(),
    });
  await row('q_1', 'buying', 1, 'Thanh toán thế nào?');
  await row('q_2', 'account', 2, 'Xoá tài khoản?');
  await row('q_3', 'buying', 3, 'Giao hàng mấy ngày?');
  expect(groupFaqs(await listFaqs(reader('vi'))).map(({ key, faqs }) => [key, faqs.map(({ id }) => id)])).toEqual([
    ['buying', ['q_1', 'q_3']],
    ['account', ['q_2']],
  ]);
  expect((await listFaqs(reader('vi'), 'THANH, toan')).map(({ id }) => id)).toEqual(['q_1']);
  expect(
    (await listFaqs(reader('vi'), 'hoan')).map(({ id }) => id),
    'khoản is no hoàn',
  ).toEqual([]);
});
