import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listOrders, cancelOrder, cancelSale, readOrder } from '../orders.server.ts';
import { readBill } from '#features/trade/payments/bills.server.ts';
import { listDueRefunds, readAdminRefund } from '#features/trade/payments/admin-refunds.server.ts';
import { nameRefundAccount, refundsWithoutAccount } from '#features/trade/payments/refunds.server.ts';
import { writeLetter, type Letter } from '#platform/letters.server.ts';
import { shipOrder } from '../shipping/shipping.server.ts';
import { testApp, type Person, type TestApp } from '../../../../../tests/support/app.ts';
import { confirmBill, rejectReceipt, requestOf, sendReceipt } from '../../../../../tests/support/money/payments.ts';
import {
  buyAtAll,
  newBuyer,
  purchaseTotals,
  threeShops,
  type Shops,
} from '../../../../../tests/support/money/three-shops.ts';
import type { Placed } from '../order.ts';

let world: TestApp;
let shops: Shops;
let buyer: Person;
let placed: Placed;
beforeAll(async () => {
  world = await testApp();
  shops = await threeShops(world);
});
afterAll(() => world.close());
beforeEach(async () => {
  buyer = await newBuyer(world);
  placed = await buyAtAll(world, { buyer });
});

const [first = 0, second = 0, third = 0] = purchaseTotals;
const as = (person: Person) => requestOf(world, person, 'zh');
const cancelAt = (at: number) => cancelOrder(as(buyer), buyer.id, placed.orders[at]!.id, undefined);
const orderAt = (at: number) => readOrder(as(buyer), { buyer: buyer.id }, placed.orders[at]!.id);
const mayNotSend = (id: string) => readAdminRefund(as(shops.admin), id);

async function bell(): Promise<{ type: string; details: unknown }[]> {
  const rows = await world.db
    .selectFrom('notices')
    .select(['type', 'details'])
    .where('user_id', '=', buyer.id)
    .orderBy('seq')
    .execute();
  return rows.map(({ type, details }) => ({ type, details }));
}
async function mails(): Promise<string[]> {
  const rows = await world.db.selectFrom('outbox').select('payload').orderBy('id').execute();
  return rows
    .map((row) => row.payload as unknown as Letter)
    .filter(({ to, template }) => to === buyer.email && template !== 'code')
    .map((letter) => `${writeLetter(letter).subject}\n${writeLetter(letter).text}`);
}
const money = (amount: number) => amount.toLocaleString('en');

test('G1: an order and its receipt are in the buyer’s own list, without a second mail', async () => {
  const reference = placed.orders[0]!.number.replace(/-\d+$/, '');
  expect(await bell()).toEqual([
    { type: 'ORDER_TO_PAY', details: { number: reference, amount: first + second + third } },
  ]);
  const before = (await mails()).length;
  await sendReceipt(world, placed.bill);
  expect((await bell()).map(({ type }) => type)).toEqual(['ORDER_TO_PAY', 'ORDER_RECEIPT']);
  expect(await mails()).toHaveLength(before);
});

test('O4: who gives an order up before paying is mailed what is still to be paid for the rest', async () => {
  const before = (await mails()).length;
  await cancelAt(0);
  expect((await bell()).at(-1)).toMatchObject({
    type: 'ORDER_DROPPED',
    details: { left: 'open', rest: second + third },
  });
  const [mail = '', ...more] = (await mails()).slice(before);
  expect(more).toEqual([]);
  expect(mail).toContain(placed.orders[0]!.number);
  expect(mail).toContain(money(second + third));
  await cancelSale(as(shops.sellers[1]!), shops.sellers[1]!.id, placed.orders[1]!.id, 'Hết gỗ');
  expect((await mails()).at(-1)).toContain(money(third));
  await cancelAt(2);
  expect((await bell()).at(-1)).toMatchObject({ type: 'ORDER_DROPPED', details: { left: 'none' } });
});

test('O4: given up where what has arrived covers the others, nobody is told of a refund', async () => {
  await sendReceipt(world, placed.bill);
  await confirmBill(world, shops.admin, placed.bill, { amount: second + third });
  await cancelAt(0);
  expect(await readBill(as(buyer), buyer.id, placed.bill)).toMatchObject({ status: 'PAID', refunds: [] });
  expect((await bell()).at(-1)).toMatchObject({ type: 'ORDER_DROPPED', details: { left: 'none' } });
});

test('O4: once it is paid, the mail about the refund is the only one', async () => {
  await sendReceipt(world, placed.bill);
  await confirmBill(world, shops.admin, placed.bill);
  const before = (await mails()).length;
  await cancelAt(0);
  expect((await bell()).slice(-2).map(({ type }) => type)).toEqual(['REFUND_DUE', 'ORDER_DROPPED']);
  expect((await mails()).slice(before)).toHaveLength(1);
});

test('G6: given up while its receipt is checked, the sum stands there and asks for an account; the money makes it due', async () => {
  await sendReceipt(world, placed.bill);
  const { refunds } = await cancelAt(0);
  expect(refunds).toMatchObject([{ amount: first, state: 'EXPECTED', account: null, why: 'cancelled' }]);
  expect(await refundsWithoutAccount(world.db, buyer.id)).toMatchObject([{ amount: first }]);
  const { id } = refunds[0]!;
  await expect(mayNotSend(id), 'nothing to send yet').rejects.toMatchObject({ key: 'not_found' });
  expect((await listDueRefunds(as(shops.admin), null)).list.rows.map((row) => row.id)).not.toContain(id);
  await nameRefundAccount(as(buyer), buyer.id, id, {
    bin: '970436',
    account: '001122334455',
    holder: 'TRAN THI LAN',
    password: buyer.password,
  });
  expect(await refundsWithoutAccount(world.db, buyer.id)).toEqual([]);
  await confirmBill(world, shops.admin, placed.bill);
  expect((await orderAt(0)).refunds).toMatchObject([
    { id, amount: first, state: 'DUE', account: { account: '001122334455' } },
  ]);
});

test('G6: where no money came, nothing is expected back any more', async () => {
  await sendReceipt(world, placed.bill);
  await cancelAt(0);
  await rejectReceipt(world, shops.admin, placed.bill);
  expect(await orderAt(0)).toMatchObject({ state: 'CANCELLED', refunds: [] });
  expect(await refundsWithoutAccount(world.db, buyer.id)).toEqual([]);
});

test('O4: the orders of a purchase are listed by their numbers, the newest purchase first', async () => {
  world.clock.advance(60);
  const later = await buyAtAll(world, { buyer });
  const { content } = await listOrders(as(buyer), { buyer: buyer.id }, { page: 0, size: 20, status: 'ALL' });
  expect(content.map(({ number }) => number)).toEqual([...later.orders, ...placed.orders].map(({ number }) => number));
});

test('O4: the purchase names what was bought', async () => {
  const { orders } = await readBill(as(buyer), buyer.id, placed.bill);
  expect(orders.map(({ goods }) => goods.map(({ name, quantity }) => [name.text, quantity]))).toEqual(
    expect.arrayContaining([[['Ghế 1', 2]], [['Ghế 2', 1]], [['Ghế 3', 1]]]),
  );
});

test('G3: the mails of a payment and of a parcel say what they are about: pieces, sum, carrier, number', async () => {
  await sendReceipt(world, placed.bill);
  const before = (await mails()).length;
  await confirmBill(world, shops.admin, placed.bill);
  expect((await bell()).at(-1)?.type).toBe('ORDER_PAYMENT');
  const [seller] = shops.sellers;
  await shipOrder(as(seller!), seller!.id, placed.orders[0]!.id, { carrier: 'GHN', tracking: 'VN-42' });
  const [paid = '', sent = ''] = (await mails()).slice(before);
  expect(paid).toContain(money(first + second + third));
  for (const { number } of placed.orders) expect(paid).toContain(number);
  expect(paid).toMatch(/\d × Ghế 1/);
  expect(sent).toMatch(/GHN[^]*VN-42[^]*\d × Ghế 1/);
});
