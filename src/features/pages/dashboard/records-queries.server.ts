import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { prepared } from '#db/prepared.ts';
import { singleRow } from '#db/single-row.ts';
import { merchantAccount } from '#features/trade/ledger/book.ts';
import { timeZone } from '#lib/locale.ts';

export interface MonthSum {
  month: string;
  amount: number;
  count: number;
}
export type OrderSide = { buyer: string } | { merchant: string };

const ofSide = (side: OrderSide) =>
  'buyer' in side ? sql`orders.buyer_id = ${side.buyer}` : sql`orders.merchant_id = ${side.merchant}`;

/**
 * What was paid for orders, and what went back of it, from the ledger: a refund has an id of its own. An order counts
 * until the last of its money is back.
 */
export const orderMoney = (side: OrderSide) => sql`(
    select at, total as amount, 1 as count
    from orders join ledger_entries on subject = orders.id and kind = 'payment' where ${ofSide(side)}
    union all select at, -refunds.amount, 0
    from orders join refunds on refunds.order_id = orders.id
    join ledger_entries on subject = refunds.id and kind = 'refund' where ${ofSide(side)}
    union all select at, 0, -1
    from orders join order_events on order_events.order_id = orders.id and order_events.state = 'REFUNDED'
    where ${ofSide(side)})`;

/** Totals of orders by month: paid, less refunds. */
export async function ordersByMonth(db: Database, side: OrderSide, since: Date): Promise<MonthSum[]> {
  const found = await prepared(sql<MonthSum>`
    select to_char(at at time zone ${timeZone}, 'YYYY-MM') as month, sum(amount)::bigint as amount,
    sum(count)::int as count from ${orderMoney(side)} as moved where at >= ${since} group by 1`).execute(db);
  return found.rows;
}

/** Plans and fees a person paid, by month. */
export async function feesByMonth(db: Database, userId: string, since: Date): Promise<MonthSum[]> {
  const found = await sql<MonthSum>`
    select to_char(decided_at at time zone ${timeZone}, 'YYYY-MM') as month, sum(amount)::bigint as amount, count(*)::int as count
    from bills where user_id = ${userId} and status = 'PAID' and kind <> 'order' and decided_at >= ${since} group by 1`.execute(
    db,
  );
  return found.rows;
}

export type MovementKind =
  | 'payment'
  | 'refund'
  | 'settlement'
  | 'return'
  | 'payout'
  | 'repayment'
  | 'rounding'
  | 'plan'
  | 'joining'
  | 'design';
export interface Movement {
  id: string;
  at: Date;
  kind: MovementKind;
  number: string;
  order_id: string | null;
  /** A design order, where it is one. */
  talk_id?: string;
  who: string | null;
  amount: number;
}
interface Part {
  page: number;
  size: number;
}

/** A buyer's movements: orders paid and refunded, plans and fees. */
export async function boughtMovements(db: Database, userId: string, { page, size }: Part): Promise<Movement[]> {
  const found = await sql<Movement>`
    select * from (
      select ledger_entries.id, at, kind, orders.number, orders.id as order_id, merchant_name as who, -total as amount
      from orders join ledger_entries on subject = orders.id and kind = 'payment' where buyer_id = ${userId}
      union all select ledger_entries.id, at, kind, orders.number, orders.id, merchant_name, refunds.amount
      from orders join refunds on refunds.order_id = orders.id
      join ledger_entries on subject = refunds.id and kind = 'refund' where buyer_id = ${userId}
      union all select id, decided_at, kind, reference, null, null, -amount from bills where user_id = ${userId}
      and status = 'PAID' and kind <> 'order') as moved
    order by at desc, id desc limit ${size} offset ${page * size}`.execute(db);
  return found.rows;
}

/** A merchant's movements: their sales, and payouts to them. */
export async function soldMovements(db: Database, merchantId: string, { page, size }: Part): Promise<Movement[]> {
  const found = await sql<Movement>`
    select ledger_entries.id, at, kind, coalesce(orders.number, memo) as number, orders.id as order_id,
    users.nickname as who, (-amount)::bigint as amount
    from ledger_postings join ledger_entries on ledger_entries.id = entry_id
    left join orders on orders.id = coalesce((select order_id from returns where returns.id = subject), subject)
    left join users on users.id = orders.buyer_id
    where account = ${merchantAccount(merchantId)} order by ledger_entries.number desc limit ${size} offset ${page * size}`.execute(
    db,
  );
  return found.rows;
}

/** A designer's sales: design orders that were completed, at the price both agreed on. They pay each other directly. */
const designSales = (designerId: string) =>
  sql`(select design_orders.id, (select max(at) from design_order_entries where order_id = design_orders.id
    and design_order_entries.state = 'COMPLETED') as at, price as amount, users.nickname as who, work_name
    from design_orders join users on users.id = buyer_id
    where designer_id = ${designerId} and design_orders.state = 'COMPLETED' and price is not null)`;

export async function designsByMonth(db: Database, designerId: string, since: Date): Promise<MonthSum[]> {
  const found = await sql<MonthSum>`
    select to_char(at at time zone ${timeZone}, 'YYYY-MM') as month, sum(amount)::bigint as amount, count(*)::int as count
    from ${designSales(designerId)} as sold where at >= ${since} group by 1`.execute(db);
  return found.rows;
}

export async function designMovements(
  db: Database,
  designerId: string,
  { page, size }: Part,
): Promise<(Movement & { work_name: unknown })[]> {
  const found = await sql<Movement & { work_name: unknown }>`
    select id, at, 'design' as kind, '' as number, null as order_id, id as talk_id, who, amount::bigint as amount, work_name
    from ${designSales(designerId)} as sold order by at desc, id desc limit ${size} offset ${page * size}`.execute(db);
  return found.rows;
}

export interface ShopSums {
  owed: number;
  held: number;
  paidOut: number;
}

/** What is owed to a merchant, what buyers have paid for incomplete orders, and the total of payouts. */
export async function shopSums(db: Database, merchantId: string): Promise<ShopSums> {
  const account = merchantAccount(merchantId);
  const found = await prepared(sql<ShopSums>`select
    (select coalesce(-sum(amount), 0)::bigint from ledger_postings where account = ${account}) as owed,
    (select coalesce(sum(total), 0)::bigint from orders where merchant_id = ${merchantId} and state in ('PAID', 'SHIPPED')) as held,
    (select coalesce(sum(amount), 0)::bigint from ledger_postings join ledger_entries on ledger_entries.id = entry_id
    where account = ${account} and kind = 'payout') as "paidOut"`).execute(db);
  return singleRow(found);
}
