import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Choice, Family } from '#models/family.ts';
import { slotFinishes } from '#models/slot-finishes.ts';
import { kinds } from '#models/materials/finish.ts';
import { families as realFamilies } from '#models/library.ts';
import { findFinish, finishes } from '#models/materials/library.ts';
import { choiceAt, familyCount, formatId } from '#models/model-id.ts';
import { categories, rooms, styles, type Room, type Style } from '#models/vocabulary.ts';
import type { Filters, Range } from './filters.ts';
import type { Meaning, SizeTerm, Space, Term } from './meaning.ts';
import { createModelSearch, type ModelSearch } from './model-search.ts';
import { matchBest } from './match-best.ts';
import { buildModelIndex, type ModelIndex } from './model-index.ts';
import { smallFamilies, smallFinishes } from '../../../tests/support/small-library.ts';

/** Every model of the small library, one by one: what the products of search must agree with. */
interface One {
  id: string;
  family: Family;
  choice: Choice;
}

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

function allOf(family: Family): One[] {
  return Array.from({ length: familyCount(family) }, (_, n) => ({
    id: formatId(family, n),
    family,
    choice: choiceAt(family, n)!,
  }));
}

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

/** The same questions asked of one model, the plain way. */
function holds(term: Term, one: One): boolean {
  if (term.kind === 'nothing') return false;
  return term.kind === 'size' ? hasSize(term.size, one) : term.meanings.some(({ meaning }) => means(meaning, one));
}

function means(meaning: Meaning, { family, choice }: One): boolean {
  switch (meaning.kind) {
    case 'family':
      return family.code === meaning.value;
    case 'category':
      return family.category === meaning.value;
    case 'room':
      return family.rooms.includes(meaning.value);
    case 'style':
      return choice.style === meaning.value;
    case 'placement':
      return family.placement === meaning.value;
    case 'finish':
      return Object.keys(family.slots).some(
        (slot) => slotFinishes(family, choice, { [slot]: meaning.value })[slot] === meaning.value,
      );
    case 'finishKind':
      return kindsOf({ family, choice }).includes(meaning.value);
    case 'form':
      return family.code === meaning.family && choice[meaning.parameter] === meaning.value;
    case 'parameter':
      return false;
  }
}

const kindsByLook = new Map<Family, Map<string, string[]>>();

/** What a model can wear hangs on its family and style alone. */
function kindsOf({ family, choice }: Pick<One, 'family' | 'choice'>): string[] {
  const byStyle = kindsByLook.get(family) ?? new Map<string, string[]>();
  kindsByLook.set(family, byStyle);
  const found = byStyle.get(choice.style) ?? wornKinds(family, choice);
  byStyle.set(choice.style, found);
  return found;
}

function wornKinds(family: Family, choice: Choice): string[] {
  return Object.entries(family.slots).flatMap(([slot, { finishes, byStyle }]) =>
    [...finishes, ...Object.values(byStyle ?? {})]
      .filter((id) => slotFinishes(family, choice, { [slot]: id })[slot] === id)
      .map((id) => findFinish(id)!.kind),
  );
}

function hasSize(size: SizeTerm, one: One): boolean {
  const { family, choice } = one;
  const [w, d, h] = [choice.width, choice.depth, choice.height] as [number, number, number];
  const named = (word: string) =>
    ({ width: w, depth: d, height: h, length: family.category === 'beds' ? d : w })[word]!;
  const key = (word: string) => {
    if (word === 'length') return family.category === 'beds' ? 'depth' : 'width';
    return word;
  };
  const near = (dimension: string, value: number, wanted: number) => {
    if (family.parameters[dimension]!.values.includes(wanted)) return value === wanted;
    return family.category === 'beds' && dimension !== 'height'
      ? value >= wanted && value <= wanted + 200
      : Math.abs(value - wanted) <= wanted / 20;
  };
  const inches =
    family.code === 'television'
      ? { 720: 32, 962: 43, 1116: 50, 1230: 55, 1450: 65, 1672: 75, 1900: 85 }[w]
      : undefined;
  if (inches !== undefined && 'diagonal' in size) {
    const [least, most] = (size.kind === 'exact' ? [size.value, size.value] : [size.min, size.max]).map((each) =>
      Math.round((each * size.diagonal!) / 25.4),
    );
    return inches >= least! && inches <= most!;
  }
  switch (size.kind) {
    case 'range':
      return named(size.dimension) >= size.min && named(size.dimension) <= size.max;
    case 'exact':
      return near(key(size.dimension), named(size.dimension), size.value);
    case 'fits':
      return fits(size.space, one);
    case 'seats':
      return family.code === 'sofa'
        ? w >= 400 + 500 * size.seats && w <= 900 + 500 * size.seats
        : family.category === 'beds' && size.seats === 2 && w >= 1300;
    case 'measures': {
      const [a = 0, b = 0, c] = size.values;
      const tall = c === undefined || near('height', h, c);
      if (family.placement === 'wall')
        return near('width', w, a) && (c === undefined ? near('height', h, b) : near('depth', d, b) && tall);
      return tall && ((near('width', w, a) && near('depth', d, b)) || (near('width', w, b) && near('depth', d, a)));
    }
  }
}

function fits({ width, depth, height }: Space, { family, choice }: One): boolean {
  const [w, d, h] = [choice.width, choice.depth, choice.height] as [number, number, number];
  return h <= height && ((w <= width && d <= depth) || (family.placement !== 'wall' && w <= depth && d <= width));
}

/** Upper ends of the steps sizes are counted in. */
const steps = [300, 450, 600, 900, 1200, 1500, 1800, 2100, 2400, 3000, Infinity];
const sizes = ['width', 'depth', 'height'] as const;

/** The whole lists that must stand there, counted one by one: `left` is what the words leave of `all`. */
function facetsOf(all: readonly One[], left: readonly One[], filters: Filters): string[][] {
  const listed = (
    key: 'category' | 'family' | 'room' | 'style' | 'placement' | 'finish',
    values: readonly string[],
  ) => {
    const open = tally(
      left.filter((one) => passes(one, filters, key)),
      key,
    );
    const there = tally(all, key);
    const shown = values.filter(
      (value) => there.has(value) && (key !== 'family' || open.has(value) || (filters.family ?? []).includes(value)),
    );
    return [key, ...shown.map((value) => `${value}: ${open.get(value) ?? 0}`)];
  };
  return [
    listed('category', Object.keys(categories)),
    listed('family', [...new Set(all.map((one) => one.family.code))]),
    listed('room', Object.keys(rooms)),
    listed('style', Object.keys(styles)),
    listed('placement', ['floor', 'wall', 'ceiling', 'top']),
    listed('finish', Object.keys(kinds)),
    ...measureFacets(left, filters),
  ];
}

/** Steps while several families are in question, each parameter's own values once there is one. */
function measureFacets(left: readonly One[], filters: Filters): string[][] {
  const families = new Set(left.filter((one) => passes(one, bare(filters, one), null)).map((one) => one.family));
  const [only] = families;
  if (families.size !== 1 || only === undefined)
    return sizes.map((key) =>
      stepFacet(
        key,
        left.filter((one) => passes(one, filters, key)),
        filters[key] ?? [],
      ),
    );
  return Object.entries(only.parameters)
    .filter(([, { values }]) => values.length > 1)
    .map(([name, { values }]) => {
      const key = sizes.some((size) => size === name) ? name : `form.${name}`;
      const open = left.filter((one) => one.family === only && passes(one, filters, key));
      return [
        key,
        ...values.map(
          (value) =>
            `${key === name ? `${value}-${value}` : value}: ${open.filter(({ choice }) => choice[name] === value).length}`,
        ),
      ];
    });
}

function stepFacet(key: (typeof sizes)[number], open: readonly One[], chosen: readonly Range[]): string[] {
  const ranges = steps.map((max, at): Range => ({ min: at === 0 ? 0 : steps[at - 1]! + 1, max }));
  const counted = ranges.map((range) => ({
    ...range,
    count: open.filter(({ choice }) => Number(choice[key]) >= range.min && Number(choice[key]) <= range.max).length,
  }));
  const shown = counted.filter(
    ({ min, max, count }) => count > 0 || chosen.some((each) => each.min === min && each.max === max),
  );
  return [
    key,
    ...shown.map(({ min, max, count }) => `${min === 0 ? '' : min}-${max === Infinity ? '' : max}: ${count}`),
  ];
}

/** Which family is in question does not hang on the sizes and forms chosen, as long as it has such a form. */
function bare(
  { width: _width, depth: _depth, height: _height, forms = {}, ...rest }: Filters,
  { family, choice }: One,
): Filters {
  return {
    ...rest,
    forms: Object.fromEntries(
      Object.entries(forms).map(([key, values]) => [key, key in family.parameters ? [String(choice[key])] : values]),
    ),
  };
}

function tally(these: readonly One[], key: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const one of these)
    for (const value of new Set(namesOf(one, key))) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

function namesOf(one: One, key: string): readonly string[] {
  const { family, choice } = one;
  switch (key) {
    case 'category':
      return [family.category];
    case 'family':
      return [family.code];
    case 'room':
      return family.rooms;
    case 'style':
      return [choice.style];
    case 'placement':
      return [family.placement];
    default:
      return kindsOf(one);
  }
}

/** All filters but one. */
function passes(one: One, filters: Filters, except: string | null): boolean {
  const { family, choice } = one;
  const chosen = (name: keyof Filters, values: readonly string[]) =>
    name === except ||
    ((filters[name] ?? []) as readonly string[]).length === 0 ||
    values.some((value) => ((filters[name] ?? []) as readonly string[]).includes(value));
  const sized = (name: 'width' | 'depth' | 'height') =>
    name === except ||
    (filters[name] ?? []).length === 0 ||
    filters[name]!.some(({ min, max }) => Number(choice[name]) >= min && Number(choice[name]) <= max);
  const formed = Object.entries(filters.forms ?? {}).every(
    ([key, values]) => key in family.parameters && (except === `form.${key}` || values.includes(String(choice[key]))),
  );
  return (
    chosen('category', [family.category]) &&
    chosen('family', [family.code]) &&
    chosen('room', family.rooms) &&
    chosen('style', [choice.style]) &&
    chosen('placement', [family.placement]) &&
    chosen('finish', kindsOf(one)) &&
    sized('width') &&
    sized('depth') &&
    sized('height') &&
    (filters.fits === undefined || fits(filters.fits, one)) &&
    formed
  );
}
