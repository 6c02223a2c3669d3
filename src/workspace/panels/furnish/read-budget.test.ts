import { expect, test } from 'vitest';
import { readBudget } from './read-budget.ts';

test.each([
  ['60000000', 'en', 60_000_000],
  ['₫60,000,000', 'en', 60_000_000],
  ['60.000.000 ₫', 'vi', 60_000_000],
  ['60', 'en', 60_000_000],
  ['60', 'vi', 60_000_000],
  ['6000', 'zh', 60_000_000],
  ['6000万', 'zh', 60_000_000],
  ['60 triệu', 'vi', 60_000_000],
  ['60 million', 'en', 60_000_000],
  ['', 'en', null],
  ['0', 'en', null],
  ['much', 'en', undefined],
] as const)('J5 a budget is read as people write it: "%s" in %s is %s', (typed, locale, sum) => {
  expect(readBudget(typed, locale)).toBe(sum);
});
