import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  giveRoles,
  registerPerson,
  signIn,
  testApp,
  type Method,
  type TestApp,
} from '../../../../../tests/support/app.ts';
import { smallMarket } from '../../../../../tests/support/market.ts';
import type { OwnProduct, OwnProductPage } from '../product-form.ts';

let world: TestApp;
let token: string;
beforeAll(async () => {
  world = await testApp();
  const { merchant } = await smallMarket(world);
  await giveRoles(world, merchant.id, 'ROLE_MERCHANT');
  token = await signIn(world, merchant);
});
afterAll(() => world.close());

const ask = (method: Method, path = '', body?: unknown, as = token) =>
  world.call(method, `/merchant/products${path}`, { token: as, body });
const variant = { width: 1800, depth: 850, height: 740, price: 9_900_000, stock: 5 };
const form = {
  category: 'dining-table',
  name: { vi: 'Bàn ăn Gió', en: 'Wind table' },
  variants: [
    { ...variant, colour: 'brown', sku: 'BG-1' },
    { ...variant, colour: 'black', sku: 'BG-2' },
  ],
};
const add = async (more: object = {}) => (await ask('POST', '', { ...form, ...more })).data as OwnProduct;
const listed = async (query: string) => (await ask('GET', `?${query}`)).data as OwnProductPage;
const namesOf = async (query: string) => (await listed(query)).content.map(({ name }) => name.text);

test('G3: found by words of a name without accents and by article number; the counts are of what is found', async () => {
  const wind = await add();
  for (const words of ['ban gio', 'WIND', 'bg-2', 'Bàn  ăn'])
    expect(
      (await listed(`w=${encodeURIComponent(words)}`)).content.map(({ id }) => id),
      words,
    ).toContain(wind.id);
  expect(await listed('w=nothing-like-it')).toMatchObject({
    content: [],
    total: 0,
    counts: { shelved: 0, unshelved: 0 },
  });
  expect(await listed('w=wind')).toMatchObject({ total: 1, counts: { shelved: 0, unshelved: 1 } });
  expect(await listed(`w=${encodeURIComponent("100%_'")}`)).toMatchObject({ total: 0 });
  expect(await ask('GET', '?sort=colour')).toMatchObject({ status: 400 });
});

test('G3: by name, by price, by stock with what is made to order last', async () => {
  const names = await namesOf('sort=name');
  expect(names).toEqual(names.toSorted((a, b) => fold(a).localeCompare(fold(b))));
  const prices = (await listed('sort=price')).content.map(({ price }) => price.min);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  const stocks = (await listed('sort=stock')).content.map(({ stock }) => stock ?? Infinity);
  expect(stocks.at(-1)).toBe(Infinity);
  expect(stocks).toEqual(stocks.toSorted((a, b) => (a < b ? -1 : Number(a > b))));
});

test('G3: stock is changed from the list by what was added; a sale meanwhile stays a sale, nothing else changes', async () => {
  const product = await add({ name: { vi: 'Bàn Mây' } });
  const [brown, black] = product.variants;
  await world.db.updateTable('product_variants').set({ stock: 4 }).where('id', '=', brown!.id).execute();
  const body = { variants: [{ id: brown!.id, stock: 15, stockSeen: 5 }] };
  const { data, status } = await ask('PUT', `/${product.id}/stock`, body);
  expect(status).toBe(200);
  const now = data as OwnProduct;
  expect(now.variants.map(({ stock }) => stock)).toEqual([14, 5]);
  const { version: _, updatedAt: __, variants: ___, ...rest } = product;
  expect(now).toMatchObject(rest);
  expect(now.variants[1]).toEqual(black);
  expect(
    await ask('PUT', `/${product.id}/stock`, { variants: [{ id: 'v_else', stock: 1, stockSeen: 0 }] }),
  ).toMatchObject({
    status: 404,
  });
  expect(
    await ask('PUT', `/${product.id}/stock`, { variants: [{ id: brown!.id, stock: -1, stockSeen: 0 }] }),
  ).toMatchObject({ status: 400, error: 'stock_limit' });
  const other = await registerPerson(world);
  await giveRoles(world, other.id, 'ROLE_MERCHANT');
  expect(await ask('PUT', `/${product.id}/stock`, body, await signIn(world, other))).toMatchObject({ status: 404 });
});

test('G3: stock added again and again stops at the limit; what is there can still be taken away', async () => {
  const product = await add({ name: { vi: 'Bàn Núi' } });
  const { id } = product.variants[0]!;
  const change = (stock: number, stockSeen: number) =>
    ask('PUT', `/${product.id}/stock`, { variants: [{ id, stock, stockSeen }] });
  expect(await change(99_995, 0)).toMatchObject({ status: 200, data: { variants: [{ stock: 100_000 }, {}] } });
  expect(await change(1, 0)).toMatchObject({ status: 400, error: 'stock_limit', field: 'variants.0.stock' });
  // What came back from orders may be more than anybody types.
  await world.db.updateTable('product_variants').set({ stock: 100_040 }).where('id', '=', id).execute();
  expect(await change(0, 10)).toMatchObject({ status: 200, data: { variants: [{ stock: 100_030 }, {}] } });
  expect(await change(1, 0)).toMatchObject({ status: 400, error: 'stock_limit' });
});

test('G3: stock sent again because its answer was lost is added once', async () => {
  const product = await add({ name: { vi: 'Bàn Gạo' } });
  const body = { variants: [{ id: product.variants[0]!.id, stock: 15, stockSeen: 5 }] };
  const send = () =>
    world.call('PUT', `/merchant/products/${product.id}/stock`, {
      token,
      body,
      headers: { 'idempotency-key': 'stock-of-rice-table' },
    });
  for (const answer of [await send(), await send()]) {
    expect(answer.status).toBe(200);
    expect((answer.data as OwnProduct).variants[0]!.stock).toBe(15);
  }
});

test('G3: a copy is a draft of its own: same words and prices, no stock, no article numbers', async () => {
  const product = await add({ name: { vi: 'Bàn Sông' } });
  const copy = (await ask('POST', `/${product.id}/copy`)).data as OwnProduct;
  expect(copy.id).not.toBe(product.id);
  expect(copy).toMatchObject({ status: 'unshelved', name: product.name, category: product.category });
  expect(copy.variants).toHaveLength(2);
  for (const [at, { id, stock, sku, price }] of copy.variants.entries()) {
    expect([stock, sku, price]).toEqual([0, null, product.variants[at]!.price]);
    expect(id).not.toBe(product.variants[at]!.id);
  }
  expect(await ask('POST', '/p_none/copy')).toMatchObject({ status: 404 });
});

function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('đ', 'd');
}
