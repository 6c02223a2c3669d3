import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  giveRoles,
  registerPerson,
  signIn,
  testApp,
  type Person,
  type TestApp,
} from '../../../../../tests/support/app.ts';
import { ids, smallMarket, type Market } from '../../../../../tests/support/market.ts';
import { confirmBill, payBill, rejectReceipt, sendReceipt } from '../../../../../tests/support/money/payments.ts';
import type { Order, Placed } from '../order.ts';
import { expireOrders } from '../expire-orders.server.ts';
import { mostUnpaid } from '../order-limits.ts';

let world: TestApp;
let auditor: Person;
let market: Market;
beforeAll(async () => {
  world = await testApp();
  market = await smallMarket(world);
  await giveRoles(world, market.merchant.id, 'ROLE_MERCHANT');
  auditor = await registerPerson(world);
  await giveRoles(world, auditor.id, 'ROLE_ADMIN');
});
afterAll(() => world.close());

const setStock = (stock: number) =>
  world.db.updateTable('product_variants').set({ stock }).where('id', '=', 'v_a').execute();
const stock = async () =>
  (await world.db.selectFrom('product_variants').select('stock').where('id', '=', 'v_a').executeTakeFirstOrThrow())
    .stock;

async function newBuyer(): Promise<Person & { token: string }> {
  const person = await registerPerson(world);
  await world.db.updateTable('users').set({ city: 'Huế' }).where('id', '=', person.id).execute();
  return { ...person, token: await signIn(world, person) };
}

function place({ token }: { token: string }, quantity = 1) {
  const body = {
    from: 'product',
    lines: [{ product: ids.sofa, variant: 'v_a', quantity }],
    receiver: 'Lan',
    mobile: '0912345678',
    buyerEmail: 'lan@mail.example',
    address: { province: '79', ward: '26882', detail: '12 Lê Lợi' },
  };
  return world.call('POST', '/user/orders', { token, body });
}
const placed = async (buyer: { token: string }, quantity = 1) =>
  ((await place(buyer, quantity)).data as Placed).orders[0]!;

test('G2 who gives up what they saw unpaid does not give up what was paid since; neither side', async () => {
  await setStock(10);
  const buyer = await newBuyer();
  const seller = await signIn(world, market.merchant);
  const order = await placed(buyer);
  await payBill(world, auditor, order.bill);
  const sides = { user: buyer.token, merchant: seller };
  const giveUp = (side: 'user' | 'merchant', seen: string) =>
    world.call('POST', `/${side}/orders/${order.id}/cancel`, {
      token: sides[side],
      body: { reason: 'Chưa thấy trả tiền', seen },
    });
  for (const side of ['user', 'merchant'] as const)
    expect(await giveUp(side, 'abandon')).toMatchObject({ status: 409, error: 'order_state', state: 'PAID' });
  expect(await stock()).toBe(9);
  expect(await giveUp('merchant', 'withdraw')).toMatchObject({ status: 200, data: { state: 'REFUND_DUE' } });
  expect(await stock()).toBe(10);
});

test('G2 one person holds so many unpaid orders and no more, also together; paying or cancelling one makes room', async () => {
  await setStock(500);
  const buyer = await newBuyer();
  const answers = await Promise.all(Array.from({ length: mostUnpaid + 10 }, () => place(buyer)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(mostUnpaid);
  expect(answers.filter(({ status, error }) => status === 409 && error === 'unpaid_orders')).toHaveLength(10);
  expect(await stock()).toBe(500 - mostUnpaid);
  const orders = answers.filter(({ status }) => status === 200).map(({ data }) => (data as Placed).orders[0]!);
  // A receipt nobody has looked at is no money yet.
  await sendReceipt(world, orders[0]!.bill);
  expect(await place(buyer)).toMatchObject({
    status: 409,
    error: 'unpaid_orders',
    message: expect.stringContaining(String(mostUnpaid)),
  });
  await confirmBill(world, auditor, orders[0]!.bill);
  await world.call('POST', `/user/orders/${orders[1]!.id}/cancel`, { token: buyer.token, body: {} });
  expect([(await place(buyer)).status, (await place(buyer)).status, (await place(buyer)).status]).toEqual([
    200, 200, 409,
  ]);
  expect((await place(await newBuyer())).status, 'others are not held up').toBe(200);
});

test('G2 unpaid orders of one person hold half of a choice at most; the last few anyone may buy; what is paid counts no more', async () => {
  const buyer = await newBuyer();
  await setStock(999);
  expect(await place(buyer, 999)).toMatchObject({
    status: 409,
    error: 'unpaid_stock',
    field: 'v_a',
    state: '500',
    message: expect.stringContaining('500'),
  });
  const first = await placed(buyer, 400);
  expect(await place(buyer, 101)).toMatchObject({
    status: 409,
    error: 'unpaid_stock',
    state: '100',
    message: expect.stringContaining('400'),
  });
  expect(await stock(), 'what was refused holds nothing').toBe(599);
  await payBill(world, auditor, first.bill);
  expect((await place(buyer, 300)).status).toBe(200);
  await setStock(10);
  expect((await place(await newBuyer(), 10)).status, 'the last ten').toBe(200);
  expect(await stock()).toBe(0);
});

test('G1 receipts that are turned down again and again hold the goods for one more day, not for ever', async () => {
  world.clock.advance(25 * 3600);
  await expireOrders(world.db, world.services);
  await setStock(5);
  const buyer = await newBuyer();
  const order = await placed(buyer);
  const stands = async () =>
    (await world.call('GET', `/user/orders/${order.id}`, { token: await signIn(world, buyer) })).data as Order;
  const turnDown = async () => {
    await sendReceipt(world, order.bill);
    await rejectReceipt(world, auditor, order.bill, { vi: 'Không phải biên lai' });
  };
  world.clock.advance(20 * 3600);
  await turnDown();
  const first = (await stands()).payBy!;
  expect(new Date(first).getTime(), 'the first one starts the day anew').toBe(
    world.clock.now().getTime() + 24 * 3_600_000,
  );
  world.clock.advance(23 * 3600);
  await turnDown();
  expect((await stands()).payBy, 'the second one does not').toBe(first);
  world.clock.advance(3600);
  await expireOrders(world.db, world.services);
  expect((await stands()).state).toBe('CANCELLED');
  expect(await stock()).toBe(5);
});

test('G1 parts of the money hold the goods for one more day, once; unpaid then, what has arrived goes back', async () => {
  await setStock(5);
  const buyer = await newBuyer();
  const order = await placed(buyer);
  const stands = async () =>
    (await world.call('GET', `/user/orders/${order.id}`, { token: await signIn(world, buyer) })).data as Order;
  const payPart = async (amount: number) => {
    await sendReceipt(world, order.bill);
    await confirmBill(world, auditor, order.bill, { amount });
  };
  world.clock.advance(20 * 3600);
  await payPart(10_000_000);
  const { payBy: first, state } = await stands();
  expect([state, new Date(first!).getTime()], 'the first part starts the day anew').toEqual([
    'PENDING_PAYMENT',
    world.clock.now().getTime() + (24 * 3600 + 60) * 1000,
  ]);
  world.clock.advance(23 * 3600);
  await payPart(1000);
  expect((await stands()).payBy, 'the second one does not').toBe(first);
  world.clock.advance(3600 + 60);
  await expireOrders(world.db, world.services);
  expect(await stands()).toMatchObject({ state: 'CANCELLED' });
  expect(await stock()).toBe(5);
  const bill = (await world.call('GET', `/user/bills/${order.bill}`, { token: await signIn(world, buyer) })).data;
  expect(bill).toMatchObject({
    status: 'CANCELLED',
    received: 10_001_000,
    refunds: [{ amount: 10_001_000, why: 'unpaid', state: 'DUE' }],
  });
});

test('G2 an order whose goods cannot be given back holds up no other deadline', async () => {
  await setStock(5);
  const stuck = await placed(await newBuyer());
  world.clock.advance(60);
  const buyer = await newBuyer();
  const other = await placed(buyer);
  await world.db.updateTable('order_lines').set({ variant_id: 'v_f' }).where('order_id', '=', stuck.id).execute();
  await world.db
    .updateTable('product_variants')
    .set({ stock: 2 ** 31 - 1 })
    .where('id', '=', 'v_f')
    .execute();
  world.clock.advance(25 * 3600);
  await expect(expireOrders(world.db, world.services)).rejects.toThrow('1 deadlines of orders did not pass');
  const read = await world.call('GET', `/user/orders/${other.id}`, { token: await signIn(world, buyer) });
  expect(read).toMatchObject({ data: { state: 'CANCELLED' } });
});

test('G2 more of them than are read at once hold up no other deadline either, however often it is tried', async () => {
  await setStock(5);
  const stuck = await placed(await newBuyer());
  await world.db.updateTable('order_lines').set({ variant_id: 'v_f' }).where('order_id', '=', stuck.id).execute();
  await world.db
    .updateTable('product_variants')
    .set({ stock: 2 ** 31 - 1 })
    .where('id', '=', 'v_f')
    .execute();
  await cloneOrder(stuck, 250);
  world.clock.advance(60);
  const buyer = await newBuyer();
  const other = await placed(buyer);
  world.clock.advance(25 * 3600);
  await expect(expireOrders(world.db, world.services)).rejects.toThrow(/^\d{3} deadlines of orders did not pass$/);
  const read = await world.call('GET', `/user/orders/${other.id}`, { token: await signIn(world, buyer) });
  expect(read).toMatchObject({ data: { state: 'CANCELLED' } });
});

/** As many of the same, each with a bill of its own. */
async function cloneOrder({ id, bill }: { id: string; bill: string }, times: number): Promise<void> {
  await sql`insert into bills select (jsonb_populate_record(bills, jsonb_build_object('id', bills.id || n, 'reference',
    reference || n, 'subject', subject || n))).* from bills, generate_series(1, ${times}::int) n where id = ${bill}`.execute(
    world.db,
  );
  await sql`insert into orders select (jsonb_populate_record(orders, jsonb_build_object('id', orders.id || n, 'number',
    number || n, 'bill_id', bill_id || n, 'placement', placement || n))).* from orders, generate_series(1, ${times}::int) n
    where id = ${id}`.execute(world.db);
  await sql`insert into order_lines select (jsonb_populate_record(order_lines, jsonb_build_object('order_id', order_id || n))).*
    from order_lines, generate_series(1, ${times}::int) n where order_id = ${id}`.execute(world.db);
}
