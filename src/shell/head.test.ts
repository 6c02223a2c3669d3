import { expect, test } from 'vitest';
import { consolePages } from '#features/people/console/console-pages.ts';
import { locales, type Locale } from '#lib/locale.ts';
import { headOf } from './head.server.ts';

const titleAt = (path: string, locale: Locale) => headOf(locale, new URL(path, 'http://x')).title;

test.each(locales)('A1: in %s every section of the console has a title of its own', (locale) => {
  const titles = consolePages.map(({ path }) => titleAt(path, locale));
  expect(new Set(titles).size).toBe(titles.length);
  expect(titleAt('/admin/orders/o_1', locale)).toBe(titleAt('/admin/orders', locale));
});

test('A1: it names the section and the console; a page outside bears the brand', () => {
  expect(titleAt('/admin/orders', 'vi')).toBe('Đơn hàng · Quản trị');
  expect(titleAt('/cart', 'en')).toMatch(/ · Hien$/);
});
