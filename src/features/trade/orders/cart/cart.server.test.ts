import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  giveRoles,
  registerPerson,
  signIn,
  testApp,
  type Person,
  type TestApp,
} from '../../../../../tests/support/app.ts';
import { ids, smallMarket } from '../../../../../tests/support/market.ts';
import type { Cart, Placed } from '../order.ts';
import { mostLines } from '../order-limits.ts';

let world: TestApp;
let buyer: Person;
let token: string;
beforeAll(async () => {
  world = await testApp();
  await giveRoles(world, (await smallMarket(world)).merchant.id, 'ROLE_MERCHANT');
  buyer = await registerPerson(world);
  await world.db.updateTable('users').set({ city: 'Huế' }).where('id', '=', buyer.id).execute();
  token = await signIn(world, buyer);
});
afterAll(() => world.close());

const cart = async () => (await world.call('GET', '/user/cart', { token })).data as Cart;
const add = (body: Record<string, unknown>) => world.call('POST', '/user/cart', { token, body });
const lines = async () => (await cart()).groups.flatMap((group) => group.lines);

describe('G1: the cart', () => {
  test('the same choice again is more of it, another choice another line; never more than there is', async () => {
    expect((await add({ product: ids.sofa, variant: 'v_a', quantity: 1 })).data).toEqual({ count: 1 });
    expect((await add({ product: ids.sofa, variant: 'v_a', quantity: 2 })).data).toEqual({ count: 3 });
    expect(await add({ product: ids.sofa, variant: 'v_a', quantity: 1 })).toMatchObject({
      status: 409,
      error: 'sold_out',
      state: '0',
    });
    expect(await add({ product: ids.sofa, variant: 'v_b', quantity: 1 })).toMatchObject({ status: 409, state: '0' });
    expect((await add({ product: ids.wardrobe, quantity: 1 })).status).toBe(200);
    expect((await add({ product: ids.wardrobe, quantity: 1 })).data).toEqual({ count: 5 });
    const all = await lines();
    expect(all.map(({ product, quantity }) => [product, quantity])).toEqual(
      expect.arrayContaining([
        [ids.sofa, 3],
        [ids.wardrobe, 2],
      ]),
    );
    expect(all).toHaveLength(2);
  });

  test('how many, and out again; what is not mine is not there', async () => {
    const [line] = (await lines()).filter(({ product }) => product === ids.sofa);
    expect((await world.call('PUT', `/user/cart/${line!.id}`, { token, body: { quantity: 2 } })).status).toBe(200);
    expect(await world.call('PUT', `/user/cart/${line!.id}`, { token, body: { quantity: 9 } })).toMatchObject({
      status: 409,
      state: '3',
    });
    for (const quantity of [0, -1, 1.5, 1e9])
      expect((await world.call('PUT', `/user/cart/${line!.id}`, { token, body: { quantity } })).status).toBe(400);
    const other = await signIn(world, await registerPerson(world));
    expect(await world.call('DELETE', `/user/cart/${line!.id}`, { token: other })).toMatchObject({ status: 404 });
    expect((await world.call('DELETE', `/user/cart/${line!.id}`, { token })).status).toBe(200);
    expect((await lines()).map(({ product }) => product)).toEqual([ids.wardrobe]);
  });

  test('prices are today’s; what has become too few says so and counts for nothing; what is off the shelf leaves', async () => {
    await add({ product: ids.table, variant: 'v_d', quantity: 2 });
    await world.db
      .updateTable('product_variants')
      .set({ price: 8_000_000, stock: 1 })
      .where('id', '=', 'v_d')
      .execute();
    const [table] = (await lines()).filter(({ product }) => product === ids.table);
    expect(table).toMatchObject({ price: 8_000_000, why: 'few', stock: 1 });
    const wardrobe = (await lines()).find(({ product }) => product === ids.wardrobe)!;
    expect((await cart()).goods).toBe(wardrobe.amount);
    await world.db.updateTable('products').set({ status: 'unshelved' }).where('id', '=', ids.table).execute();
    const left = await cart();
    expect(left.groups.flatMap((group) => group.lines).map(({ product }) => product)).toEqual([ids.wardrobe]);
    expect(left.gone, 'told once').toBe(1);
    expect(await cart()).not.toHaveProperty('gone');
    await world.db.updateTable('products').set({ status: 'shelved' }).where('id', '=', ids.table).execute();
    await world.db
      .updateTable('product_variants')
      .set({ price: 9_900_000, stock: 3 })
      .where('id', '=', 'v_d')
      .execute();
  });

  test('F2: shop the room puts all of its pieces in, twice is still one room', async () => {
    for (const _ of [1, 2])
      expect((await world.call('POST', '/user/cart/work', { token, body: { work: ids.work } })).data).toMatchObject({
        added: 2,
        missing: 0,
      });
    expect((await lines()).map(({ product, quantity }) => [product, quantity])).toEqual(
      expect.arrayContaining([
        [ids.sofa, 1],
        [ids.table, 1],
      ]),
    );
    expect(await world.call('POST', '/user/cart/work', { token, body: { work: ids.gone } })).toMatchObject({
      status: 404,
    });
  });

  test('F2: rooms put in one after another stop where the cart is full', async () => {
    const person = await registerPerson(world);
    const own = await signIn(world, person);
    await world.db
      .insertInto('cart_lines')
      .values(
        Array.from({ length: mostLines - 1 }, (_, at) => ({
          id: `l_full${at}`,
          user_id: person.id,
          product_id: ids.sofa,
          variant_id: null,
          choice: `n=${at}`,
          quantity: 1,
          created_at: world.clock.now(),
          updated_at: world.clock.now(),
        })),
      )
      .execute();
    expect((await world.call('POST', '/user/cart/work', { token: own, body: { work: ids.work } })).data).toMatchObject({
      added: 1,
      missing: 1,
    });
    expect(
      await world.db.selectFrom('cart_lines').select('id').where('user_id', '=', person.id).execute(),
    ).toHaveLength(mostLines);
  });

  test('ordered from the cart, one order a merchant, and what was bought leaves it', async () => {
    const second = await registerPerson(world);
    await giveRoles(world, second.id, 'ROLE_MERCHANT');
    await world.db
      .insertInto('merchants')
      .values({
        id: 'm_den',
        user_id: second.id,
        name: 'Đèn Lồng',
        created_at: world.clock.now(),
        updated_at: world.clock.now(),
      })
      .execute();
    await world.db.updateTable('products').set({ merchant_id: 'm_den' }).where('id', '=', ids.table).execute();
    const wanted = (await lines())
      .filter(({ product }) => product !== ids.wardrobe)
      .map(({ product, variant, quantity }) => ({ product, variant, quantity }));
    const body = {
      from: 'cart',
      lines: wanted,
      receiver: 'Lan',
      mobile: '0912345678',
      buyerEmail: 'lan@mail.example',
      address: { province: '79', ward: '26882', detail: '12 Lê Lợi' },
    };
    const placed = (await world.call('POST', '/user/orders', { token, body })).data as Placed;
    expect(placed.orders.map(({ merchant, total }) => [merchant.id, total]).toSorted()).toEqual([
      ['m_den', 10_200_000],
      [ids.merchant, 18_800_000],
    ]);
    expect(new Set(placed.orders.map(({ number }) => number)).size).toBe(2);
    const order = (await world.call('GET', `/user/orders/${placed.orders[0]!.id}`, { token })).data as {
      together: { id: string }[];
    };
    expect(order.together.map(({ id }) => id)).toEqual([placed.orders[1]!.id]);
    expect((await lines()).map(({ product }) => product)).toEqual([ids.wardrobe]);
  });
});
