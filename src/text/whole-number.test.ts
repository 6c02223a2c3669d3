import { expect, test } from 'vitest';
import { isNegative, wholeNumber } from './whole-number.ts';

test.each([
  ['25000000', 25_000_000],
  ['25.000.000', 25_000_000],
  ['25,000,000', 25_000_000],
  ['25 000 000', 25_000_000],
  [' 60 ', 60],
  ['0', 0],
  ['450.000 ₫', 450_000],
  ['₫450,000', 450_000],
  ['VND 450,000', 450_000],
  ['450000đ', 450_000],
  ['1,200,000 VND', 1_200_000],
  ['３８００００', 380_000],
])('G3: “%s” is %i', (text, value) => {
  expect(wholeNumber(text)).toBe(value);
});

test.each(['', '25.5', '1,5', '-3', '25tr', '450 nghìn', '450k', '380000abc', '1e9', '2.50.000', '9999999999999', '٣'])(
  'G3: “%s” is no sum',
  (text) => {
    expect(wholeNumber(text)).toBeNull();
  },
);

test.each([
  ['-450', true],
  [' −250.000', true],
  ['－３', true],
  ['450-1', false],
  ['-', false],
  ['0', false],
])('G3: whether “%s” is below zero: %s', (text, negative) => {
  expect(isNegative(text)).toBe(negative);
});
