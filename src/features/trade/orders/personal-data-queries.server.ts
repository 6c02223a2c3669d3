import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { asPrepared } from '#db/prepared.ts';
import { returnWindowOpen } from '#features/trade/ledger/payouts.server.ts';
import type { OrderState } from './order-states.ts';

/** Their purchases, with delivery addresses. */
export async function ordersKeptFor(db: Database, userId: string) {
  const rows = await db
    .selectFrom('orders')
    .select([
      'id',
      'number',
      'orders.state',
      'merchant_name',
      'goods',
      'delivery_fee',
      'total',
      'receiver',
      'mobile',
      'buyer_email',
      'address',
      'remark',
      'invoice',
      'placed_at',
      sql<unknown>`(select coalesce(jsonb_agg(returns.reason order by returns.id), '[]') from returns where returns.order_id = orders.id)`.as(
        'returned',
      ),
    ])
    .where('buyer_id', '=', userId)
    .orderBy('id')
    .execute();
  const lines =
    rows.length === 0
      ? []
      : await db
          .selectFrom('order_lines')
          .select(['order_id', 'name', 'label', 'colour', 'quantity', 'unit_price'])
          .where(
            'order_id',
            'in',
            rows.map(({ id }) => id),
          )
          .orderBy('order_id')
          .orderBy('position')
          .execute();
  return rows.map(({ id, merchant_name, delivery_fee, buyer_email, placed_at, ...row }) => ({
    ...row,
    merchant: merchant_name,
    deliveryFee: delivery_fee,
    buyerEmail: buyer_email,
    placedAt: placed_at.toISOString(),
    lines: lines
      .filter(({ order_id }) => order_id === id)
      .map(({ name, label, colour, quantity, unit_price }) => ({ name, label, colour, quantity, price: unit_price })),
  }));
}

export async function lockPurchasesOf(db: Database, userId: string): Promise<void> {
  await db.selectFrom('orders').select('id').where('buyer_id', '=', userId).orderBy('id').forNoKeyUpdate().execute();
}

/** Orders keep their totals. Completed ones lose their recipient, and the cart is emptied. */
export async function forgetOrders(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('cart_lines').where('user_id', '=', userId).execute();
  await db
    .updateTable('returns')
    .set({ reason: '{}', pictures: [], carrier: null, tracking: null })
    .where('order_id', 'in', (orders) => orders.selectFrom('orders').select('id').where('buyer_id', '=', userId))
    .execute();
  await ordersWithoutReceiver(db).where('buyer_id', '=', userId).execute();
}

/** The sellers who were notified of a person's orders. */
export function sellersTold(db: Database, userId: string): Promise<{ userId: string; orderId: string }[]> {
  return db
    .selectFrom('orders')
    .innerJoin('merchants', 'merchants.id', 'orders.merchant_id')
    .select(['merchants.user_id as userId', 'orders.id as orderId'])
    .where('orders.buyer_id', '=', userId)
    .execute();
}

/** A seller's unfinished sales, complete ones that may still be returned, and returns. */
export async function openSales(db: Database, userId: string, now: Date): Promise<{ sales: number; returns: number }> {
  const count = sql<number>`count(*)::int`;
  const { sales } = await db
    .selectFrom('orders')
    .innerJoin('merchants', 'merchants.id', 'orders.merchant_id')
    .select(count.as('sales'))
    .where('merchants.user_id', '=', userId)
    .where((where) =>
      where.or([
        where('orders.state', 'in', ['PENDING_PAYMENT', 'RECEIPT_SUBMITTED', 'RECEIPT_REJECTED', 'PAID', 'SHIPPED']),
        where.and([where('orders.state', '=', 'COMPLETED'), returnWindowOpen(now)]),
      ]),
    )
    .executeTakeFirstOrThrow();
  const { returns } = await db
    .selectFrom('returns')
    .innerJoin('orders', 'orders.id', 'returns.order_id')
    .innerJoin('merchants', 'merchants.id', 'orders.merchant_id')
    .select(count.as('returns'))
    .where('merchants.user_id', '=', userId)
    .where('returns.state', 'in', ['ASKED', 'AGREED', 'SENT'])
    .executeTakeFirstOrThrow();
  return { sales, returns };
}

/** For an order that ends after its buyer has left: until then the address was needed. */
export async function forgetReceiver(db: Database, order: { id: string; state: OrderState }): Promise<void> {
  if (!arrivedOrOff.includes(order.state)) return;
  await ordersWithoutReceiver(db)
    .where('id', '=', order.id)
    .where('buyer_id', 'in', (users) => users.selectFrom('users').select('id').where('status', '=', 'deleted'))
    .modifyEnd(asPrepared)
    .execute();
}

/** Nothing is sent to the receiver any more. */
const arrivedOrOff: OrderState[] = ['COMPLETED', 'CANCELLED', 'REFUNDED'];

function ordersWithoutReceiver(db: Database) {
  return db
    .updateTable('orders')
    .set({
      receiver: '',
      mobile: '',
      buyer_email: '',
      remark: '',
      invoice: null,
      address: sql`jsonb_set(jsonb_set(address, '{detail}', '""'), '{written}', 'null')`,
    })
    .where('state', 'in', arrivedOrOff);
}
