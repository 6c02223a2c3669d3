import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { todosOf } from '#features/pages/dashboard/todos.server.ts';
import { readOverview } from '#features/pages/dashboard/overview.server.ts';
import type { MemberContext } from '#platform/context.ts';
import { writeSetting } from '#platform/settings-queries.server.ts';
import { giveRoles, newMember, signIn, testApp, type Member, type TestApp } from '../../../../../tests/support/app.ts';
import { ids, smallMarket, type Market } from '../../../../../tests/support/market.ts';
import { payBill, requestOf, storeDamage } from '../../../../../tests/support/money/payments.ts';
import type { Order, OrderPage, Placed } from '../order.ts';
import { repeatsADay } from '../order-limits.ts';
import { loadPurchases, loadSales } from '../orders-sections.server.ts';
import type { ReturnKind } from './return-states.ts';

const commission = 500;
let world: TestApp;
let market: Market;
let buyer: Member;
let auditor: Member;
let seller: string;
beforeAll(async () => {
  world = await testApp();
  market = await smallMarket(world);
  await giveRoles(world, market.merchant.id, 'ROLE_MERCHANT');
  buyer = await newMember(world);
  auditor = await newMember(world, 'ROLE_ADMIN');
  await writeSetting(world.db, 'commission', { basisPoints: commission }, world.clock.now());
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.db.updateTable('product_variants').set({ stock: 9 }).where('id', '=', 'v_a').execute();
  buyer.token = await signIn(world, buyer);
  seller = await signIn(world, market.merchant);
});

const sofa = { product: ids.sofa, variant: 'v_a', quantity: 2 };
const wardrobe = { product: ids.wardrobe, quantity: 1 };
const asBuyer = (path: string, body?: unknown) => world.call('POST', path, { token: buyer.token, body });
const asSeller = (path: string, body?: unknown) => world.call('POST', path, { token: seller, body });
const read = async (id: string) =>
  (await world.call('GET', `/user/orders/${id}`, { token: buyer.token })).data as Order;

async function paid(lines: unknown[]): Promise<string> {
  const { orders, bill } = (
    await asBuyer('/user/orders', {
      from: 'product',
      lines,
      receiver: 'Lan',
      mobile: '0912345678',
      buyerEmail: buyer.email,
      address: { province: '79', ward: '26882', detail: '12 Lê Lợi' },
    })
  ).data as Placed;
  await payBill(world, auditor, bill);
  return orders[0]!.id;
}
async function shipped(lines: unknown[] = [sofa]): Promise<string> {
  const id = await paid(lines);
  await asSeller(`/merchant/orders/${id}/ship`, { carrier: 'GHN', tracking: 'X1' });
  return id;
}
const report = async (id: string, kind: ReturnKind, quantity = 1, position = 0) =>
  asBuyer(`/user/orders/${id}/returns`, {
    kind,
    lines: [{ position, quantity }],
    reason: 'Vỡ một chân',
    pictures: [await storeDamage(world, buyer)],
  });
async function reported(id: string, kind: ReturnKind, quantity = 1): Promise<string> {
  return `orders/${id}/returns/${((await report(id, kind, quantity)).data as Order).returns[0]!.id}`;
}
const answer = (back: string, body: unknown) => asSeller(`/merchant/${back}/answer`, body);

describe('one rule for what is made to size', () => {
  test('not for a change of mind, yes if it is faulty; what is not made to size is free to come back', async () => {
    const id = await shipped([wardrobe, { ...sofa, quantity: 1 }]);
    await asBuyer(`/user/orders/${id}/complete`);
    const order = await read(id);
    const made = order.lines.findIndex(({ choice }) => choice !== '');
    expect(made).toBeGreaterThanOrEqual(0);
    expect(await report(id, 'unwanted', 1, made)).toMatchObject({ status: 409, error: 'return_made', field: 'lines' });
    expect((await report(id, 'unwanted', 1, 1 - made)).status).toBe(200);
    expect((await report(id, 'faulty', 1, made)).status).toBe(200);
  });
});

describe('B8: returns are visible wherever orders are, on both sides', () => {
  const member = (person: { id: string }): MemberContext => {
    const ctx = requestOf(world, person);
    return { ...ctx, session: ctx.session!, viewer: { ...ctx.viewer!, id: person.id, roles: [] } } as MemberContext;
  };
  const at = (query: string) => new URL(`http://localhost/user/user?${query}`);

  test('in the row, in a filter and in the history; what needs doing names them', async () => {
    const id = await shipped();
    const back = await reported(id, 'faulty');
    for (const [load, person] of [
      [loadPurchases, buyer],
      [loadSales, market.merchant],
    ] as const) {
      const { orders } = await load(member(person), at('shelf=returns'));
      expect(orders.content.find((each) => each.id === id)).toMatchObject({ returnState: 'ASKED' });
      expect(orders.content.every(({ returnState }) => returnState !== null)).toBe(true);
    }
    const listed = (await world.call('GET', '/user/orders?status=returns', { token: buyer.token })).data as OrderPage;
    expect(listed.content.map((each) => each.id)).toContain(id);
    const { todos } = await readOverview(member(market.merchant), at(''), 'merchant');
    expect(todos.map(({ key, to }) => [key, to])).toContainEqual(['returns', '/user/merchant?tab=sales&shelf=returns']);
    await answer(back, { agree: true });
    const seen = (await world.call('GET', `/merchant/orders/${id}`, { token: seller })).data as Order;
    for (const order of [await read(id), seen])
      expect(order.events.map(({ state, by }) => [state, by])).toEqual([
        ['PENDING_PAYMENT', 'buyer'],
        ['RECEIPT_SUBMITTED', 'buyer'],
        ['PAID', 'admin'],
        ['SHIPPED', 'seller'],
        ['RETURN_ASKED', 'buyer'],
        ['RETURN_AGREED', 'seller'],
      ]);
    const mine = await todosOf(member(buyer), {
      kind: 'user',
      user: { roles: [] } as never,
      shop: null,
      studio: null,
      now: world.clock.now(),
    });
    expect(mine.map(({ key, to }) => [key, to])).toContainEqual(['sendBack', `/things/product-bill?order=${id}`]);
  });
});

describe('P2: own delivery, and a number that was wrong', () => {
  const ship = (id: string, body: unknown) => asSeller(`/merchant/orders/${id}/ship`, body);
  const correct = (id: string, body: unknown, token = seller) =>
    world.call('PUT', `/merchant/orders/${id}/shipment`, { token, body });
  const told = async () =>
    (
      await world.db
        .selectFrom('notices')
        .select('id')
        .where('user_id', '=', buyer.id)
        .where('type', '=', 'ORDER_TRACKING')
        .execute()
    ).length;

  test('own delivery needs no number, a carrier does', async () => {
    const id = await paid([sofa]);
    expect(await ship(id, { carrier: 'GHN' })).toMatchObject({
      status: 400,
      error: 'tracking_needed',
      field: 'tracking',
    });
    expect(await ship(id, { carrier: 'GHN', tracking: '   ' })).toMatchObject({
      status: 400,
      error: 'tracking_needed',
    });
    expect(await ship(id, { carrier: 'own' })).toMatchObject({ status: 200 });
    expect(await read(id)).toMatchObject({ state: 'SHIPPED', carrier: 'own', tracking: null });
  });

  test('while it is on its way it is corrected, and the buyer told once; before and after not', async () => {
    const id = await paid([sofa]);
    const right = { carrier: 'Viettel Post', tracking: 'VTP7' };
    expect(await correct(id, right)).toMatchObject({ status: 409, error: 'order_state', state: 'PAID' });
    await ship(id, { carrier: 'GHN', tracking: 'WRONG' });
    const before = await told();
    for (const _ of [1, 2]) expect((await correct(id, right)).data).toMatchObject({ ...right, state: 'SHIPPED' });
    expect(await told()).toBe(before + 1);
    expect((await read(id)).events.filter(({ state }) => state === 'TRACKING')).toHaveLength(1);
    expect((await correct(id, right, buyer.token)).status).toBe(403);
    for (let n = 1; n < repeatsADay; n++) expect((await correct(id, { ...right, tracking: `N${n}` })).status).toBe(200);
    expect(await correct(id, right), 'a mailbox is not filled with it').toMatchObject({ status: 429 });
    expect(await told()).toBe(before + repeatsADay);
    await asBuyer(`/user/orders/${id}/complete`);
    expect(await correct(id, { carrier: 'GHN', tracking: '2' })).toMatchObject({ status: 409, state: 'COMPLETED' });
  });
});
