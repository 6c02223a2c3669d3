import { describe, expect, test } from 'vitest';
import { formatLocale, locales } from '#lib/locale.ts';
import { quickNumber, quickPlural } from './quick-numbers.ts';

const whole = [
  0,
  1,
  9,
  10,
  999,
  1000,
  1001,
  12_345,
  999_999,
  1_000_000,
  18_900_000,
  1_234_567_890,
  Number.MAX_SAFE_INTEGER,
];

describe.each(locales.map(formatLocale))('B2: numbers as %s writes them, as the browser would', (locale) => {
  const same = (value: number, options?: Intl.NumberFormatOptions) =>
    expect(quickNumber(locale, value, options), `${value}`).toBe(new Intl.NumberFormat(locale, options).format(value));

  test('whole numbers, also below zero', () => {
    for (const value of [...whole, ...whole.slice(1).map((each) => -each)]) same(value);
  });

  test('decimals', () => {
    for (let stars = 0.1; stars <= 5; stars += 0.1) {
      same(Number(stars.toFixed(1)), { minimumFractionDigits: 1 });
      same(Number(stars.toFixed(1)));
    }
    for (const value of [0.005, 0.25, 1.05, 4.125, 1234.5, 98_765.432]) {
      same(value);
      same(value, { minimumFractionDigits: 1 });
    }
  });

  test('percentages', () => {
    for (const part of [-0.4, -0.333, -0.05, 0.01, 0.28, 0.5, 0.666, 1, 12.5])
      same(part, { style: 'percent', maximumFractionDigits: 0 });
  });

  test('plural forms', () => {
    for (const value of [...whole, -1, 0.5, 1.5, 100_000_000])
      expect(quickPlural(locale, value)).toBe(new Intl.PluralRules(locale).select(value));
  });

  test('what it cannot say it leaves to the browser', () => {
    expect([
      quickNumber(locale, 1.23456),
      quickNumber(locale, -0),
      quickNumber(locale, Number.NaN),
      quickNumber(locale, 1e21),
      quickNumber(locale, -4.25, { minimumFractionDigits: 1 }),
      quickNumber(locale, 0.125, { style: 'percent', maximumFractionDigits: 0 }),
      quickNumber(locale, 5, { style: 'percent' }),
    ]).toEqual(Array(7).fill(null));
  });
});
