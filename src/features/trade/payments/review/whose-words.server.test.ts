import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelOrder, readOrder, sellingSide } from '#features/trade/orders/orders.server.ts';
import { rejectBill } from '#features/trade/payments/confirmations.server.ts';
import { billOwners } from '#server/bill-owners.ts';
import { testApp, type Person, type TestApp } from '../../../../../tests/support/app.ts';
import { requestOf, sendReceipt } from '../../../../../tests/support/money/payments.ts';
import { buyAtAll, threeShops, type Shops } from '../../../../../tests/support/money/three-shops.ts';

let world: TestApp;
let shops: Shops;
beforeAll(async () => {
  world = await testApp();
  shops = await threeShops(world);
});
afterAll(() => world.close());

const words = { vi: 'Bạn chuyển từ tài khoản 4711 cho một cửa hàng khác.' };
const reject = (bill: string, receipt: string) =>
  rejectBill(requestOf(world, shops.admin), billOwners(), bill, { by: shops.admin.id, receipt, reason: words });
const seenBy = async (person: Person, id: string, as: 'buyer' | 'seller') => {
  const ctx = requestOf(world, person, 'vi');
  return readOrder(ctx, as === 'buyer' ? { buyer: person.id } : await sellingSide(ctx, person.id), id);
};

test('O4: what we write to a payer about their transfer is read by none of the shops it was for', async () => {
  const { bill, orders } = await buyAtAll(world, shops);
  const [order] = orders as [(typeof orders)[number]];
  const seller = shops.sellers[0]!;
  await reject(bill, await sendReceipt(world, bill));
  expect(JSON.stringify(await seenBy(shops.buyer, order.id, 'buyer'))).toContain(words.vi);
  expect(JSON.stringify(await seenBy(seller, order.id, 'seller'))).not.toContain(words.vi);

  const receipt = await sendReceipt(world, bill);
  await cancelOrder(requestOf(world, shops.buyer, 'vi'), shops.buyer.id, order.id, 'Tôi đổi ý.');
  await reject(bill, receipt);
  expect(await seenBy(shops.buyer, order.id, 'buyer')).toMatchObject({
    state: 'CANCELLED',
    reason: { text: words.vi },
  });
  const sold = await seenBy(seller, order.id, 'seller');
  expect(JSON.stringify(sold)).not.toContain(words.vi);
  expect(sold.events.map(({ reason }) => reason?.text)).toContain('Tôi đổi ý.');
});
