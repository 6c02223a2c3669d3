import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { familyKey } from '#features/foundation/search/family-key.ts';
import { isSameName } from '#features/foundation/search/same-name.ts';
import { refreshTotals } from '#features/foundation/search/totals.server.ts';
import { locales } from '#lib/locale.ts';
import { families } from '#models/library.ts';
import { testApp, type CallOptions, type TestApp } from '../../../../tests/support/app.ts';
import { fitted, ids, smallMarket } from '../../../../tests/support/market.ts';
import { categoryCrumbs } from './category.ts';
import { priceRange } from './made-price.ts';
import { quoteOf } from './made-to-size.ts';
import { productDetail, productListData, quoteData } from './product.ts';
import { saveProduct, shelveProduct } from './save-product.server.ts';

let world: TestApp;
beforeAll(async () => {
  world = await testApp();
  await smallMarket(world);
});
afterAll(() => world.close());

async function list(query: Record<string, string> | string, options: CallOptions = {}) {
  const answer = await world.call(
    'GET',
    `/products?${typeof query === 'string' ? query : new URLSearchParams(query)}`,
    options,
  );
  expect(answer, JSON.stringify(answer)).toMatchObject({ status: 200 });
  return productListData.parse(answer.data);
}
const found = async (w: string) => (await list({ w })).items.map(({ id }) => id);

describe('F5: words in three languages', () => {
  test.each(['ghe sofa', 'Ghế sofa', 'GHE SOFA', '沙发', 'sofa', 'couch', 'sofaa', 'ghế  sofa', 'sofas', '轩沙发'])(
    '%s finds sofas',
    async (words) => {
      expect((await found(words)).slice(0, 2)).toContain(ids.sofa);
    },
  );

  test('what is one is found; what is called so or speaks of it is something else, in this order', async () => {
    expect(await list({ w: 'ghế sofa' })).toMatchObject({ total: 2, others: null });
    const { items, others, total, named } = await list({ w: 'sofa' });
    expect([items.map(({ id }) => id), total, named]).toEqual([[ids.sofa, ids.black], 2, 'Sofa']);
    expect(others).toMatchObject({ items: [{ id: ids.lamp }, { id: ids.table }], total: 2, exact: true });
  });

  test.each([
    ['sofa da đen', ids.black],
    ['black leather couch', ids.black],
    ['ban an', ids.table],
    ['餐桌', ids.table],
    ['Nắng', ids.table],
    ['sofa moc lang', ids.sofa],
    ['tu ao', ids.wardrobe],
    ['衣柜', ids.wardrobe],
    ['sofa 2m2', ids.sofa],
    ['sofa dưới 2m', ids.black],
    ['sofa 1m8', ids.black],
  ])('%s', async (words, id) => {
    expect((await found(words))[0]).toBe(id);
  });

  test('says what it understood, what it corrected, what it left out', async () => {
    const { understood, corrections, ignored } = await list({ w: 'sofaa qwrtzx 2m2' }, { locale: 'zh' });
    expect(understood.map(({ label }) => label)).toEqual(['沙发', '宽 2200 mm']);
    expect(corrections).toEqual([{ typed: 'sofaa', meant: 'sofa' }]);
    expect(ignored).toEqual(['qwrtzx']);
  });

  test('a name that is only written in a product is corrected by likeness', async () => {
    expect(await list({ w: 'fited' })).toMatchObject({
      corrections: [{ typed: 'fited', meant: 'fitted' }],
      items: [{ id: ids.wardrobe }],
    });
  });

  test('nothing found: ways out with what they would find', async () => {
    const { total, ways } = await list({ w: 'sofa nắng', material: 'leather' });
    expect(total).toBe(0);
    expect(ways.find(({ without }) => without === 'nắng')).toMatchObject({ total: 1, words: 'sofa' });
    expect(await list({ w: 'qqqqqq' })).toMatchObject({ total: 0, items: [], ignored: ['qqqqqq'] });
  });
});

describe('F3: filters, counts, order, pages', () => {
  test('all that is on the shelf, the most popular first', async () => {
    const { total, exact, items } = await list({});
    expect({ total, exact }).toEqual({ total: 5, exact: true });
    expect(items.map(({ id }) => id)).toEqual([ids.lamp, ids.sofa, ids.black, ids.table, ids.wardrobe]);
  });

  test('a filter narrows everything but its own offer', async () => {
    const { items, facets, total } = await list('style=modern&category=sofa&facets=1');
    expect(items.map(({ id }) => id)).toEqual([ids.black]);
    expect(total).toBe(1);
    expect(
      facets.find(({ key }) => key === 'style')!.values.map(({ value, count, chosen }) => [value, count, chosen]),
    ).toEqual([
      ['modern', 1, true],
      ['japandi', 1, false],
    ]);
    expect(facets.find(({ key }) => key === 'colour')!.values.map(({ value }) => value)).toEqual(['black']);
  });

  test('two values of one filter: either; two filters: both', async () => {
    expect((await list('style=modern&style=japandi')).total).toBe(3);
    expect((await list('category=seating&stock=yes')).total).toBe(2);
    expect((await list('made=yes')).items.map(({ id }) => id)).toEqual([ids.wardrobe]);
    expect((await list(`merchant=${ids.merchant}`)).total).toBe(5);
  });

  test('F5: fits in, also turned; price from and to', async () => {
    expect((await list('fits=900x2200x800&category=sofa')).items.map(({ id }) => id)).toEqual([ids.sofa, ids.black]);
    expect((await list('fits=2000x900&category=sofa')).items.map(({ id }) => id)).toEqual([ids.black]);
    expect((await list('priceFrom=9000000&priceTo=20000000')).items.map(({ id }) => id)).toEqual([ids.sofa, ids.table]);
  });

  test.each([
    ['cheap', [ids.lamp, ids.table, ids.sofa, ids.black]],
    ['dear', [ids.black, ids.sofa, ids.table, ids.lamp]],
  ])('%s first', async (sort, order) => {
    expect((await list({ sort })).items.map(({ id }) => id).filter((id) => id !== ids.wardrobe)).toEqual(order);
  });

  test.each(['', '&w=sofa', '&sort=cheap', '&w=sofa&sort=newest'])(
    'pages join without a gap or a repeat (%s)',
    async (more) => {
      const whole = (await list(`size=60${more}`)).items.map(({ id }) => id);
      const seen: string[] = [];
      for (let cursor: string | null = ''; cursor !== null;) {
        const page = await list(`size=2${more}${cursor && `&cursor=${cursor}`}`);
        seen.push(...page.items.map(({ id }) => id));
        cursor = page.next;
      }
      expect(seen).toEqual(whole);
    },
  );

  test('names are told in the reader’s language, or in the next', async () => {
    const { items } = await list({ w: 'sofa' }, { locale: 'zh' });
    expect(items.map(({ name }) => name)).toMatchObject([
      { text: '轩沙发', lang: 'zh' },
      { text: 'Black leather sofa', lang: 'en' },
    ]);
  });

  test('a change is found at once, and what leaves the shelf is not', async () => {
    await shelveProduct(world.db, world.clock, ids.black, 'unshelved');
    expect(await found('black leather')).toEqual([]);
    await shelveProduct(world.db, world.clock, ids.black, 'shelved');
    expect(await found('black leather')).toEqual([ids.black]);
  });

  test('counts of the whole list may be counted beforehand', async () => {
    await refreshTotals(world.db, world.clock);
    expect(await world.db.selectFrom('search_totals').select(['kind', 'total']).orderBy('kind').execute()).toEqual([
      { kind: 'articles', total: 1 },
      { kind: 'designers', total: 2 },
      { kind: 'merchants', total: 1 },
      { kind: 'products', total: 5 },
      { kind: 'works', total: 2 },
    ]);
  });
});

describe('F3: one product', () => {
  test('variants, stock, maker, recommended, the works it stands in', async () => {
    const product = productDetail.parse((await world.call('GET', `/products/${ids.sofa}`, { locale: 'vi' })).data);
    expect(product).toMatchObject({
      name: { text: 'Ghế sofa Hiên' },
      price: { min: 18_500_000, max: 21_900_000 },
      merchant: { name: 'Mộc Lặng', city: 'Bắc Ninh', productCount: 5 },
      works: [ids.work],
      path: [{ key: 'seating' }, { key: 'sofa', name: 'Ghế sofa' }],
    });
    expect(product.variants.map(({ id, stock }) => [id, stock])).toEqual([
      ['v_a', 3],
      ['v_b', 0],
    ]);
    expect(product.recommended.map(({ id }) => id)).toEqual([ids.black]);
    expect(product.thumbnail).toMatch(/^\/api\/models\/sofa-/);
  });

  test.each(locales)('in %s the way to it names every step once', (locale) => {
    const ways = families.map((family) => categoryCrumbs(familyKey(family), locale).map(({ name }) => name));
    expect(ways.filter(([kind, family]) => family !== undefined && isSameName(kind!, family))).toEqual([]);
    expect(categoryCrumbs('bed', 'vi')).toEqual([{ key: 'bed', name: 'Giường' }]);
    expect(categoryCrumbs('kids-bed', 'vi').map(({ key }) => key)).toEqual(['beds', 'kids-bed']);
  });

  test.each([ids.hidden, 'p_none', 'w_none', "p_';drop table products;--", 'x'.repeat(64)])(
    '%s is not there',
    async (id) => {
      expect(await world.call('GET', `/products/${encodeURIComponent(id)}`)).toMatchObject({
        status: 404,
        error: 'not_found',
      });
    },
  );

  test('a variant that stays keeps its id; one that is taken out goes', async () => {
    const variant = { id: 'v_new', width: 1600, depth: 850, height: 740, price: 8_800_000, stock: 1 };
    const save = (variants: (typeof variant)[]) =>
      saveProduct(world.db, world.clock, {
        id: ids.table,
        merchantId: ids.merchant,
        category: 'dining-table',
        name: { en: 'Sun dining table', vi: 'Bàn ăn Nắng', zh: '阳光餐桌' },
        description: { vi: 'Đặt cạnh ghế sofa cũng đẹp.' },
        style: 'scandinavian',
        materials: ['wood'],
        colours: ['brown'],
        pictures: [],
        popularity: 100,
        variants,
        madeToSize: null,
        status: 'shelved',
      });
    const kept = () =>
      world.db
        .selectFrom('product_variants')
        .select(['id', 'price', 'position'])
        .where('product_id', '=', ids.table)
        .orderBy('position')
        .execute();
    await save([variant, { ...variant, id: 'v_d' }]);
    expect(await kept()).toEqual([
      { id: 'v_new', price: 8_800_000, position: 0 },
      { id: 'v_d', price: 8_800_000, position: 1 },
    ]);
    await save([{ ...variant, id: 'v_d', price: 9_100_000 }]);
    expect(await kept()).toEqual([{ id: 'v_d', price: 9_100_000, position: 0 }]);
  });
});

describe('F3: made to size, decided by the server', () => {
  const made = fitted();
  const quote = (query: string) => world.call('GET', `/products/${ids.wardrobe}/quote?${query}`);

  test('price, size and model follow the choice', async () => {
    const small = Math.min(...made.parameters.width!.map(Number));
    const large = Math.max(...made.parameters.width!.map(Number));
    const a = quoteData.parse((await quote(`width=${small}`)).data);
    const b = quoteData.parse((await quote(`width=${large}`)).data);
    expect([a.size.width, b.size.width]).toEqual([small, large]);
    expect(b.price).toBeGreaterThan(a.price);
    expect(a.model).toMatch(/^wardrobe-/);
    expect(a.model).not.toBe(b.model);
    expect(a.price % 10_000).toBe(0);
  });

  test('a dearer finish costs its share more', async () => {
    const [slot, finishes] = Object.entries(made.finishes)[0]!;
    const plain = quoteOf(made, { parameters: {}, finishes: { [slot]: finishes[0]! } });
    const dear = quoteOf(made, { parameters: {}, finishes: { [slot]: finishes[1]! } });
    expect('price' in plain && 'price' in dear && dear.price / plain.price).toBeCloseTo(1.2, 2);
  });

  test('every combination lies in the range the list shows', () => {
    const { min, max } = priceRange(made);
    for (const width of made.parameters.width!)
      for (const height of made.parameters.height!) {
        const quoted = quoteOf(made, { parameters: { width: String(width), height: String(height) }, finishes: {} });
        if (!('price' in quoted)) throw new Error(quoted.wrong);
        expect(quoted.price).toBeGreaterThanOrEqual(min);
        expect(quoted.price).toBeLessThanOrEqual(max);
      }
  });

  test('also where a measure has a surcharge, as a call could once ask for', () => {
    const [first] = made.parameters.width!;
    const dear = { ...made, price: { ...made.price, forms: { [`width:${first}`]: 70_000_000 } } };
    const quoted = quoteOf(dear, { parameters: { width: String(first) }, finishes: {} });
    expect('price' in quoted && quoted.price).toBeLessThanOrEqual(priceRange(dear).max);
    expect('price' in quoted && quoted.price).toBeGreaterThan(priceRange(made).max);
  });

  test.each([
    ['width=1', 'width'],
    ['width=-1', 'width'],
    ['nonsense=1', 'nonsense'],
    ['finish=frame', 'finish'],
    ['finish=frame:unobtainium', 'frame'],
    ['constructor=1', 'constructor'],
    ["width=1'--", 'width'],
  ])('%s is refused', async (query, field) => {
    const answer = await quote(query);
    expect(answer).toMatchObject({ status: 400, error: 'invalid_form' });
    if (!query.includes('frame')) expect(answer.field).toBe(field);
  });

  test('what is not made to size has no quote', async () => {
    expect(await world.call('GET', `/products/${ids.sofa}/quote`)).toMatchObject({ status: 404 });
  });
});

describe('bad input is calm', () => {
  test.each([
    'style=baroque',
    'page=-1',
    'size=0',
    'size=1e9',
    'size=61',
    'nonsense=1',
    'category=__proto__',
    'fits=big',
    'priceFrom=-1',
    'priceTo=1e9',
    'sort=random',
    'cursor=abc',
    'cursor=W10',
    'merchant=m_%27',
    `style=${'x'.repeat(50)}`,
  ])('%s is refused', async (query) => {
    expect(await world.call('GET', `/products?${query}`)).toMatchObject({ status: 400 });
  });

  test('a cursor holds for its own question only', async () => {
    const { next } = await list('size=1&w=sofa');
    expect(await world.call('GET', `/products?size=1&w=couch&cursor=${next}`)).toMatchObject({
      status: 400,
      field: 'cursor',
    });
  });

  test.each(
    [
      "'; drop table products; --",
      "' | '",
      'a & b | !c',
      "''''\\'",
      '<script>alert(1)</script>',
      '%00',
      '\u202eafos',
      '🛋️🛋️',
      'диван',
      'أريكة',
      'ソファ',
      'a'.repeat(9_000),
      'sofa '.repeat(1_500),
      '沙'.repeat(3_000),
      '9'.repeat(9_000),
      '1x'.repeat(4_000),
      ':* & sofa:*',
      '()',
      '\\',
      '%_%',
      'ﷺ'.repeat(500),
    ].map((w) => [w.slice(0, 20), w]),
  )('words %j', async (_, w) => {
    const began = process.cpuUsage();
    const answer = await world.call('GET', `/products?w=${encodeURIComponent(w)}`);
    expect([200, 400]).toContain(answer.status);
    // Of computing, not of the clock: a busy machine is not the words' fault.
    expect(process.cpuUsage(began).user).toBeLessThan(2_000_000);
  });
});
