import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { scaleDemo } from '#demo/scale/scale-demo.server.ts';
import { productList } from '#features/catalogue/products/product-list.ts';
import { productListData } from '#features/catalogue/products/product.ts';
import { productShelf } from '#features/catalogue/products/product-shelf.server.ts';
import { workList } from '#features/catalogue/works/work-list.ts';
import { listWorks } from '#features/catalogue/works/works.server.ts';
import { workListData } from '#features/catalogue/works/work.ts';
import type { Locale } from '#lib/locale.ts';
import { testApp, type TestApp } from '../../../../tests/support/app.ts';
import { ids, smallMarket } from '../../../../tests/support/market.ts';
import { figuresOf, filterQuery, priceQuery, pricesOf } from './question.ts';
import { countAll, countValues } from './count-values.server.ts';
import { listPage } from './list-page.server.ts';
import { pageRows } from './page-rows.server.ts';
import { samples, type Sample } from './steps.ts';
import { allOf } from './tsquery.ts';

let world: TestApp;
beforeAll(async () => {
  world = await testApp();
  await smallMarket(world);
  await scaleDemo(world.db, { products: 90, merchants: 5, works: 70, designers: 6 }, () => undefined);
});
afterAll(() => world.close());

const reader = (locale: Locale = 'en') => ({ db: world.db, locale, studio: world.services.studio });
const worksAt = (query: string, locale: Locale = 'en') =>
  listPage({
    url: new URL(`http://x/works?${query}`),
    kind: workList,
    locale,
    size: 21,
    list: (address, options) => listWorks(reader(locale), address, options),
  });
const shelfAt = (query: string, locale: Locale = 'en') =>
  productShelf(reader(locale), new URL(`http://x/product?${query}`));

describe('F1: a page of works', () => {
  test('goes on by its own call and by a plain link, without gaps or repeats', async () => {
    const first = await worksAt('sort=popular');
    const seen = first.found.items.map(({ id }) => id);
    let { next } = first.found;
    while (next !== null) {
      const called = workListData.parse((await world.call('GET', `${first.call}&cursor=${next}`)).data);
      const linked = await worksAt(`sort=popular&after=${next}&from=${seen.length}`);
      expect(linked).toMatchObject({ inside: true, from: seen.length });
      expect(called.items.map(({ id }) => id)).toEqual(linked.found.items.map(({ id }) => id));
      expect([called.facets.length, linked.found.facets.length]).toEqual([0, 6]);
      seen.push(...called.items.map(({ id }) => id));
      next = called.next;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBe(await countAll(world.db, 'works'));
  });

  test('a cursor somebody wrote themselves is refused, or means no row: never a fault', async () => {
    for (const sort of ['popular', 'newest']) {
      const { found } = await worksAt(`sort=${sort}`);
      const [stage, value, id, mark] = JSON.parse(Buffer.from(found.next ?? '', 'base64url').toString()) as unknown[];
      for (const place of [
        [stage, value, 'w\0', mark],
        [stage, value, 'w\ud800', mark],
        [stage, 2 ** 31, id, mark],
        [stage, Number.MAX_SAFE_INTEGER, id, mark],
        [stage, -1, id, mark],
        [3, value, id, mark],
        [0.5, value, id, mark],
      ]) {
        const cursor = Buffer.from(JSON.stringify(place)).toString('base64url');
        const { status } = await world.call('GET', `/works?sort=${sort}&cursor=${cursor}`);
        expect([place, [200, 400].includes(status)]).toEqual([place, true]);
        await worksAt(`sort=${sort}&after=${cursor}`);
      }
    }
  });

  test('filters of few values keep those that give nothing', async () => {
    const { found, chips } = await worksAt('style=japandi&room=living&designer=d_minh', 'zh');
    expect(found.total).toBe(1);
    expect(chips.map(({ label }) => label)).toEqual(['日式', '客厅', 'd_minh']);
    expect(found.facets.map(({ values }) => values.length)).toEqual([9, 8, 5, 6, 8, 9]);
    expect(found.facets[1]!.values.filter(({ count }) => count > 0).map(({ value }) => value)).toEqual(['apartment']);
  });

  test.each([
    'page=-1',
    'size=1e9',
    'style=baroque',
    'style=__proto__',
    'after=zzz',
    'after=%00',
    'sort=price',
    'from=-5',
    'w=%00',
    'fits=2000',
    'after=WzAsMSwieCIsIngiXQ',
  ])('%s is passed over', async (query) => {
    expect(await worksAt(query)).toMatchObject({ from: 0, inside: false, chips: [], found: { items: { length: 21 } } });
  });

  test('a place of another question is the start', async () => {
    const { found } = await worksAt('sort=popular');
    expect(await worksAt(`style=japandi&after=${found.next}`)).toMatchObject({ inside: false });
  });
});

describe('F3: a shelf of products', () => {
  test('the tree of categories goes down and up, with counts', async () => {
    const top = await shelfAt('merchant=m_moc', 'vi');
    expect(top.categories.path).toEqual([]);
    expect(top.categories.tiles.map(({ key, count }) => [key, count])).toEqual([
      ['seating', 2],
      ['tables', 1],
      ['storage', 1],
      ['textiles', 1],
    ]);
    const sofas = await shelfAt('merchant=m_moc&category=sofa', 'vi');
    expect(sofas.categories.path.map(({ key }) => key)).toEqual(['seating', 'sofa']);
    expect(sofas.categories.tiles).toMatchObject([{ key: 'sofa', count: 2, chosen: true }]);
    expect(sofas.found.items.map(({ id }) => id)).toEqual([ids.sofa, ids.black]);
  });

  test('makers are offered with what each would give', async () => {
    const { found } = await shelfAt('category=sofa');
    const makers = found.facets.find(({ key }) => key === 'merchant')!;
    expect(makers.values.find(({ value }) => value === ids.merchant)).toMatchObject({
      label: 'Mộc Lặng',
      count: 2,
      chosen: false,
    });
    const open = { words: 'da đen', filters: {}, sort: 'popular', fits: null, priceFrom: null, priceTo: null } as const;
    expect(await countValues(world.db, productList, open, 'merchant', [ids.merchant, 'm_none'])).toEqual(
      new Map([
        [ids.merchant, 1],
        ['m_none', 0],
      ]),
    );
  });

  test('free space and price as a form without scripts sends them', async () => {
    const { found, chips, call } = await shelfAt(
      'merchant=m_moc&category=sofa&fw=2.000&fd=1000&fh=&priceTo=40.000.000',
    );
    expect(found.items.map(({ id }) => id)).toEqual([ids.black]);
    expect(chips.map(({ name }) => name)).toEqual(['merchant', 'category', 'fits', 'priceTo']);
    expect((await world.call('GET', call)).status).toBe(200);
  });
});

describe('F5: a price among the words', () => {
  const moved = async (query: string) => {
    const answer = await shelfAt(query).catch((thrown: unknown) => thrown);
    return answer instanceof Response ? answer.headers.get('location') : null;
  };

  test.each([
    ['ghế sofa dưới 20 triệu', 'ghế sofa'],
    ['sofa under 20 million', 'sofa'],
    ['2000万以下的沙发', '沙发'],
  ])('%s: the call finds what costs no more, and says how it was read', async (w, words) => {
    const answer = await world.call('GET', `/products?${new URLSearchParams({ w })}`);
    const { items, understood } = productListData.parse(answer.data);
    const plain = await world.call('GET', `/products?${new URLSearchParams({ w: words, priceTo: '20000000' })}`);
    expect(items.map(({ id }) => id)).toEqual(productListData.parse(plain.data).items.map(({ id }) => id));
    expect(items.every(({ price }) => price.min <= 20_000_000)).toBe(true);
    expect(understood).toContainEqual(expect.objectContaining({ kind: 'price', label: 'up to ₫20,000,000' }));
  });

  test('on a page it becomes a filter that is taken away like any other, and replaces an earlier one', async () => {
    const query = new URLSearchParams({ w: 'sofa từ 5 đến 20 triệu', style: 'japandi', priceTo: '9', after: 'x' });
    const address = await moved(query.toString());
    expect(address).toBe('/product?w=sofa&style=japandi&priceTo=20000000&priceFrom=5000000');
    const { chips, words } = await shelfAt(address!.split('?')[1]!);
    expect(words).toBe('sofa');
    expect(chips.map(({ name }) => name)).toEqual(['style', 'priceFrom', 'priceTo']);
    expect(await moved('w=sofa')).toBeNull();
  });

  test('where nothing costs so little, the list says what there is without that limit', async () => {
    const { found } = await shelfAt('w=sofa&priceTo=20000');
    expect(found.total).toBe(0);
    expect(found.ways).toContainEqual(expect.objectContaining({ filter: 'priceTo', without: 'up to ₫20,000' }));
  });
});

describe('F3: whether an order is walked or all that match are gathered, the page is the same', () => {
  const filters: Record<string, string[]>[] = [
    {},
    { price: ['to5'] },
    { price: ['to10', 'over50'], room: ['living'] },
    { stock: ['yes'], width: ['to600', 'to1200'] },
    { merchant: [ids.merchant], price: ['to20'] },
  ];
  const figures = [
    { fits: null, priceFrom: null, priceTo: null },
    { fits: { width: 1500, depth: 900, height: null }, priceFrom: null, priceTo: null },
    { fits: null, priceFrom: 1_000_000, priceTo: 9_000_000 },
  ];
  test.each(productList.sorts)('%s', async (sort) => {
    const found = { walked: 0, gathered: 0 };
    for (const chosen of filters) {
      for (const figure of figures) {
        const query = allOf(filterQuery(chosen), priceQuery(figure));
        const prices = pricesOf({ filters: chosen, ...figure }, productList);
        const page = (sample: Sample | null) =>
          pageRows(world.db, {
            kind: productList,
            question: { whole: query, stages: [query] },
            asked: { kind: 'products', query, figures: figuresOf(figure, []) },
            prices,
            sort,
            after: null,
            most: 9,
            measured: { sample, rows: null },
          });
        const walked = await page(samples.coarse);
        const gathered = query === null ? null : await page(null);
        if (gathered) expect(walked, JSON.stringify({ chosen, figure })).toEqual(gathered);
        found.walked += walked.length;
        found.gathered += gathered?.length ?? 0;
      }
    }
    expect(Math.min(found.walked, found.gathered)).toBeGreaterThan(30);
  });
});
