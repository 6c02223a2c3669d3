import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorStatus, type ErrorKey } from '#lib/errors.ts';
import { locales, type Locale } from '#lib/locale.ts';
import { AppError } from '#lib/errors.ts';
import { failure, success } from '#server/http/envelope.ts';
import { translator } from '#text/messages.server.ts';
import { testApp, type TestApp } from '../../../tests/support/app.ts';

let world: TestApp;
beforeAll(async () => {
  world = await testApp();
});
afterAll(() => world.close());

const message = async (query: string, cookie: string | undefined, acceptLanguage: string | undefined) =>
  (
    await world.call('GET', `/user${query}`, {
      cookies: cookie === undefined ? {} : { i18n_redirected: cookie },
      headers: { 'accept-language': acceptLanguage },
    })
  ).message;
const text = (locale: Locale) => translator(locale, 'errors')('login_required');

describe('PRODUCT Language: which one the caller gets', () => {
  test.each<[string, string, string | undefined, string | undefined, Locale]>([
    ['nothing said', '', undefined, undefined, 'en'],
    ['?lang= wins over all', '?lang=vi', 'zh', 'en', 'vi'],
    ['the stored choice over the browser’s', '', 'zh', 'vi', 'zh'],
    ['the browser’s wish', '', undefined, 'vi-VN,vi;q=0.9,en;q=0.8', 'vi'],
    ['the wish with the highest q', '', undefined, 'en;q=0.3, zh-CN;q=0.9, vi;q=0.5', 'zh'],
    ['a language we do not have, then one we have', '', undefined, 'fr-FR, fr;q=0.9, vi;q=0.2', 'vi'],
    ['q=0 is a refusal', '', undefined, 'zh;q=0, vi;q=0.1', 'vi'],
    ['only languages we do not have', '', undefined, 'fr, de;q=0.5', 'en'],
    ['vn in the query means vi', '?lang=vn', undefined, undefined, 'vi'],
    ['vn in the cookie means vi', '', 'vn', undefined, 'vi'],
    ['vn in the header means vi', '', undefined, 'vn', 'vi'],
    ['traditional Chinese', '', undefined, 'zh-Hant-TW', 'zh'],
    ['an unknown query falls to the stored choice', '?lang=xx', 'vi', 'zh', 'vi'],
    ['an unknown stored choice falls to the browser', '', 'klingon', 'zh', 'zh'],
    ['capitals', '?lang=ZH', undefined, undefined, 'zh'],
    ['twice in the query is no wish', '?lang=vi&lang=zh', 'vi', undefined, 'vi'],
    ['nonsense everywhere', '?lang=%3Cscript%3E', '../..', ';;;q=,,,', 'en'],
  ])('%s', async (_, query, cookie, header, locale) => {
    expect(await message(query, cookie, header)).toBe(text(locale));
  });

  test('?lang= is for that answer and is not stored', async () => {
    expect((await world.call('GET', '/common/settings?lang=vi')).cookies).toEqual({});
  });

  test('PRODUCT D1: success speaks the caller’s language too', async () => {
    for (const locale of locales)
      expect((await world.call('GET', '/common/settings', { locale })).message).toBe(
        translator(locale, 'errors')('success'),
      );
  });

  test('sixty at once in mixed languages: none gets another’s', async () => {
    const wishes = Array.from({ length: 60 }, (_, i) => locales[i % 3]!);
    const got = await Promise.all(wishes.map((locale) => message(`?lang=${locale}`, undefined, undefined)));
    expect(got).toEqual(wishes.map(text));
  });
});

describe('D1: every error there is has its text in three languages', () => {
  const values = {
    seconds: 40,
    days: 30,
    limit: 8,
    least: 10,
    owes: 500_000,
    width: 30_000,
    height: 30_000,
    most: 40,
    state: 'PAID',
    name: 'Sofa',
    min: 600,
    max: 2400,
    offered: 'oak',
    left: 2,
    owed: 1000,
    safe: 1000,
    reason: 'X',
    hosts: 'coohom.com',
    path: 'walls',
    count: 2,
    held: 1,
    balance: -5000,
    sales: 1,
    returns: 2,
    designs: 3,
    by: 'Lan',
    what: 'links',
    countries: 'VN',
    names: '+84',
    megabytes: 1030,
    mostMegabytes: 1024,
  };
  test.each(Object.keys(errorStatus) as ErrorKey[])('%s', (key) => {
    const texts = locales.map((locale) => failure(locale, new AppError(key, { values, field: 'x' }), 'id'));
    for (const { code, message: words, error, faults } of texts) {
      expect({ code, error }).toEqual({ code: errorStatus[key], error: key });
      expect(words.trim().length).toBeGreaterThan(2);
      expect(words).not.toContain(key);
      expect(words).not.toMatch(/[{}]|errors\./);
      expect(faults).toEqual([{ field: 'x', error: key, message: words }]);
    }
    expect(new Set(texts.map(({ message: words }) => words)).size).toBe(3);
  });

  test('and so has success', () => {
    for (const locale of locales)
      for (const key of [null, 'message_success', 'sign_success'] as const)
        expect(success(locale, null, key).message.length).toBeGreaterThan(1);
  });

  test('PRODUCT Accounts: 401 means one thing only', () => {
    expect(
      Object.entries(errorStatus)
        .filter(([, status]) => status === 401)
        .map(([key]) => key),
    ).toEqual(['login_required']);
  });
});
