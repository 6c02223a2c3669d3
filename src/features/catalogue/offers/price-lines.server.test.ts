import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saveProduct } from '#features/catalogue/products/save-product.server.ts';
import { productDetail } from '#features/catalogue/products/product.ts';
import { giveRoles, registerPerson, signIn, testApp, type TestApp } from '../../../../tests/support/app.ts';
import { fitted, ids, smallMarket } from '../../../../tests/support/market.ts';

let world: TestApp;
let token: string;
beforeAll(async () => {
  world = await testApp();
  await giveRoles(world, (await smallMarket(world)).merchant.id, 'ROLE_MERCHANT');
  await saveProduct(world.db, world.clock, {
    id: 'p_both',
    merchantId: ids.merchant,
    category: 'wardrobe',
    name: { en: 'Both ways' },
    description: {},
    style: 'modern',
    materials: [],
    colours: [],
    pictures: [],
    status: 'shelved',
    madeToSize: fitted(),
    variants: [
      { id: 'v_out', width: 900, depth: 600, height: 2000, price: 1_500_000, stock: 0 },
      { id: 'v_in', width: 1200, depth: 600, height: 2000, price: 99_000_000, stock: 3 },
    ],
  });
  token = await signIn(world, await registerPerson(world));
});
afterAll(() => world.close());

interface Cart {
  groups: { lines: { variant: string | null; choice: string; price: number; stock: number | null }[] }[];
}
const put = (body: Record<string, unknown>) =>
  world.call('POST', '/user/cart', { token, body: { product: 'p_both', quantity: 1, ...body } });

describe('F3, B4: one product from stock and made to size', () => {
  test('a variant is a line from stock, a choice one that is made, both in one cart at their own prices', async () => {
    const width = String(fitted().parameters.width!.at(-1));
    expect((await put({ variant: 'v_in' })).status).toBe(200);
    expect((await put({ choice: `width=${width}` })).status).toBe(200);
    const quoted = (await world.call('GET', `/products/p_both/quote?width=${width}`)).data as { price: number };
    const { groups } = (await world.call('GET', '/user/cart', { token })).data as Cart;
    const lines = groups.flatMap((group) => group.lines);
    expect(lines.map(({ variant, price, stock }) => [variant, price, stock])).toEqual(
      expect.arrayContaining([
        ['v_in', 99_000_000, 3],
        [null, quoted.price, null],
      ]),
    );
    expect(lines).toHaveLength(2);
    expect(lines.find(({ variant }) => variant === null)!.choice).toContain(`width=${width}`);
  });

  test('however many lines it is asked for in, of one choice there are no more than of one line', async () => {
    const line = { product: 'p_both', choice: `width=${fitted().parameters.width!.at(-1)}`, quantity: 500 };
    const ask = (lines: unknown[]) => world.call('POST', '/user/orders/quote', { token, body: { lines } });
    expect((await ask([line, { ...line, quantity: 499 }])).status).toBe(200);
    expect(await ask([line, line])).toMatchObject({ status: 400, error: 'invalid_form', field: 'lines' });
  });

  test('with neither it is what the page shows first: what is in stock; a variant that is sold out stays sold out', async () => {
    const { data } = await world.call('POST', '/user/orders/quote', {
      token,
      body: { lines: [{ product: 'p_both', quantity: 1 }] },
    });
    expect(data).toMatchObject({ groups: [{ lines: [{ variant: 'v_in' }] }] });
    expect(await put({ variant: 'v_out' })).toMatchObject({ status: 409, error: 'sold_out' });
  });

  test('its page has both, and its price spans both', async () => {
    const shown = productDetail.parse((await world.call('GET', '/products/p_both')).data);
    expect(shown.variants.map(({ id }) => id)).toEqual(['v_out', 'v_in']);
    expect(shown.made).not.toBeNull();
    expect([shown.price.min, shown.price.max]).toEqual([1_500_000, 99_000_000]);
  });
});
