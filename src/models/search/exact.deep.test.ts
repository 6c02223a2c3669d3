import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { families as realFamilies } from '#models/library.ts';
import { finishes } from '#models/materials/library.ts';
import { familyCount } from '#models/model-id.ts';
import { rooms, styles, type Room, type Style } from '#models/vocabulary.ts';
import type { Filters, Range } from './filters.ts';
import { createModelSearch, type ModelSearch } from './model-search.ts';
import { matchBest } from './match-best.ts';
import { buildModelIndex, type ModelIndex } from './model-index.ts';
import { smallFamilies, smallFinishes } from '../../../tests/support/library/small-library.ts';
import { allOf, facetsOf, holds, passes, type One } from '../../../tests/support/library/one-by-one.ts';

const everything: One[] = smallFamilies.flatMap(allOf);
const search = createModelSearch(smallFamilies, smallFinishes);
const shelf = buildModelIndex(smallFamilies, smallFinishes);

const few = realFamilies.filter((family) => familyCount(family) < 3_000);
const real = {
  search: createModelSearch(few, finishes),
  shelf: buildModelIndex(few, finishes),
  all: few.flatMap(allOf),
};
const realQueries: [words: string, filters: Filters][] = [
  ['', {}],
  ['tivi', { style: ['japandi'] }],
  ['TV 55 inch', {}],
  ['tivi dưới 55 inch', {}],
  ['television', { width: [{ min: 901, max: 1200 }], forms: { stand: ['feet'] } }],
  ['vòi sen', {}],
  ['phòng tắm', { placement: ['wall'] }],
  ['white under 60cm', {}],
  ['浴室', { category: ['bath'] }],
  ['cao dưới 1m', { fits: { width: 900, depth: 700, height: Infinity } }],
  ['modern', { finish: ['ceramic', 'glass'] }],
  ['', { room: ['kitchen'], height: [{ min: 0, max: 900 }] }],
];

const words = [
  '',
  'sofa',
  'ghế',
  'table',
  'round',
  'tròn',
  'oak',
  'leather',
  'da',
  'đen',
  'japandi',
  'modern',
  '日式',
  'bedroom',
  'phòng khách',
  'under 1.9m',
  '≥ 800',
  'rộng 1m2',
  'cao dưới 1m',
  'fits in 2000x900x800',
  'vừa 900x1200',
  '1800x2000',
  '600x800',
  'den',
  'wall',
  'lamp',
  '2 drawers',
  'walnut',
  'blorptastic',
  '160-200cm',
  'dài 2m',
];
const wordsOf = fc.array(fc.constantFrom(...words), { maxLength: 2 }).map((list) => list.join(' '));
const seldom = <T>(given: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: given });
const some = <T>(values: readonly T[]) =>
  seldom(fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 2 }));
const range = fc
  .tuple(fc.constantFrom(0, 400, 900, 1201, 1800), fc.constantFrom(600, 1200, 1500, 2200, Infinity))
  .filter(([min, max]) => min <= max)
  .map(([min, max]): Range => ({ min, max }));
const ranges = seldom(fc.array(range, { minLength: 1, maxLength: 2 }));
const space = seldom(
  fc.record({
    width: fc.constantFrom(600, 900, 1400, 2200, Infinity),
    depth: fc.constantFrom(500, 900, 1600, Infinity),
    height: fc.constantFrom(450, 800, Infinity),
  }),
);
const forms = seldom(
  fc.constantFrom<Record<string, string[]>>(
    { shape: ['round'] },
    { shape: ['round', 'oval'] },
    { legs: ['round'], arms: ['track'] },
    { drawers: ['2'] },
    { doors: ['sliding'] },
  ),
);
const filtersOf: fc.Arbitrary<Filters> = fc.record({
  category: some(['seating', 'tables', 'storage', 'lighting'] as const),
  family: some(['sofa', 'dining', 'bed', 'wardrobe', 'nothing']),
  room: some(Object.keys(rooms) as Room[]),
  style: some(Object.keys(styles) as Style[]),
  placement: some(['floor', 'wall', 'ceiling'] as const),
  finish: some(['wood', 'leather', 'metal'] as const),
  width: ranges,
  depth: ranges,
  height: ranges,
  fits: space,
  forms,
});

describe('facets', () => {
  test('are exact: on 150 random queries every count equals a count one by one', () => {
    let found = 0;
    fc.assert(
      fc.property(wordsOf, filtersOf, (typed, filters) => {
        if (expectExact({ search, shelf, all: everything }, typed, filters) > 0) found += 1;
      }),
      { numRuns: 150, seed: 20_261_115 },
    );
    expect(found).toBeGreaterThan(50);
  });

  test.each(realQueries)('are exact on the smaller families of the real library: %s', (typed, filters) => {
    expect(expectExact(real, typed, filters)).toBeGreaterThan(0);
  });

  test('of size steps add up to the total', () => {
    const { total, facets } = search.find({ words: '', locale: 'en' });
    expect(total).toBe(everything.length);
    for (const key of ['width', 'depth', 'height', 'category', 'family', 'style', 'placement'])
      expect([
        key,
        facets.find((facet) => facet.key === key)!.values.reduce((sum, { count }) => sum + count, 0),
      ]).toEqual([key, total]);
  });
});

describe('pages', () => {
  test('together hold every match exactly once, whatever the size of a page', () => {
    fc.assert(
      fc.property(wordsOf, filtersOf, fc.integer({ min: 1, max: 60 }), (typed, filters, size) => {
        const total = search.count({ words: typed, filters, locale: 'en' });
        const ids: string[] = [];
        for (let offset = 0; offset < total; offset += size)
          ids.push(...search.find({ words: typed, filters, locale: 'en', offset, size }).items.map((item) => item.id));
        expect(ids.length).toBe(total);
        expect(new Set(ids).size).toBe(total);
      }),
      { numRuns: 40, seed: 7 },
    );
  });

  test('begin at any offset alike', () => {
    const all = search.find({ words: '', locale: 'en', size: 1000 }).items.map((item) => item.id);
    for (const offset of [1, 59, 200, 400])
      expect(search.find({ words: '', locale: 'en', offset, size: 24 }).items.map((item) => item.id)).toEqual(
        all.slice(offset, offset + 24),
      );
    expect(search.find({ words: '', locale: 'en', offset: 1_000_000, size: 24 }).items).toEqual([]);
  });

  test('show variety: the first dozen are of a dozen families', () => {
    const { items } = search.find({ words: '', locale: 'en', size: smallFamilies.length });
    expect(new Set(items.map((item) => item.family.code)).size).toBe(smallFamilies.length);
    expect(new Set(items.map((item) => item.choice.style)).size).toBeGreaterThan(3);
  });

  test('each id is the choice beside it', () => {
    const byId = new Map(everything.map((one) => [one.id, one.choice]));
    for (const { id, choice } of search.find({ words: 'sofa', locale: 'en', size: 60 }).items)
      expect(choice).toEqual(byId.get(id));
  });
});

/** Total and every facet's whole list against a count one by one; how many were found. */
function expectExact(
  library: { search: ModelSearch; shelf: ModelIndex; all: readonly One[] },
  typed: string,
  filters: Filters,
): number {
  const { total, facets } = library.search.find({ words: typed, filters, locale: 'en' });
  const { terms } = matchBest(library.shelf, library.search.read(typed).terms, filters);
  const left = library.all.filter((one) => terms.every((term) => holds(term, one)));
  expect(total).toBe(left.filter((one) => passes(one, filters, null)).length);
  expect(facets.map(({ key, values }) => [key, ...values.map(({ value, count }) => `${value}: ${count}`)])).toEqual(
    facetsOf(library.all, left, filters),
  );
  return total;
}
