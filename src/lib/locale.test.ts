import { describe, expect, test } from 'vitest';
import { localeNames, locales, parseLocale, resolveLocale, workspaceLocale } from '#lib/locale.ts';

describe('PRODUCT Language', () => {
  test.each([
    ['vi', 'vi'],
    ['vn', 'vi'],
    ['VN', 'vi'],
    ['vi-VN', 'vi'],
    ['vi_VN', 'vi'],
    ['zh-Hans-CN', 'zh'],
    ['en-GB', 'en'],
    [' zh ', 'zh'],
    ['fr', null],
    ['', null],
    ['v', null],
    ['constructor', null],
    [null, null],
    [undefined, null],
  ])('%s is %s', (input, locale) => {
    expect(parseLocale(input)).toBe(locale);
  });

  test('the query, then the stored choice, then the browser, then English', () => {
    expect(resolveLocale({ query: 'vi', cookie: 'zh', acceptLanguage: 'en' })).toBe('vi');
    expect(resolveLocale({ query: 'xx', cookie: 'zh', acceptLanguage: 'en' })).toBe('zh');
    expect(resolveLocale({ cookie: null, acceptLanguage: 'vi' })).toBe('vi');
    expect(resolveLocale({})).toBe('en');
  });

  test.each([
    ['vi-VN,vi;q=0.9,en-US;q=0.8', 'vi'],
    ['en;q=0.1,vi;q=0.2', 'vi'],
    ['*', 'en'],
    ['fr;q=1, zh;q=0.1', 'zh'],
    ['zh;q=0', 'en'],
    ['zh; q=0.4 , vi;q=0.5', 'vi'],
    ['vi;q=nonsense', 'vi'],
    ['vi;q=1.2.3, zh', 'zh'],
    [`${'fr,'.repeat(5000)}vi`, 'en'],
    ['zh,vi', 'zh'],
  ])('Accept-Language %s', (acceptLanguage, locale) => {
    expect(resolveLocale({ acceptLanguage })).toBe(locale);
  });

  test('J1: the workspace’s own names', () => {
    expect(locales.map(workspaceLocale)).toEqual(['zh_CN', 'en_US', 'vi']);
  });

  test('B2: each language in its own name', () => {
    expect(localeNames).toEqual({ zh: '简体中文', en: 'English', vi: 'Tiếng Việt' });
  });
});
