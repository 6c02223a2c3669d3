import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { giveRoles, newMember, testApp, type Member, type TestApp } from '../../../../../tests/support/app.ts';
import { ids, smallMarket } from '../../../../../tests/support/market.ts';
import type { Cart, Placed, PutInCart } from '../order.ts';
import { mostLines } from '../order-limits.ts';

let world: TestApp;
let lan: Member;
beforeAll(async () => {
  world = await testApp();
  const market = await smallMarket(world);
  await giveRoles(world, market.merchant.id, 'ROLE_MERCHANT');
  lan = await newMember(world);
});
afterAll(() => world.close());

const sofa = { product: ids.sofa, variant: 'v_a', quantity: 2 };
const wardrobe = { product: ids.wardrobe, quantity: 1 };
const show = (lines: unknown[]) => world.call('POST', '/common/cart', { body: { lines } });
const merge = (lines: unknown[], person = lan) =>
  world.call('POST', '/user/cart/merge', { token: person.token, body: { lines } });
const cartOf = async (person: Member) =>
  ((await world.call('GET', '/user/cart', { token: person.token })).data as Cart).groups.flatMap(({ lines }) => lines);
const setStock = (stock: number) =>
  world.db.updateTable('product_variants').set({ stock }).where('id', '=', 'v_a').execute();

describe('P5: a visitor’s cart', () => {
  test('is priced by the server, whatever was sent along; nothing of it is stored', async () => {
    const before = await world.db.selectFrom('cart_lines').selectAll().execute();
    const answer = await show([{ ...sofa, price: 1, name: 'free' }, wardrobe, { product: 'p_none', quantity: 1 }]);
    expect(answer.status).toBe(200);
    const { groups, count, goods } = answer.data as Cart;
    const lines = groups.flatMap((group) => group.lines);
    expect(lines.map(({ id, product, quantity }) => [id, product, quantity])).toEqual([
      ['0', ids.sofa, 2],
      ['1', ids.wardrobe, 1],
    ]);
    expect(lines[0]).toMatchObject({ price: 18_500_000, amount: 37_000_000, why: null });
    expect(count).toBe(3);
    expect(goods).toBe(lines.reduce((sum, { amount }) => sum + amount, 0));
    expect(await world.db.selectFrom('cart_lines').selectAll().execute()).toEqual(before);
  });

  test('says what is too few, and takes 200 lines at most', async () => {
    const answer = await show([{ ...sofa, quantity: 9 }]);
    expect((answer.data as Cart).groups[0]?.lines[0]).toMatchObject({ why: 'few', stock: 3 });
    const many = (length: number) =>
      Array.from({ length }, (_, at) => ({ product: ids.wardrobe, choice: `n=${at}`, quantity: 1 }));
    expect(mostLines).toBe(200);
    expect((await show(many(200))).status).toBe(200);
    expect((await show(many(201))).status).toBe(400);
    for (const lines of [[{ product: ids.sofa, quantity: 0 }], [{ product: '', quantity: 1 }], 'x'])
      expect((await show(lines as unknown[])).status).toBe(400);
  });

  test('F2: the pieces of a room can be had without an account', async () => {
    const answer = await world.call('GET', `/works/${ids.work}/lines`);
    expect(answer.data).toMatchObject({
      lines: [expect.objectContaining({ product: ids.sofa }), expect.objectContaining({ product: ids.table })],
      missing: 0,
    });
    expect((await world.call('GET', `/works/${ids.gone}/lines`)).status).toBe(404);
  });
});

describe('P5: signed in, the cart is theirs', () => {
  test('as many as the larger of the two carts has; sent twice it changes nothing', async () => {
    await world.call('POST', '/user/cart', { token: lan.token, body: { ...sofa, quantity: 1 } });
    for (const _ of [1, 2]) expect((await merge([sofa, wardrobe])).data).toEqual({ added: 2, missing: 0, count: 3 });
    await merge([{ ...sofa, quantity: 1 }]);
    expect((await cartOf(lan)).map(({ product, quantity }) => [product, quantity])).toEqual(
      expect.arrayContaining([
        [ids.sofa, 2],
        [ids.wardrobe, 1],
      ]),
    );
  });

  test('what sold out meanwhile comes too and says so; what is gone does not', async () => {
    const huy = await newMember(world);
    await setStock(0);
    expect((await merge([sofa, { product: 'p_none', quantity: 1 }], huy)).data).toMatchObject({ added: 1, missing: 1 });
    expect(await cartOf(huy)).toEqual([expect.objectContaining({ product: ids.sofa, why: 'few', stock: 0 })]);
    await setStock(3);
  });

  test('a full cart stays one, however many windows put something in at once; none of them fails', async () => {
    const an = await newMember(world);
    const now = world.clock.now();
    const line = { user_id: an.id, product_id: ids.wardrobe, variant_id: null, quantity: 1 };
    await world.db
      .insertInto('cart_lines')
      .values(
        Array.from({ length: mostLines - 1 }, (_, at) => ({
          ...line,
          id: `l_full${at}`,
          choice: `n=${at}`,
          created_at: now,
          updated_at: now,
        })),
      )
      .execute();
    const table = { product: ids.table, quantity: 1 };
    const answers = await Promise.all([
      merge([sofa, table, wardrobe], an),
      merge([wardrobe, table, sofa], an),
      merge([table, sofa, wardrobe], an),
      ...[sofa, table].map((body) => world.call('POST', '/user/cart', { token: an.token, body })),
    ]);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const kept = await world.db.selectFrom('cart_lines').select('id').where('user_id', '=', an.id).execute();
    expect(kept).toHaveLength(mostLines);
  });

  test('D3: it is in the export, and gone with the account', async () => {
    const binh = await newMember(world);
    await merge([sofa], binh);
    const exported = (await world.call('GET', '/user/data', { token: binh.token })).data;
    expect(exported).toMatchObject({ cart: [{ product: ids.sofa, variant: 'v_a', choice: '', quantity: 2 }] });
    await world.call('DELETE', '/user', { token: binh.token, body: { password: binh.password } });
    expect(await world.db.selectFrom('cart_lines').selectAll().where('user_id', '=', binh.id).execute()).toEqual([]);
  });

  test('a visitor cannot merge into anybody’s', async () => {
    expect((await world.call('POST', '/user/cart/merge', { body: { lines: [sofa] } })).status).toBe(401);
  });
});

describe('P5: buy again', () => {
  async function ordered(): Promise<string> {
    const answer = await world.call('POST', '/user/orders', {
      token: lan.token,
      body: {
        from: 'product',
        lines: [{ ...sofa, quantity: 1 }, wardrobe],
        receiver: 'Lan',
        mobile: '0912345678',
        buyerEmail: lan.email,
        address: { province: '79', ward: '26882', detail: '12 Lê Lợi' },
      },
    });
    return (answer.data as Placed).orders[0]!.id;
  }
  const again = (id: string, token = lan.token) => world.call('POST', `/user/orders/${id}/again`, { token });

  test('puts the same choices into the cart, made to size as it was; what is sold out is counted', async () => {
    await world.db.deleteFrom('cart_lines').where('user_id', '=', lan.id).execute();
    const id = await ordered();
    expect((await again(id)).data as PutInCart).toEqual({ added: 2, missing: 0, count: 2 });
    const before = ((await world.call('GET', `/user/orders/${id}`, { token: lan.token })).data as Cart['groups'][0])
      .lines;
    expect((await cartOf(lan)).map(({ product, variant, choice }) => [product, variant, choice]).toSorted()).toEqual(
      before.map(({ product, variant, choice }) => [product, variant, choice]).toSorted(),
    );
    await setStock(0);
    expect((await again(id)).data).toMatchObject({ added: 1, missing: 1 });
    await setStock(3);
  });

  test('of somebody else’s order nothing is told', async () => {
    const huy = await newMember(world);
    expect((await again(await ordered(), huy.token)).status).toBe(404);
  });
});
