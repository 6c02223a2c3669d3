import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Locale } from '#lib/locale.ts';
import { testApp, type TestApp } from '../../../../../tests/support/app.ts';
import { plainProduct, smallMarket } from '../../../../../tests/support/market.ts';
import { productListData } from '../product.ts';
import { productShelf } from '../product-shelf.server.ts';
import { saveProduct, type ProductInput } from '../save-product.server.ts';

let world: TestApp;
beforeAll(async () => {
  world = await testApp();
  await smallMarket(world);
  await sell('p_pair', 'sofa', [1600], 12_000_000);
  await sell('p_both', 'sofa', [1700, 2200], 14_000_000);
  await sell('p_named', 'armchair', [1300], 6_000_000, {
    name: { vi: 'Ghế hai chỗ bọc vải', zh: '沙发旁的双人位软椅' },
  });
  await sell('p_any', 'seating', [900], 5_000_000, { name: { en: 'Island' } });
  await sell('p_board', 'dining-table', [1600], 9_000_000);
  await sell('p_bed', 'bed', [1680], 11_000_000);
  await sell('p_corner', 'corner-sofa', [2600], 30_000_000);
  await sell('p_seat', 'armchair', [800], 40_000_000);
  await sell('p_pendant', 'pendant', [400], 2_000_000, { description: { en: 'Above a sofa or a dining table.' } });
});
afterAll(() => world.close());

function sell(
  id: string,
  category: string,
  widths: number[],
  price: number,
  more: Partial<ProductInput> = {},
): Promise<void> {
  const variants = widths.map((width, at) => ({
    id: `v_${id.slice(2)}${at}`,
    width,
    depth: 900,
    height: 800,
    price: price + at * 1_000_000,
    stock: 1,
  }));
  return saveProduct(world.db, world.clock, plainProduct({ id, category, variants, name: { en: id }, ...more }));
}
const list = async (w: string, locale: Locale = 'vi', more: Record<string, string> = {}) =>
  productListData.parse((await world.call('GET', `/products?${new URLSearchParams({ w, ...more })}`, { locale })).data);
const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id).toSorted();
const sofas = ['p_black', 'p_both', 'p_corner', 'p_pair', 'p_sofa'];
/** 单人沙发 is one there. */
const chinese = [...sofas, 'p_named', 'p_seat'].toSorted();

describe('F5: words that name a kind of thing find things of that kind', () => {
  test.each<[Locale, string, string[]]>([
    ['vi', 'ghế sofa', sofas],
    ['vi', 'ghe sofa', sofas],
    ['en', 'couch', sofas],
    ['en', 'sofas', sofas],
    ['en', 'soffa', sofas],
    ['zh', '沙发', chinese],
    ['vi', 'giường', ['p_bed']],
    ['vi', 'giuong ngu', ['p_bed']],
    ['en', 'bed', ['p_bed']],
    ['zh', '床', ['p_bed']],
    ['vi', 'đèn', ['p_pendant']],
    ['vi', 'den tha', ['p_pendant']],
    ['en', 'lamp', ['p_pendant']],
    ['zh', '吊灯', ['p_pendant']],
  ])('%s: %s', async (locale, words, found) => {
    for (const sort of ['popular', 'cheap'])
      expect(idsOf((await list(words, locale, { sort })).items), sort).toEqual(found);
  });

  test.each(['dining table', 'bàn ăn', 'ban an', '餐桌'])('%s: a table, and not the lamp above it', async (words) => {
    const { items, others } = await list(words);
    expect(idsOf(items)).toEqual(['p_board', 'p_table']);
    expect(idsOf(others?.items ?? [])).not.toContain('p_board');
  });

  test('what only bears the word stands apart, and is found where it is asked for itself', async () => {
    const { others, total } = await list('sofa', 'en');
    expect(total).toBe(5);
    expect(idsOf(others?.items ?? [])).toContain('p_pendant');
    expect(idsOf((await list('sofa lamp', 'en')).items)).toContain('p_pendant');
  });

  test.each(['zzqx', '🛋', 'qwrtzx vbnm', 'кровать'])('%s names nothing', async (words) => {
    expect(await list(words)).toMatchObject({ named: null, others: null, nearest: null, total: 0 });
  });
});

describe('F5: where a filter leaves none of the kind, that is said', () => {
  test.each<[Locale, string]>([
    ['vi', 'sofa dưới 10 triệu'],
    ['vi', 'sofa duoi 10 trieu'],
    ['en', 'sofa under 10 million'],
    ['en', 'sofas below 10,000,000'],
  ])('%s: %s', async (locale, words) => {
    const { items, total, named, nearest, others, ways } = await list(words, locale);
    expect([items, total]).toEqual([[], 0]);
    expect(named).toBe(locale === 'en' ? 'Sofa' : 'Ghế sofa');
    expect(nearest).toMatchObject({ end: 'cheapest', item: { id: 'p_pair', price: { min: 12_000_000 } } });
    expect(idsOf(others?.items ?? [])).toContain('p_pendant');
    expect(ways).toContainEqual(expect.objectContaining({ filter: 'priceTo', total: 5 }));
  });

  test('in Chinese as well', async () => {
    const { total, named, nearest } = await list('300万以下的沙发', 'zh');
    expect([total, named, nearest?.item.id]).toEqual([0, '沙发', 'p_named']);
  });

  test('of a price that is too high the dearest is told', async () => {
    expect(await list('sofa trên 90 triệu')).toMatchObject({ nearest: { end: 'dearest', item: { id: 'p_black' } } });
  });

  test('where there are some nothing else is said', async () => {
    expect(await list('sofa dưới 13 triệu')).toMatchObject({ total: 1, nearest: null });
  });
});

describe('F5: for how many people', () => {
  test.each<[Locale, string]>([
    ['vi', 'sofa 2 chỗ'],
    ['vi', 'sofa 2 cho ngoi'],
    ['vi', 'sofa đôi'],
    ['en', '2-seater sofa'],
    ['en', 'two seater couch'],
    ['zh', '双人沙发'],
    ['zh', '两人位沙发'],
  ])('%s: %s', async (locale, words) => {
    const { items, understood, ignored } = await list(words, locale);
    expect(idsOf(items)).toEqual(['p_black', 'p_both', ...(locale === 'zh' ? ['p_named'] : []), 'p_pair']);
    expect(understood.map(({ kind }) => kind)).toEqual(['category', 'seats']);
    expect(ignored).toEqual([]);
    expect(items.find(({ id }) => id === 'p_both')?.match).toMatchObject({ variant: 'v_both0', sized: true });
  });

  test('three sit on what is wider, six at a table', async () => {
    expect(idsOf((await list('sofa 3 chỗ')).items)).toEqual(['p_both', 'p_sofa']);
    expect(idsOf((await list('bàn ăn 6 ghế')).items)).toContain('p_board');
    expect((await list('bàn ăn 12 người')).items).toEqual([]);
    expect(idsOf((await list('bed for 2', 'en')).items)).toEqual(['p_bed']);
  });

  test('what its shop says counts too, and of what nothing is known is not hidden', async () => {
    expect(idsOf((await list('ghế 2 chỗ')).items)).toEqual(['p_any', 'p_black', 'p_both', 'p_named', 'p_pair']);
  });

  test('of a thing for which nobody is counted it is left out, and told', async () => {
    expect(await list('đèn 2 chỗ')).toMatchObject({ items: [{ id: 'p_pendant' }], ignored: ['2 chỗ'] });
  });

  test('on a page it becomes a filter that is taken away like any other', async () => {
    const reader = { db: world.db, locale: 'vi' as const, studio: world.services.studio };
    const shelf = (query: string) => productShelf(reader, new URL(`http://x/product?${query}`));
    const moved = await shelf('w=sofa 2 chỗ dưới 13 triệu&seats=5').catch((thrown: unknown) => thrown);
    const address = moved instanceof Response ? moved.headers.get('location') : null;
    expect(address).toBe('/product?w=sofa&priceTo=13000000&seats=2');
    const { chips, found, words } = await shelf(address!.split('?')[1]!);
    expect([words, chips.map(({ name, label }) => [name, label])]).toEqual([
      'sofa',
      [
        ['seats', '2 người'],
        ['priceTo', 'đến 13.000.000 ₫'],
      ],
    ]);
    expect(idsOf(found.items)).toEqual(['p_pair']);
    expect((await shelf('w=đèn 2 chỗ')).chips).toEqual([]);
  });
});
