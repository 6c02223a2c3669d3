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

function say(locale: Locale, text: string) {
  const cache = _createCache();
  const formatters = _createIntlFormatters(cache);
  return formatMessage(
    'key',
    compile(text),
    { day: evening },
    { cache, formatters, locale: formatLocale(locale), timeZone },
  );
}
