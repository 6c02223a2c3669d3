import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  giveRoles,
  newMember,
  registerPerson,
  setStatus,
  signIn,
  testApp,
  type Answer,
  type Member,
  type TestApp,
} from '../../../../tests/support/app.ts';
import { ids, smallMarket, type Market } from '../../../../tests/support/market.ts';
import { payBill, rejectReceipt, sendReceipt } from '../../../../tests/support/money/payments.ts';
import type { Order, Placed } from './order.ts';
import { expireOrders } from './expire-orders.server.ts';

let world: TestApp;
let market: Market;
let buyer: Member;
let auditor: Member;
let seller: string;

beforeAll(async () => {
  world = await testApp();
  market = await smallMarket(world);
  await giveRoles(world, market.merchant.id, 'ROLE_MERCHANT');
  seller = await signIn(world, market.merchant);
  buyer = await newBuyer();
  auditor = await newMember(world, 'ROLE_ADMIN');
});
afterAll(() => world.close());
beforeEach(async () => {
  await setStock('v_a', 3);
});

async function newBuyer(): Promise<Member> {
  const person = await newMember(world);
  await world.db.updateTable('users').set({ city: 'Huế' }).where('id', '=', person.id).execute();
  return person;
}

const setStock = (id: string, stock: number) =>
  world.db.updateTable('product_variants').set({ stock }).where('id', '=', id).execute();
const stockOf = async (id: string) =>
  (await world.db.selectFrom('product_variants').select('stock').where('id', '=', id).executeTakeFirstOrThrow()).stock;
const sofa = { product: ids.sofa, variant: 'v_a', quantity: 1 };
const form = (lines: unknown[] = [sofa]) => ({
  from: 'product',
  lines,
  receiver: 'Trần Lan',
  mobile: '0912345678',
  buyerEmail: 'lan@mail.example',
  address: { province: '79', ward: '26882', detail: '12 Lê Lợi' },
});
const place = (body: Record<string, unknown> = form(), token = buyer.token, key?: string) =>
  world.call('POST', '/user/orders', { token, body, headers: key ? { 'idempotency-key': key } : {} });
const placed = async (body = form()) => ((await place(body)).data as Placed).orders[0]!;
const orderOf = (answer: Answer) => answer.data as Order;
const read = async (id: string) => orderOf(await world.call('GET', `/user/orders/${id}`, { token: buyer.token }));
const noticesOf = async (userId: string, type: string) =>
  (await world.db.selectFrom('notices').selectAll().where('user_id', '=', userId).where('type', '=', type).execute())
    .length;

const pay = ({ bill }: { bill: string }) => payBill(world, auditor, bill);

describe('G1: placing an order', () => {
  test('keeps names, prices, variant and address as they were; the total is the server’s; the seller is told', async () => {
    const before = await noticesOf(market.merchant.id, 'ORDER_PLACED');
    const answer = await place(form([{ ...sofa, quantity: 2, price: 1, total: 1, name: 'free' }]));
    expect(answer.status).toBe(200);
    const [one] = (answer.data as Placed).orders;
    const order = await read(one!.id);
    expect(order).toMatchObject({
      state: 'PENDING_PAYMENT',
      goods: 37_000_000,
      deliveryFee: 300_000,
      total: 37_300_000,
      receiver: 'Trần Lan',
      mobile: '+84912345678',
      side: 'buyer',
    });
    expect(order.lines[0]).toMatchObject({
      price: 18_500_000,
      quantity: 2,
      amount: 37_000_000,
      variant: 'v_a',
      size: { width: 2200 },
    });
    expect(order.address).toMatchObject({ form: 'two', ward: { name: 'Phường An Hội Tây' } });
    expect(order.number).toMatch(/^[0-9A-Z]{8,25}$/);
    expect(await stockOf('v_a')).toBe(1);
    expect(await noticesOf(market.merchant.id, 'ORDER_PLACED')).toBe(before + 1);
    const bill = await world.db.selectFrom('bills').selectAll().where('id', '=', order.bill).executeTakeFirstOrThrow();
    expect(bill).toMatchObject({
      amount: 37_300_000,
      reference: order.number,
      kind: 'order',
      subject: order.placement,
      page: `/things/product-bill?order=${order.id}`,
      status: 'OPEN',
    });
    await world.db.updateTable('product_variants').set({ price: 99_000_000 }).where('id', '=', 'v_a').execute();
    expect((await read(order.id)).lines[0]!.price).toBe(18_500_000);
    await world.db.updateTable('product_variants').set({ price: 18_500_000 }).where('id', '=', 'v_a').execute();
  });

  test('at the total the buyer saw, or not at all', async () => {
    expect(await place({ ...form(), total: 18_800_000 - 1 })).toMatchObject({
      status: 409,
      error: 'price_changed',
      field: 'total',
    });
    expect(await stockOf('v_a')).toBe(3);
    expect((await place({ ...form(), total: 18_800_000 })).status).toBe(200);
  });

  test('made to size: the exact model and the choices are kept, the price is the quote’s', async () => {
    const quote = (await world.call('GET', `/products/${ids.wardrobe}/quote`)).data as {
      model: string;
      price: number;
      parameters: Record<string, number>;
    };
    const order = await placed(
      form([{ product: ids.wardrobe, choice: `width=${quote.parameters.width}`, quantity: 1 }]),
    );
    const line = (await read(order.id)).lines[0]!;
    expect(line).toMatchObject({ model: quote.model, price: quote.price, variant: null });
    expect(line.choice).toContain(`width=${quote.parameters.width}`);
    expect((await read(order.id)).days.from).toBeGreaterThanOrEqual(21);
  });

  test.each([
    ['width=99999', 'size_limit'],
    ['width=1', 'size_limit'],
    ['width=nonsense', 'size_limit'],
    ['doors=flying', 'choice_unknown'],
    ['shoe=1', 'choice_unknown'],
    ['constructor=1', 'choice_unknown'],
    ['finish=constructor:oak', 'choice_unknown'],
    ['finish=x', 'invalid_form'],
  ])('made to size outside what is made: %s → %s naming the limit', async (choice, error) => {
    const answer = await place(form([{ product: ids.wardrobe, choice, quantity: 1 }]));
    expect(answer).toMatchObject({ status: 400, error, field: 'lines.0.choice' });
    if (error === 'size_limit') expect(answer.message).toMatch(/\d{3,4}.*\d{3,4}/);
  });

  test.each([0, -1, 1.5, 1e9, '1', null, Number.MAX_SAFE_INTEGER])('quantity %s → 400', async (quantity) => {
    expect(await place(form([{ ...sofa, quantity }]))).toMatchObject({ status: 400, field: 'lines.0.quantity' });
    expect(await world.call('POST', '/user/cart', { token: buyer.token, body: { ...sofa, quantity } })).toMatchObject({
      status: 400,
      field: 'quantity',
    });
    expect(await stockOf('v_a')).toBe(3);
  });

  test('sold out → 409 with what is left, in words and as a figure', async () => {
    expect(await place(form([{ ...sofa, quantity: 4 }]))).toMatchObject({
      status: 409,
      error: 'sold_out',
      state: '3',
      message: 'Only 3 of “Hien sofa” are left.',
    });
    expect(await place(form([{ product: ids.sofa, variant: 'v_b', quantity: 1 }]))).toMatchObject({
      status: 409,
      error: 'sold_out',
      state: '0',
      message: '“Hien sofa” is sold out.',
    });
    expect(
      await place(
        form([
          { ...sofa, quantity: 2 },
          { ...sofa, quantity: 2 },
        ]),
      ),
    ).toMatchObject({ status: 409, state: '3' });
    expect(await stockOf('v_a')).toBe(3);
  });

  test('what is not on the shelf, not there, or one’s own', async () => {
    for (const product of [ids.hidden, 'p_nothing'])
      expect(await place(form([{ product, quantity: 1 }]))).toMatchObject({ status: 404, field: 'lines.0.product' });
    expect(await place(form([{ ...sofa, variant: 'v_c' }]))).toMatchObject({ status: 404, field: 'lines.0.variant' });
    await world.db
      .updateTable('users')
      .set({ company_name: 'M', company_address: 'x', contact_phone: '1' })
      .where('id', '=', market.merchant.id)
      .execute();
    expect(await place(form(), seller)).toMatchObject({ status: 409, error: 'own_product' });
  });

  test('what belongs to who is suspended, or no merchant any more, cannot be bought', async () => {
    await setStatus(world, market.merchant.id, 'suspended');
    expect(await place()).toMatchObject({ status: 404, field: 'lines.0.product' });
    await setStatus(world, market.merchant.id, 'active');
    await giveRoles(world, market.merchant.id);
    expect(await place()).toMatchObject({ status: 404, field: 'lines.0.product' });
    await giveRoles(world, market.merchant.id, 'ROLE_MERCHANT');
    expect(await stockOf('v_a')).toBe(3);
  });

  test('no profile is demanded: the address typed is enough', async () => {
    const person = await registerPerson(world);
    expect(await place(form(), await signIn(world, person))).toMatchObject({ status: 200 });
  });

  test('an address nobody has is refused by its field; the former three levels are mapped', async () => {
    expect(await place({ ...form(), address: { province: '01', ward: '26882', detail: 'abc' } })).toMatchObject({
      status: 400,
      error: 'address_unknown',
      field: 'address.ward',
    });
    const order = await placed({
      ...form(),
      address: { province: 'Hồ Chí Minh', city: 'Gò Vấp', district: 'Phường 12', detail: '1 hẻm' },
    } as never);
    expect((await read(order.id)).address).toMatchObject({
      form: 'three',
      ward: { code: '26882' },
      written: { district: 'Phường 12' },
    });
  });

  test('delivery by merchant and province', async () => {
    const terms = [
      { province: '', fee: 500_000, days: { from: 5, to: 9 } },
      { province: '79', fee: 120_000, days: { from: 1, to: 2 } },
    ];
    expect((await world.call('PUT', '/merchant/delivery-terms', { token: seller, body: { terms } })).status).toBe(200);
    const quote = async (province: string) =>
      (
        (await world.call('POST', '/user/orders/quote', { token: buyer.token, body: { lines: [sofa], province } }))
          .data as { groups: { delivery: unknown }[] }
      ).groups[0]!.delivery;
    expect([await quote('79'), await quote('01')]).toEqual([
      { fee: 120_000, days: { from: 1, to: 2 } },
      { fee: 500_000, days: { from: 5, to: 9 } },
    ]);
    expect(await read((await placed()).id)).toMatchObject({
      deliveryFee: 120_000,
      total: 18_620_000,
      days: { from: 1, to: 2 },
    });
    expect(
      await world.call('PUT', '/merchant/delivery-terms', {
        token: seller,
        body: { terms: [{ province: '99', fee: 1, days: { from: 1, to: 2 } }] },
      }),
    ).toMatchObject({ status: 400 });
    await world.db.deleteFrom('delivery_terms').execute();
  });

  test('changed in many windows at once, one of the lists remains, as it was sent', async () => {
    const provinces = ['01', '48', '79', '92'];
    const lists = Array.from({ length: 8 }, (_, at) =>
      ['', provinces[at % 4]!].map((province) => ({ province, fee: at, days: { from: 1, to: 2 } })),
    );
    const change = (terms: unknown) =>
      world.call('PUT', '/merchant/delivery-terms', { token: seller, body: { terms } });
    expect((await Promise.all(lists.map(change))).map(({ status }) => status)).toEqual(lists.map(() => 200));
    expect(lists).toContainEqual((await world.call('GET', '/merchant/delivery-terms', { token: seller })).data);
    await world.db.deleteFrom('delivery_terms').execute();
  });
});

describe('G2: sold once, ordered once', () => {
  test('the last piece, 50 buyers at once: one order', async () => {
    await setStock('v_a', 1);
    const people = await Promise.all(Array.from({ length: 5 }, newBuyer));
    const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => place(form(), people[at % 5]!.token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(
      answers.filter(({ status, error, state }) => status === 409 && error === 'sold_out' && state === '0'),
    ).toHaveLength(49);
    expect(await stockOf('v_a')).toBe(0);
  });

  test('sold out it leaves "in stock", back it is found there again', async () => {
    await setStock('v_a', 1);
    const inStock = async () =>
      ((await world.call('GET', '/products?stock=yes&category=sofa')).data as { items: { id: string }[] }).items.map(
        ({ id }) => id,
      );
    const order = await placed();
    expect(await inStock()).not.toContain(ids.sofa);
    await world.call('POST', `/user/orders/${order.id}/cancel`, { token: buyer.token, body: {} });
    expect(await inStock()).toContain(ids.sofa);
  });

  test('a retried order is one, also when the retries come together', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => place(form(), buyer.token, 'one-order-key-1')));
    const again = await place(form(), buyer.token, 'one-order-key-1');
    const done = [...answers, again]
      .filter(({ status }) => status === 200)
      .map(({ data }) => (data as Placed).orders[0]!.id);
    expect(new Set(done).size).toBe(1);
    expect(again.status).toBe(200);
    expect(await stockOf('v_a')).toBe(2);
    expect(await place(form([{ ...sofa, quantity: 2 }]), buyer.token, 'one-order-key-1')).toMatchObject({
      status: 422,
    });
  });

  test('what cannot be had in full is not had in part', async () => {
    expect((await place(form([sofa, { product: ids.table, variant: 'v_d', quantity: 99 }]))).status).toBe(409);
    expect([await stockOf('v_a'), await stockOf('v_d')]).toEqual([3, 3]);
  });
});

describe('G1: cancel', () => {
  test('twice, and 10 at once: one transition, one notice, stock back once', async () => {
    const order = await placed();
    const before = await noticesOf(market.merchant.id, 'ORDER_CANCELLED');
    const cancels = await Promise.all(
      Array.from({ length: 10 }, () =>
        world.call('POST', `/user/orders/${order.id}/cancel`, { token: buyer.token, body: { reason: 'Đổi ý' } }),
      ),
    );
    expect(cancels.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(cancels.filter(({ status }) => status === 409)).toHaveLength(9);
    expect(await world.call('POST', `/user/orders/${order.id}/cancel`, { token: buyer.token, body: {} })).toMatchObject(
      { status: 409, error: 'order_state', state: 'CANCELLED' },
    );
    expect(await stockOf('v_a')).toBe(3);
    expect(await noticesOf(market.merchant.id, 'ORDER_CANCELLED')).toBe(before + 1);
    const events = (await read(order.id)).events.map(({ state }) => state);
    expect(events).toEqual(['PENDING_PAYMENT', 'CANCELLED']);
    expect(
      (await world.db.selectFrom('bills').select('status').where('id', '=', order.bill).executeTakeFirstOrThrow())
        .status,
    ).toBe('CANCELLED');
  });

  test('after payment the money is due back; the seller needs a reason', async () => {
    const order = await placed();
    await pay(order);
    expect(await world.call('POST', `/merchant/orders/${order.id}/cancel`, { token: seller, body: {} })).toMatchObject({
      status: 400,
      field: 'reason',
    });
    const answer = await world.call('POST', `/merchant/orders/${order.id}/cancel`, {
      token: seller,
      body: { reason: 'Hết gỗ sồi' },
      locale: 'vi',
    });
    expect(answer).toMatchObject({
      status: 200,
      data: { state: 'REFUND_DUE', reason: { text: 'Hết gỗ sồi', lang: 'vi' } },
    });
    expect(await stockOf('v_a')).toBe(3);
    expect(await noticesOf(buyer.id, 'ORDER_CANCELLED')).toBeGreaterThan(0);
  });

  test('sent, it can no longer be cancelled', async () => {
    const order = await placed();
    await pay(order);
    await world.call('POST', `/merchant/orders/${order.id}/ship`, {
      token: seller,
      body: { carrier: 'GHN', tracking: 'X1' },
    });
    for (const [path, token] of [
      [`/user/orders/${order.id}/cancel`, buyer.token],
      [`/merchant/orders/${order.id}/cancel`, seller],
    ] as const) {
      expect(await world.call('POST', path, { token, body: { reason: 'Too late now' } })).toMatchObject({
        status: 409,
        error: 'order_state',
        state: 'SHIPPED',
      });
    }
  });
});

describe('G1, G3: the way of an order', () => {
  test('receipt, payment, sent, complete, each told to the other side', async () => {
    const order = await placed();
    expect(
      await world.call('POST', `/merchant/orders/${order.id}/ship`, {
        token: seller,
        body: { carrier: 'GHN', tracking: 'X1' },
      }),
    ).toMatchObject({ status: 409, state: 'PENDING_PAYMENT' });
    await sendReceipt(world, order.bill);
    await rejectReceipt(world, auditor, order.bill);
    expect(await read(order.id)).toMatchObject({ state: 'RECEIPT_REJECTED', payBy: expect.any(String) });
    expect((await read(order.id)).events.at(-1)!.reason).toEqual({ text: 'Ảnh mờ', lang: 'vi' });
    await pay(order);
    const sent = await world.call('POST', `/merchant/orders/${order.id}/ship`, {
      token: seller,
      body: { carrier: 'Viettel Post', tracking: 'VTP1' },
    });
    expect(sent.data).toMatchObject({
      state: 'SHIPPED',
      carrier: 'Viettel Post',
      side: 'seller',
      receiver: 'Trần Lan',
    });
    const done = await world.call('POST', `/user/orders/${order.id}/complete`, { token: buyer.token });
    expect(orderOf(done).events.map(({ state, by }) => `${by} ${state}`)).toEqual([
      'buyer PENDING_PAYMENT',
      'buyer RECEIPT_SUBMITTED',
      'admin RECEIPT_REJECTED',
      'buyer RECEIPT_SUBMITTED',
      'admin PAID',
      'seller SHIPPED',
      'buyer COMPLETED',
    ]);
    expect(await noticesOf(market.merchant.id, 'ORDER_COMPLETED')).toBe(1);
  });

  test('lists of both sides, page by page, by state', async () => {
    const mine = (await world.call('GET', '/user/orders?page=0&size=2&status=cancelled', { token: buyer.token }))
      .data as { content: Order[]; total: number };
    expect(mine.content.every(({ state }) => state === 'CANCELLED')).toBe(true);
    expect(mine.total).toBeGreaterThan(0);
    const sold = (await world.call('GET', '/merchant/orders?size=100', { token: seller })).data as {
      content: Order[];
      total: number;
    };
    expect(sold.total).toBeGreaterThan(mine.total);
    expect((await world.call('GET', '/user/orders?status=nonsense', { token: buyer.token })).status).toBe(400);
  });

  test('someone else’s order is not there, in any call', async () => {
    const order = await placed();
    const other = await newBuyer();
    for (const [method, path] of [
      ['GET', ''],
      ['POST', '/cancel'],
      ['POST', '/complete'],
    ] as const)
      expect(
        await world.call(method, `/user/orders/${order.id}${path}`, {
          token: other.token,
          body: method === 'POST' && path === '/cancel' ? {} : undefined,
        }),
      ).toMatchObject({ status: 404 });
    expect(await world.call('GET', `/merchant/orders/${order.id}`, { token: other.token })).toMatchObject({
      status: 403,
    });
  });
});

describe('PRODUCT: the clock of orders', () => {
  const wind = () => expireOrders(world.db, world.services);

  test('unpaid for 24 hours: cancelled once, both told; a submitted receipt stops the clock', async () => {
    const unpaid = await placed();
    const sent = await placed();
    await sendReceipt(world, sent.bill);
    const before = await noticesOf(buyer.id, 'ORDER_CANCELLED');
    world.clock.advance(23 * 3600);
    await wind();
    const token = await signIn(world, buyer);
    const state = async (id: string) => orderOf(await world.call('GET', `/user/orders/${id}`, { token })).state;
    expect(await state(unpaid.id)).toBe('PENDING_PAYMENT');
    world.clock.advance(3600);
    await Promise.all([wind(), wind()]);
    buyer.token = await signIn(world, buyer);
    seller = await signIn(world, market.merchant);
    expect([(await read(unpaid.id)).state, (await read(sent.id)).state]).toEqual(['CANCELLED', 'RECEIPT_SUBMITTED']);
    expect(await noticesOf(buyer.id, 'ORDER_CANCELLED')).toBeGreaterThan(before);
    expect((await read(unpaid.id)).events).toHaveLength(2);
  });

  test('14 days after it was sent it completes by itself', async () => {
    const order = await placed();
    await pay(order);
    await world.call('POST', `/merchant/orders/${order.id}/ship`, {
      token: seller,
      body: { carrier: 'GHN', tracking: 'X9' },
    });
    world.clock.advance(14 * 86_400 - 60);
    await wind();
    buyer.token = await signIn(world, buyer);
    expect((await read(order.id)).state).toBe('SHIPPED');
    world.clock.advance(60);
    await wind();
    buyer.token = await signIn(world, buyer);
    expect((await read(order.id)).events.at(-1)).toMatchObject({ state: 'COMPLETED', by: 'clock' });
    seller = await signIn(world, market.merchant);
  });

  test('D3: an order that ends after its buyer has left forgets then where it went', async () => {
    const left = await newBuyer();
    const { id } = ((await place(form(), left.token)).data as Placed).orders[0]!;
    expect((await world.call('DELETE', '/user', { token: left.token, body: { password: left.password } })).status).toBe(
      200,
    );
    const row = () =>
      world.db
        .selectFrom('orders')
        .select(['state', 'receiver', 'mobile', 'buyer_email', 'address'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
    expect(await row()).toMatchObject({ state: 'PENDING_PAYMENT', receiver: 'Trần Lan' });
    world.clock.advance(86_400);
    await wind();
    expect(await row()).toMatchObject({
      state: 'CANCELLED',
      receiver: '',
      mobile: '',
      buyer_email: '',
      address: { detail: '' },
    });
  });
});
