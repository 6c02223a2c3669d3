import { expect, test } from 'vitest';
import { locales } from '#lib/locale.ts';
import { families, findFamily } from '#models/library.ts';
import { valueWords } from '#models/value-words.ts';

test('L1 a count among other words says of what', () => {
  const scatter = findFamily('sofa')?.parameters['scatter'];
  expect(locales.map((locale) => valueWords(scatter, 'pair', locale))).toEqual(
    locales.map((locale) => ({ zh: '抱枕：两个', en: 'Scatter cushions: two', vi: 'Gối tựa: hai chiếc' })[locale]),
  );
  const some = findFamily('corner-sofa')?.parameters['scatter'];
  expect(locales.map((locale) => valueWords(some, 'some', locale))).toEqual(
    locales.map((locale) => ({ zh: '抱枕：有', en: 'Scatter cushions: some', vi: 'Gối tựa: có' })[locale]),
  );
  const arm = findFamily('sofa')?.parameters['arms'];
  expect(valueWords(arm, 'unknown', 'vi')).toBe('unknown');
});

test('L1 a form names one thing: no label offers two of which a piece can be only one', () => {
  const labels = families.flatMap(({ parameters }) =>
    Object.values(parameters).flatMap((parameter) => Object.values(parameter.labels ?? {})),
  );
  for (const { zh, en, vi } of labels) {
    expect(en).not.toMatch(/\bor\b/);
    expect(zh).not.toContain('或');
    expect(vi).not.toContain('hoặc');
  }
});
