import { newId } from '#lib/id.ts';
import type { TestApp } from '../app.ts';
import { ids } from '../market.ts';

/** Orders of these products by somebody, as the rules leave them: placed and paid long ago, now in this state. */
export async function insertOrders(
  world: Pick<TestApp, 'db' | 'clock'>,
  buyerId: string,
  {
    products = [ids.sofa],
    state = 'COMPLETED',
    merchant = ids.merchant,
  }: { products?: string[]; state?: 'SHIPPED' | 'COMPLETED' | 'PAID'; merchant?: string } = {},
): Promise<string> {
  const now = world.clock.now();
  const order = newId('o', now);
  const bill = newId('b', now);
  const number = order.slice(-10).toUpperCase();
  const times = { created_at: now, updated_at: now };
  await world.db
    .insertInto('bills')
    .values({
      id: bill,
      user_id: buyerId,
      kind: 'order',
      subject: order,
      amount: products.length * 1_000_000,
      received: products.length * 1_000_000,
      reference: number,
      status: 'PAID',
      ...times,
    })
    .execute();
  await world.db
    .insertInto('orders')
    .values({
      id: order,
      number,
      bill_id: bill,
      placement: order,
      buyer_id: buyerId,
      merchant_id: merchant,
      merchant_name: 'Mộc Lặng',
      state,
      goods: products.length * 1_000_000,
      delivery_fee: 0,
      total: products.length * 1_000_000,
      days_from: 1,
      days_to: 3,
      receiver: 'Lan',
      mobile: '+84912345678',
      buyer_email: 'lan@mail.example',
      address: JSON.stringify({}),
      placed_at: now,
      updated_at: now,
      pay_by: null,
      carrier: null,
      tracking: null,
      complete_by: null,
      reason: null,
      invoice: null,
    })
    .execute();
  await world.db
    .insertInto('order_lines')
    .values(
      products.map((product, position) => ({
        order_id: order,
        position,
        product_id: product,
        variant_id: null,
        name: JSON.stringify({ vi: 'Ghế sofa Hiên', en: 'Hien sofa' }),
        label: JSON.stringify({ en: 'Oak, cream', vi: 'Sồi, kem' }),
        width: 2200,
        depth: 900,
        height: 780,
        sku: null,
        model: null,
        parameters: null,
        picture: null,
        unit_price: 1_000_000,
        quantity: 1,
        amount: 1_000_000,
      })),
    )
    .execute();
  return order;
}
