import { describe, expect, test } from 'vitest';
import { locales } from '#lib/locale.ts';
import { families } from '#models/library.ts';
import { finishes } from '#models/materials/library.ts';
import { familyCount } from '#models/model-id.ts';
import { styles } from '#models/vocabulary.ts';
import { createModelSearch } from './model-search.ts';
import { foldText } from './text.ts';

const search = createModelSearch(families, finishes);

/** Whoever types what we call a thing finds all of it, in any of the three languages, with accents or without. */
describe.each(families.map((family) => [family.code, family] as const))('%s', (code, family) => {
  const spoken = locales.flatMap((locale) =>
    [family.name[locale], ...family.synonyms[locale]].map((words) => [words, locale] as const),
  );

  test.each(spoken)('%s', (words, locale) => {
    for (const typed of [words, foldText(words.toLowerCase()), words.toUpperCase()]) {
      expect([typed, search.count({ words: typed, filters: { family: [code] }, locale })]).toEqual([
        typed,
        familyCount(family),
      ]);
    }
    const { items } = search.find({ words, locale, size: 60 });
    expect(items.map((item) => item.family.code)).toContain(code);
  });

  test('its name and a style give that style of it', () => {
    for (const locale of locales) {
      const style = family.lines[0]!.style;
      const { items } = search.find({
        words: `${styles[style][locale]}${locale === 'zh' ? '' : ' '}${family.name[locale]}`,
        locale,
        size: 10,
      });
      expect(items.every((item) => item.choice.style === style)).toBe(true);
      expect(items[0]!.family.name[locale]).toBe(family.name[locale]);
    }
  });

  test('one of its widths gives that width', () => {
    const width = family.lines[0]!.values.width![0] as number;
    const { items } = search.find({
      words: `${family.name.vi} rộng ${width} mm`,
      filters: { family: [code] },
      locale: 'vi',
      size: 20,
    });
    expect(items.length).toBeGreaterThan(0);
    expect(items.map((item) => item.choice.width)).toEqual(items.map(() => width));
  });
});

test('finishes are found by their names', () => {
  const worn = new Set(families.flatMap((family) => Object.values(family.slots).flatMap((slot) => slot.finishes)));
  const lost = finishes
    .filter((finish) => worn.has(finish.id))
    .flatMap((finish) =>
      locales
        .filter((locale) => search.count({ words: finish.name[locale], locale }) === 0)
        .map((locale) => finish.name[locale]),
    );
  expect(lost).toEqual([]);
});

test('suggestions know every family by the beginning of its name', () => {
  for (const family of families) {
    for (const locale of locales) {
      const name = family.name[locale].toLowerCase();
      const typed = name.slice(0, Math.max(1, Math.ceil(name.length * 0.7)));
      expect([typed, search.suggest(typed, locale, 12).map(({ label }) => label)]).toEqual([
        typed,
        expect.arrayContaining([family.name[locale]]),
      ]);
    }
  }
});
