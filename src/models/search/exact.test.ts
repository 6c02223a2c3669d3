import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Choice, Family } from '#models/family.ts';
import { dress } from '#models/dress.ts';
import { findFinish } from '#models/materials/library.ts';
import { choiceAt, familyCount, written } from '#models/model-id.ts';
import { rooms, styles, type Room, type Style } from '#models/vocabulary.ts';
import type { Filters, Range } from './filters.ts';
import type { Meaning, SizeTerm, Space, Term } from './meaning.ts';
import { createModelSearch } from './model-search.ts';
import { matchBest } from './match-best.ts';
import { shelfOf } from './shelf.ts';
import { smallFamilies, smallFinishes } from '../../../tests/support/small-library.ts';

/** Every model of the small library, one by one: what the products of search must agree with. */
interface One { id: string; family: Family; choice: Choice }

const everything: One[] = smallFamilies.flatMap((family) => Array.from({ length: familyCount(family) }, (_, n) => ({ id: written(family, n), family, choice: choiceAt(family, n)! })));
const search = createModelSearch(smallFamilies, smallFinishes);
const shelf = shelfOf(smallFamilies, smallFinishes);

const words = ['', 'sofa', 'ghế', 'table', 'round', 'tròn', 'oak', 'leather', 'da', 'đen', 'japandi', 'modern', '日式', 'bedroom', 'phòng khách', 'under 1.9m', '≥ 800', 'rộng 1m2', 'cao dưới 1m', 'fits in 2000x900x800', 'vừa 900x1200', '1800x2000', '600x800', 'den', 'wall', 'lamp', '2 drawers', 'walnut', 'blorptastic', '160-200cm', 'dài 2m'];
const wordsOf = fc.array(fc.constantFrom(...words), { maxLength: 2 }).map((list) => list.join(' '));
const seldom = <T>(given: fc.Arbitrary<T>) => fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: given });
const some = <T>(values: readonly T[]) => seldom(fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 2 }));
const range = fc.tuple(fc.constantFrom(0, 400, 900, 1201, 1800), fc.constantFrom(600, 1200, 1500, 2200, Infinity)).filter(([min, max]) => min <= max).map(([min, max]): Range => ({ min, max }));
const ranges = seldom(fc.array(range, { minLength: 1, maxLength: 2 }));
const space = seldom(fc.record({ width: fc.constantFrom(600, 900, 1400, 2200, Infinity), depth: fc.constantFrom(500, 900, 1600, Infinity), height: fc.constantFrom(450, 800, Infinity) }));
const forms = seldom(fc.constantFrom<Record<string, string[]>>({ shape: ['round'] }, { shape: ['round', 'oval'] }, { legs: ['round'], arms: ['track'] }, { drawers: ['2'] }, { doors: ['sliding'] }));
const filtersOf: fc.Arbitrary<Filters> = fc.record({
  category: some(['seating', 'tables', 'storage', 'lighting'] as const), family: some(['sofa', 'dining', 'bed', 'wardrobe', 'nothing']), room: some(Object.keys(rooms) as Room[]), style: some(Object.keys(styles) as Style[]),
  placement: some(['floor', 'wall', 'ceiling'] as const), finish: some(['wood', 'leather', 'metal'] as const), width: ranges, depth: ranges, height: ranges, fits: space, forms,
});

describe('facets', () => {
  test('are exact: on 150 random queries every count equals a count one by one', () => {
    let found = 0;
    fc.assert(fc.property(wordsOf, filtersOf, (typed, filters) => {
      const { total, facets } = search.find({ words: typed, filters, locale: 'en' });
      const terms = matchBest(shelf, search.read(typed).terms, filters).terms;
      const left = everything.filter((one) => terms.every((term) => holds(term, one)));
      expect(total).toBe(left.filter((one) => passes(one, filters, null)).length);
      if (total > 0) found += 1;
      for (const { key, values } of facets) {
        const open = left.filter((one) => passes(one, filters, key));
        expect(values.map(({ value, count }) => [key, value, count])).toEqual(values.map(({ value }) => [key, value, open.filter((one) => has(one, key, value)).length]));
      }
    }), { numRuns: 150, seed: 20_261_115 });
    expect(found).toBeGreaterThan(50);
  });

  test('of size steps add up to the total', () => {
    const { total, facets } = search.find({ words: '', locale: 'en' });
    expect(total).toBe(everything.length);
    for (const key of ['width', 'depth', 'height', 'category', 'family', 'style', 'placement']) expect([key, facets.find((facet) => facet.key === key)!.values.reduce((sum, { count }) => sum + count, 0)]).toEqual([key, total]);
  });
});

describe('pages', () => {
  test('together hold every match exactly once, whatever the size of a page', () => {
    fc.assert(fc.property(wordsOf, filtersOf, fc.integer({ min: 1, max: 60 }), (typed, filters, size) => {
      const total = search.count({ words: typed, filters, locale: 'en' });
      const ids: string[] = [];
      for (let offset = 0; offset < total; offset += size) ids.push(...search.find({ words: typed, filters, locale: 'en', offset, size }).items.map((item) => item.id));
      expect(ids.length).toBe(total);
      expect(new Set(ids).size).toBe(total);
    }), { numRuns: 40, seed: 7 });
  });

  test('begin at any offset alike', () => {
    const all = search.find({ words: '', locale: 'en', size: 1000 }).items.map((item) => item.id);
    for (const offset of [1, 59, 200, 400]) expect(search.find({ words: '', locale: 'en', offset, size: 24 }).items.map((item) => item.id)).toEqual(all.slice(offset, offset + 24));
    expect(search.find({ words: '', locale: 'en', offset: 1_000_000, size: 24 }).items).toEqual([]);
  });

  test('show variety: the first dozen are of a dozen families', () => {
    const { items } = search.find({ words: '', locale: 'en', size: smallFamilies.length });
    expect(new Set(items.map((item) => item.family.code)).size).toBe(smallFamilies.length);
    expect(new Set(items.map((item) => item.choice.style)).size).toBeGreaterThan(3);
  });

  test('each id is the choice beside it', () => {
    const byId = new Map(everything.map((one) => [one.id, one.choice]));
    for (const { id, choice } of search.find({ words: 'sofa', locale: 'en', size: 60 }).items) expect(choice).toEqual(byId.get(id));
  });
});

/** The same questions asked of one model, the plain way. */
function holds(term: Term, one: One): boolean {
  if (term.kind === 'nothing') return false;
  return term.kind === 'size' ? hasSize(term.size, one) : term.meanings.some(({ meaning }) => means(meaning, one));
}

function means(meaning: Meaning, { family, choice }: One): boolean {
  switch (meaning.kind) {
    case 'family': return family.code === meaning.value;
    case 'category': return family.category === meaning.value;
    case 'room': return family.rooms.includes(meaning.value);
    case 'style': return choice.style === meaning.value;
    case 'placement': return family.placement === meaning.value;
    case 'finish': return Object.keys(family.slots).some((slot) => dress(family, choice, { [slot]: meaning.value })[slot] === meaning.value);
    case 'finishKind': return kindsOf({ family, choice }).includes(meaning.value);
    case 'form': return family.code === meaning.family && choice[meaning.parameter] === meaning.value;
    case 'parameter': return false;
  }
}

function kindsOf({ family, choice }: Pick<One, 'family' | 'choice'>): string[] {
  return Object.entries(family.slots).flatMap(([slot, { finishes, byStyle }]) => [...finishes, ...Object.values(byStyle ?? {})].filter((id) => dress(family, choice, { [slot]: id })[slot] === id).map((id) => findFinish(id)!.kind));
}

function hasSize(size: SizeTerm, one: One): boolean {
  const { family, choice } = one;
  const [w, d, h] = [choice.width, choice.depth, choice.height] as [number, number, number];
  const named = (word: string) => ({ width: w, depth: d, height: h, length: family.category === 'beds' ? d : w })[word]!;
  const key = (word: string) => (word === 'length' ? (family.category === 'beds' ? 'depth' : 'width') : word);
  const near = (dimension: string, value: number, wanted: number) => {
    if (family.parameters[dimension]!.values.includes(wanted)) return value === wanted;
    return family.category === 'beds' && dimension !== 'height' ? value >= wanted && value <= wanted + 200 : Math.abs(value - wanted) <= wanted / 20;
  };
  switch (size.kind) {
    case 'range': return named(size.dimension) >= size.min && named(size.dimension) <= size.max;
    case 'exact': return near(key(size.dimension), named(size.dimension), size.value);
    case 'fits': return fits(size.space, one);
    case 'seats': return family.code === 'sofa' ? w >= 400 + 500 * size.seats && w <= 900 + 500 * size.seats : family.category === 'beds' && size.seats === 2 && w >= 1300;
    case 'measures': {
      const [a = 0, b = 0, c] = size.values;
      const tall = c === undefined || near('height', h, c);
      if (family.placement === 'wall') return near('width', w, a) && (c === undefined ? near('height', h, b) : near('depth', d, b) && tall);
      return tall && ((near('width', w, a) && near('depth', d, b)) || (near('width', w, b) && near('depth', d, a)));
    }
  }
}

function fits({ width, depth, height }: Space, { family, choice }: One): boolean {
  const [w, d, h] = [choice.width, choice.depth, choice.height] as [number, number, number];
  return h <= height && ((w <= width && d <= depth) || (family.placement !== 'wall' && w <= depth && d <= width));
}

/** All filters but one. */
function passes(one: One, filters: Filters, except: string | null): boolean {
  const { family, choice } = one;
  const chosen = (name: keyof Filters, values: readonly string[]) => name === except || ((filters[name] ?? []) as readonly string[]).length === 0 || values.some((value) => ((filters[name] ?? []) as readonly string[]).includes(value));
  const sized = (name: 'width' | 'depth' | 'height') => name === except || (filters[name] ?? []).length === 0 || filters[name]!.some(({ min, max }) => Number(choice[name]) >= min && Number(choice[name]) <= max);
  const formed = Object.entries(filters.forms ?? {}).every(([key, values]) => key in family.parameters && (except === `form.${key}` || values.includes(String(choice[key]))));
  return chosen('category', [family.category]) && chosen('family', [family.code]) && chosen('room', family.rooms) && chosen('style', [choice.style]) && chosen('placement', [family.placement]) && chosen('finish', kindsOf(one))
    && sized('width') && sized('depth') && sized('height') && (filters.fits === undefined || fits(filters.fits, one)) && formed;
}

function has(one: One, key: string, value: string): boolean {
  const { family, choice } = one;
  switch (key) {
    case 'category': return family.category === value;
    case 'family': return family.code === value;
    case 'room': return family.rooms.includes(value as Room);
    case 'style': return choice.style === value;
    case 'placement': return family.placement === value;
    case 'finish': return kindsOf(one).includes(value);
    case 'width': case 'depth': case 'height': {
      const [min, max] = value.split('-');
      return Number(choice[key]) >= Number(min) && Number(choice[key]) <= (max === '' ? Infinity : Number(max));
    }
    default: return String(choice[key.slice(5)]) === value;
  }
}
