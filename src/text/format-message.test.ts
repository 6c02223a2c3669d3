import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import compile from 'icu-minify/compile';
import { _createCache, _createIntlFormatters } from 'use-intl/core';
import { describe, expect, test } from 'vitest';
import { formatLocale, locales, timeZone, type Locale } from '#lib/locale.ts';
import formatMessage from './format-message.ts';

const folder = join(import.meta.dirname, '../../messages');
const evening = new Date('2026-12-16T13:05:00Z');

describe('N1: a day inside a text is written out, as everywhere else', () => {
  test.each([
    ['en', '16 December 2026'],
    ['vi', '16 tháng 12, 2026'],
    ['zh', '2026年12月16日'],
  ] as const)('%s', (locale, day) => {
    expect(say(locale, '{day, date, long}')).toBe(day);
    expect(say(locale, '{day, time, short}')).toBe('20:05');
  });

  test('no text asks for a day or an hour in another way: it would be printed in figures', () => {
    const asked = locales.flatMap((locale) =>
      readdirSync(join(folder, locale)).flatMap((file) => [
        ...readFileSync(join(folder, locale, file), 'utf8').matchAll(/\{\w+, (?:date|time)[^}]*\}/g),
      ]),
    );
    expect(asked.length).toBeGreaterThan(30);
    expect(asked.map(([text]) => text).filter((text) => !/, (date, long|time, short|date, ::M+)\}/.test(text))).toEqual(
      [],
    );
  });
});

describe('N1: in Chinese no space stands between a Chinese name and the words round it', () => {
  test.each([
    ['通过 {name} 的申请？', '周敏木作工坊', '通过周敏木作工坊的申请？'],
    ['通过 {name} 的申请？', 'Mộc Lặng', '通过 Mộc Lặng 的申请？'],
    ['{name} 会收到通知', '周敏木作工坊（平阳）', '周敏木作工坊（平阳）会收到通知'],
    ['已登记付给 {name} 的 ₫5', '周敏 木作', '已登记付给周敏 木作的 ₫5'],
    ['{name} 20 m²', '客厅', '客厅 20 m²'],
    ['HIEN1 {name}', '周敏', 'HIEN1 周敏'],
    ['{name, select, yes {是} other {否}}', 'yes', '是'],
  ])('%s with %s', (text, name, written) => {
    expect(say('zh', text, { name })).toBe(written);
  });

  test('in other languages everything stays', () => {
    expect(say('en', 'Approve {name} now', { name: '周敏' })).toBe('Approve 周敏 now');
  });
});

function say(locale: Locale, text: string, values: Record<string, string | Date> = { day: evening }) {
  const cache = _createCache();
  const formatters = _createIntlFormatters(cache);
  return formatMessage('key', compile(text), values, { cache, formatters, locale: formatLocale(locale), timeZone });
}
