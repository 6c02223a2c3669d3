import { describe, expect, test } from 'vitest';
import { formatLocale, locales, timeZone } from '#lib/locale.ts';
import { dayStyle, quickDate } from './quick-dates.ts';

describe.each(locales.map(formatLocale))('B2: days as %s writes them, as the browser would', (locale) => {
  test.each(['medium', 'long'] as const)('%s', (style) => {
    const intl = new Intl.DateTimeFormat(locale, { dateStyle: style, timeZone });
    for (let day = 0; day < 800; day++) {
      const date = new Date(Date.UTC(2025, 0, 1, (day * 7) % 24, 59, 59) + day * 86_400_000);
      expect(quickDate(locale, date, style)).toBe(intl.format(date));
    }
  });

  test('what it cannot say it leaves to the browser', () => {
    expect([
      quickDate(locale, new Date(Number.NaN), 'long'),
      quickDate(locale, new Date('1970-01-01'), 'long'),
    ]).toEqual([null, null]);
    expect([
      dayStyle(undefined),
      dayStyle({ dateStyle: 'full' }),
      dayStyle({ dateStyle: 'long', timeZone: 'UTC' }),
      dayStyle({ dateStyle: 'long', timeStyle: 'short' } as object),
    ]).toEqual(Array(4).fill(null));
  });
});
