import { describe, expect, test } from 'vitest';
import { pricesOf } from './question.ts';
import { createConcepts } from './concepts.ts';
import { facetBytes, facetCode, tally } from './facet-codes.ts';
import { roundedEstimate } from './measure.server.ts';
import { readListAddress, writeListAddress } from './list-address.ts';
import { readWords } from './words/read-words.ts';
import { phraseEnd } from './words/phrase-end.ts';
import { searchRow } from './search-document.ts';
import { sampleTokens, sorts } from './steps.ts';
import { textTokens } from './tokens.ts';
import { sampled, written } from './tsquery.ts';
import { articleList } from '#features/catalogue/articles/article-list.ts';
import { designerList } from '#features/catalogue/designers/designer-list.ts';
import { merchantList } from '#features/catalogue/merchants/merchant-list.ts';
import { priceBandOf, productList } from '#features/catalogue/products/product-list.ts';
import { workList } from '#features/catalogue/works/work-list.ts';

const concepts = createConcepts();
const read = (words: string) =>
  readWords(words, concepts, { sizes: true }).terms.map(({ text, concepts: meant }) => [
    text,
    meant.map(({ facet, value }) => `${facet}:${value}`),
  ]);

describe('F5: words', () => {
  test('Vietnamese with and without accents, and as pairs', () => {
    expect([...textTokens('Bàn ăn')]).toEqual(['ban', 'bàn', 'ban_an', 'bàn_ăn', 'an', 'ăn']);
    expect([...textTokens('Đèn đứng', { pairs: false })]).toEqual(['den', 'đèn', 'dung', 'đứng']);
  });

  test('Chinese by character and by pair, traditional as simplified', () => {
    expect([...textTokens('布艺沙發')]).toEqual(['布', '布艺', '艺', '艺沙', '沙', '沙发', '发']);
  });

  test('English folded, plural and singular', () => {
    expect([...textTokens('Café chairs')]).toEqual(['cafe', 'café', 'cafe_chairs', 'café_chairs', 'chairs', 'chair']);
  });

  test('a little word is left out beside others, and asked for where it stands alone or among people', () => {
    const texts = (words: string, names: boolean) =>
      readWords(words, concepts, { names }).terms.map(({ text }) => text);
    expect(texts('minh sofa', false)).toEqual(['sofa']);
    expect(texts('minh', false)).toEqual(['minh']);
    expect(texts('Minh Anh', true)).toEqual(['minh', 'anh']);
  });

  test('whatever comes stays bounded', () => {
    expect(textTokens(Array.from({ length: 5_000 }, (_, n) => `word${n}`).join(' ')).size).toBeLessThan(700);
    expect([...textTokens('x'.repeat(5_000))].every((token) => token.length <= 181)).toBe(true);
  });

  /** Cut at `沙发` and `床` they would find what is both, which is nothing. */
  test.each([
    ['床架', 'bed'],
    ['双人床架', 'bed'],
    ['床垫的床', 'bed'],
    ['bed frame', 'bed'],
    ['bedframe', 'bed'],
    ['bedstead', 'bed'],
    ['khung giường', 'bed'],
    ['giường nệm', 'bed'],
    ['沙发床', 'sofa day-bed'],
    ['sofa bed', 'sofa day-bed'],
    ['sofa giường', 'sofa day-bed'],
    ['餐桌椅', 'dining-chair dining-table'],
    ['餐桌椅组合', 'dining-chair dining-table'],
    ['dining set', 'dining-chair dining-table'],
    ['bàn ghế ăn', 'dining-chair dining-table'],
    ['桌椅', 'seating tables'],
    ['bàn ghế', 'seating tables'],
    ['沙发垫', 'cushion'],
    ['书桌', 'desk'],
    ['衣柜', 'wardrobe'],
    ['电视柜', 'tv-unit'],
    ['茶几', 'coffee-table'],
    ['床头柜', 'bedside'],
    ['落地灯', 'floor-lamp'],
    ['窗帘', 'curtain'],
    ['地毯', 'rug'],
    ['鞋柜', 'shoe-cabinet'],
  ])('%s is one word', (words, kinds) => {
    const terms = readWords(words, concepts).terms.map(({ concepts: meant }) =>
      meant.map(({ value }) => value).toSorted(),
    );
    expect(terms).toEqual([kinds.split(' ').toSorted()]);
  });

  test.each([
    ['couch', [['couch', ['category:sofa']]]],
    [
      'Ghế sofa da',
      [
        ['ghế sofa', ['category:sofa']],
        ['da', ['material:leather']],
      ],
    ],
    [
      '日式沙发',
      [
        ['日式', ['style:japandi']],
        ['沙发', ['category:sofa']],
      ],
    ],
    [
      'sofa japandi 2m2',
      [
        ['sofa', ['category:sofa']],
        ['japandi', ['style:japandi']],
      ],
    ],
    [
      'căn hộ ở Hội An',
      [
        ['căn hộ', ['home:apartment']],
        ['hội an', ['city:hoian']],
      ],
    ],
  ])('%s', (words, terms) => {
    expect(read(words)).toEqual(terms);
  });

  test.each([
    ['1米8的床', ['category:bed']],
    ['一张床', ['category:bed']],
    ['买床', ['category:bed']],
    ['白色的沙发', ['colour:white', 'category:sofa']],
    ['cái giường', ['category:bed']],
    ['chiếc ghế sofa', ['category:sofa']],
    ['a sofa for the bedroom', ['category:sofa', 'room:bedroom']],
    ['便宜的沙发', ['category:sofa']],
    ['便宜床', ['category:bed']],
    ['sofa giá rẻ', ['category:sofa']],
    ['cheap sofa', ['category:sofa']],
  ])('%s: little words are left out', (words, meant) => {
    const { terms } = readWords(words, concepts, { sizes: true, prices: true });
    expect(terms.flatMap((term) => term.concepts.slice(0, 1).map(({ facet, value }) => `${facet}:${value}`))).toEqual(
      meant,
    );
    expect(terms).toHaveLength(meant.length);
  });

  test('who asks for a low price sees the cheapest first, unless another order is named', () => {
    const sortOf = (query: string) => readListAddress(new URLSearchParams(query), productList).sort;
    expect(['w=便宜的沙发', 'w=sofa giá rẻ', 'w=cheap sofa'].map(sortOf)).toEqual(['cheap', 'cheap', 'cheap']);
    expect(['w=沙发', 'w=cheap sofa&sort=popular'].map(sortOf)).toEqual(['popular', 'popular']);
    const named = readListAddress(new URLSearchParams('w=cheap sofa&sort=popular'), productList);
    expect(readListAddress(writeListAddress(named, productList), productList).sort).toBe('popular');
  });

  test('sizes are read apart', () => {
    expect(readWords('sofa 2m2', concepts, { sizes: true }).sizes).toMatchObject([
      { size: { kind: 'exact', value: 2200 } },
    ]);
    expect(readWords('sofa dưới 1m8', concepts, { sizes: true }).sizes).toMatchObject([
      { size: { kind: 'range', max: 1800 } },
    ]);
  });
});

test.each([
  ['đèn', 'Đèn', 'Đen'],
  ['đen', 'Đen', 'Đèn'],
])('B3: %s goes on to %s before %s, which has the same letters', (typed, first, second) => {
  const names = concepts.beginning(typed, 'vi').map(({ names }) => names.vi);
  const starting = (word: string) => names.findIndex((name) => name.normalize('NFC').startsWith(word));
  expect(starting(first)).toBe(0);
  expect(starting(second)).toBeGreaterThan(0);
});

test('B3: without accents nothing is left out or put before', () => {
  const names = concepts.beginning('den', 'vi').map(({ names }) => names.vi);
  expect(names).toEqual(expect.arrayContaining(['Đen']));
  expect(names.filter((name) => name.startsWith('Đèn')).length).toBeGreaterThan(1);
});

test.each([
  ['vi', 'bàn ăn gỗ', 'bàn ăn', ['Gỗ']],
  ['vi', 'tủ giày', null, []],
  ['vi', 'den ban', null, []],
  ['zh', '餐桌 圆', null, []],
  ['vi', '实木 餐桌', null, []],
  ['vi', '实木 gư', null, []],
  ['vi', 'ghế sofa đe', 'ghế sofa', ['Đen']],
  ['vi', 'ghe sofa go', 'ghe sofa', ['Gối tựa', 'Gốm sứ', 'Gỗ']],
  ['vi', 'ghế sofa gố', 'ghế sofa', ['Gối tựa', 'Gốm sứ']],
] as const)(
  'B3 in %s the end of %s becomes names that begin so, and is cut out of none',
  (locale, text, head, names) => {
    const end = phraseEnd(text, locale, {
      concepts,
      isListed: ({ facet }) => ['category', 'material', 'colour'].includes(facet),
    });
    expect(end?.head ?? null).toBe(head);
    expect((end?.ways ?? []).map(({ names }) => names[locale]).toSorted()).toEqual(names);
  },
);

test.each([
  ['da', ['leather']],
  ['sofa da', ['leather']],
  ['ghế da', ['leather']],
  ['bàn đá', ['stone']],
  ['ban da', ['leather', 'stone']],
  ['皮沙发', ['leather']],
  ['真皮沙发', ['leather']],
])('F5: of %s the material is %j', (words, materials) => {
  const meant = read(words).flatMap(([, values]) => values);
  expect(meant.filter((value) => value?.startsWith('material:'))).toEqual(
    materials.map((value) => `material:${value}`),
  );
});

test('a question is quoted, whatever is in it', () => {
  expect(written({ all: ["a'b\\c", { any: ['d', 'd'] }, { not: 'e' }] })).toBe("('a''b\\\\c' & 'd' & !('e'))");
  expect(written({ all: [] })).toBeNull();
});

test('words of the description stand behind a dot, unless the name has them', () => {
  const { tokens } = searchRow({
    id: 'p_1',
    names: [{ en: 'Oak table' }],
    about: [{ en: 'A table of oak from Hue' }],
    facets: { style: ['modern'] },
    popularity: 6,
    newest: new Date('2026-11-15'),
    price: 1_000_000,
  });
  expect(tokens).toEqual(expect.arrayContaining(['oak', 'oak_table', '.hue', '@style:modern', '^p2']));
  expect(tokens).not.toContain('.oak');
});

test('one in 16 is in the sample, one in 256 in the coarse one, which lies inside', () => {
  const tokens = Array.from({ length: 40_000 }, (_, n) =>
    sampleTokens(`p_${n.toString(32).padStart(8, '0')}`, ['oak', '@style:modern']),
  );
  expect(tokens.filter((list) => list.includes('%4')).length / 40_000).toBeCloseTo(1 / 16, 2);
  expect(tokens.filter((list) => list.includes('%8')).length / 40_000).toBeCloseTo(1 / 256, 2);
  expect(tokens.every((list) => !list.includes('%8') || list.includes('%4'))).toBe(true);
  expect(tokens.find((list) => list.includes('%8'))).toEqual([
    '%4',
    '%4oak',
    '%4@style:modern',
    '%8',
    '%8oak',
    '%8@style:modern',
  ]);
  expect(written(sampled({ all: ['oak', { any: ['a', 'b'] }, { not: 'c' }] }, '%4'))).toBe(
    "('%4oak' & ('%4a' | '%4b') & !('%4c'))",
  );
});

test('every facet has a code of its own, and counts come back as they were written', () => {
  const names = [productList, workList, designerList, merchantList, articleList].map(({ filters }) =>
    Object.entries(filters).flatMap(([key, { values }]) => Object.keys(values).map((value) => `${key}:${value}`)),
  );
  for (const list of names) expect(new Set(list.map(facetCode)).size).toBe(list.length);
  const [one = '', two = '', three = ''] = names[0]!;
  const counts = tally(
    Buffer.concat([facetBytes([one, two]), facetBytes([]), facetBytes([two, three])]),
    new Map([[facetCode(three), 5]]),
  );
  expect([one, two, three].map((name) => counts.get(facetCode(name)))).toEqual([1, 2, 6]);
  expect(facetCode('style:modern')).toBe(8837882);
});

test('a step never rises where the value does not', () => {
  for (const { step } of Object.values(sorts))
    for (let value = 1; value < 3_000_000_000; value *= 1.7)
      expect(step(Math.round(value * 1.7))).toBeGreaterThanOrEqual(step(Math.round(value)));
});

test('an address reads back as it was written, in one order', () => {
  const { refused, ...address } = readListAddress(
    new URLSearchParams(
      'style=modern&category=sofa&style=japandi&w=ghế&fits=2000xx800&priceTo=5000000&sort=cheap&style=modern',
    ),
    productList,
  );
  expect(refused).toEqual([]);
  expect(writeListAddress(address, productList).toString()).toBe(
    'w=gh%E1%BA%BF&category=sofa&style=japandi&style=modern&fits=2000xx800&priceTo=5000000&sort=cheap',
  );
  expect(
    readListAddress(new URLSearchParams('style=x&constructor=1&sort=best&fits=&page=2'), productList).refused,
  ).toEqual(['style', 'constructor', 'sort', 'page']);
});

test('an estimate has two figures', () => {
  expect([0, 7, 96, 1234, 15_999, 987_654].map(roundedEstimate)).toEqual([0, 7, 96, 1200, 16_000, 990_000]);
});

describe('F3: what a band of prices says about the price', () => {
  test.each([0, 1_999_999, 2_000_000, 9_999_999, 10_000_000, 50_000_000, 900_000_000])(
    '%i đồng lies in what its own band says, and in no other',
    (price) => {
      const holding = Object.keys(productList.filters.price!.values).filter((band) => {
        const { from, to } = pricesOf({ filters: { price: [band] }, priceFrom: null, priceTo: null }, productList);
        return price >= from && price < to;
      });
      expect(holding).toEqual([priceBandOf(price)]);
    },
  );

  test('of several bands from the first to the last, and not beyond a price that was typed', () => {
    expect(
      pricesOf(
        { filters: { price: ['to20', 'to5'], room: ['living'] }, priceFrom: null, priceTo: 15_000_000 },
        productList,
      ),
    ).toEqual({ from: 2_000_000, to: 15_000_001 });
    expect(pricesOf({ filters: {}, priceFrom: null, priceTo: null }, productList)).toEqual({ from: 0, to: Infinity });
  });
});
