import { expect, test } from 'vitest';
import { matchedPart } from './matched-part.ts';

test.each([
  ['Ghế dài', 'ghe d', 'Ghế d'],
  ['Ghế dài', 'DAI', 'dài'],
  ['Đèn cây', 'den', 'Đèn'],
  ['布艺沙发', '沙发', '沙发'],
  ['Ghe\u0302\u0301', 'ghế', 'Ghế'],
])('B3 of %s the typed %s is shown', (text, typed, shown) => {
  const part = matchedPart(text, typed);
  expect(text.normalize('NFC').slice(...part!)).toBe(shown);
});

test('what is not there is not shown', () => {
  expect(matchedPart('Sofa', 'bàn')).toBeNull();
  expect(matchedPart('Sofa', ' ')).toBeNull();
});
