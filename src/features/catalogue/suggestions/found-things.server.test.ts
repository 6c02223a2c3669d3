import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { testApp, type CallOptions, type TestApp } from '../../../../tests/support/app.ts';
import { ids, smallMarket } from '../../../../tests/support/market.ts';
import { foundThing } from './found-thing.ts';

let world: TestApp;
beforeAll(async () => {
  world = await testApp();
  await smallMarket(world);
});
afterAll(() => world.close());

async function things(query: Record<string, string>, options: CallOptions = {}) {
  const answer = await world.call('GET', `/search/things?${new URLSearchParams(query)}`, options);
  expect(answer.status, JSON.stringify(answer)).toBe(200);
  return z.array(foundThing).parse(answer.data);
}

test('B3 while one types, the first products are shown with picture and price', async () => {
  const [first] = await things({ w: 'ghe sofa' }, { locale: 'vi' });
  expect(first).toMatchObject({
    id: ids.sofa,
    name: { text: 'Ghế sofa Hiên', lang: 'vi' },
    price: { min: 18_500_000, max: 21_900_000 },
    note: null,
  });
  expect(first!.thumbnail).toMatch(/^\/api\/models\//);
});

test('B3 or the first designers, with their city', async () => {
  expect(await things({ w: 'duc minh', in: 'designers' }, { locale: 'en' })).toMatchObject([
    { id: ids.designer, name: { text: 'Nguyễn Đức Minh' }, note: 'Hoi An', price: null },
  ]);
});

test('B3 or the first rooms, by style and room in one, with their designer', async () => {
  expect(await things({ w: 'japandi living room', in: 'works' }, { locale: 'en' })).toMatchObject([
    { id: ids.work, name: { text: 'Flat by the river' }, note: 'Nguyễn Đức Minh', price: null },
  ]);
  const suggested = (await world.call('GET', '/search/suggestions?w=japan&in=works')).data as { text: string }[];
  expect(suggested.map(({ text }) => text)).toContain('Japandi');
});

const suggested = async (w: string, locale: 'en' | 'vi' | 'zh', more: Record<string, string> = {}) =>
  z
    .array(z.object({ text: z.string(), kind: z.string(), count: z.number().nullable() }))
    .parse((await world.call('GET', `/search/suggestions?${new URLSearchParams({ w, ...more })}`, { locale })).data);

test.each([
  ['vi', 'sofa đ', 'sofa đen'],
  ['vi', 'ghế sofa đen', 'ghế sofa đen'],
  ['en', 'sun dining ta', 'sun dining table'],
  ['en', 'black lea', 'black leather'],
  ['zh', '阳光 餐', '阳光 餐桌'],
  ['zh', '阳光餐', '阳光餐桌'],
] as const)('B3 in %s a phrase is gone on with as its words are: %s', async (locale, typed, phrase) => {
  const found = await suggested(typed, locale);
  expect(found.map(({ text }) => text)).toContain(phrase);
  for (const { text, count } of found.filter((each) => each.count !== null)) {
    const { data } = await world.call('GET', `/products?${new URLSearchParams({ w: text })}`, { locale });
    expect(data, text).toMatchObject({ total: count });
  }
});

test.each([
  ['vi', 'bàn ăn gỗ', ['bàn ăn gỗ']],
  ['vi', 'tủ giày', []],
  ['vi', 'den ban', []],
  ['zh', '餐桌 圆', []],
  ['vi', '实木 餐桌', []],
] as const)('B3 in %s %s is completed with names that begin so, and with no others', async (locale, typed, phrases) => {
  const found = await suggested(typed, locale);
  expect(found.map(({ text }) => text)).toEqual(phrases);
});

test.each(['😀', '🛏️🛋️', '!!!', '…', '。，'])('F5 %s is no word: it finds nothing, and says so', async (w) => {
  for (const kind of ['products', 'works', 'designers']) expect(await things({ w, in: kind })).toEqual([]);
  for (const list of ['/products', '/works', '/designers', '/merchants'])
    expect((await world.call('GET', `${list}?w=${encodeURIComponent(w)}`)).data).toMatchObject({
      total: 0,
      items: [],
      ignored: [w],
    });
  expect(
    (await world.call('GET', `/products?category=sofa&w=${encodeURIComponent(w)}`)).data as { total: number },
  ).toMatchObject({ total: 0 });
});

test('B3 four at most; nothing for nothing, and what is no kind is refused', async () => {
  expect((await things({ w: 'sofa' })).length).toBeLessThanOrEqual(4);
  expect(await things({ w: '   ' })).toEqual([]);
  expect((await things({ w: `' or 1=1 --<script>` })).length).toBeLessThanOrEqual(4);
  expect(await world.call('GET', '/search/things?w=a&in=secrets')).toMatchObject({ status: 400 });
});

test('H1 the plans one can apply for are those of the one source', async () => {
  const { data } = await world.call('GET', '/common/designer-request-types');
  expect(data).toEqual(
    expect.arrayContaining([
      { code: 'PRO_YEARLY', level: 'pro', term: 'YEARLY', price: 3_800_000, original: 4_656_000, currency: 'VND' },
      {
        code: 'PREMIUM_UNLIMITED',
        level: 'PREMIUM_UNLIMITED',
        term: null,
        price: null,
        original: null,
        currency: 'VND',
      },
    ]),
  );
});
