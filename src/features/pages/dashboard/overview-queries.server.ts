import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { prepared } from '#db/prepared.ts';
import { singleRow } from '#db/single-row.ts';
import { waitsForSeller } from '#features/trade/orders/returns/returns-to-send.server.ts';
import { timeZone } from '#lib/locale.ts';
import { orderMoney } from './records-queries.server.ts';

interface BuyerFacts {
  underway: number;
  toPay: number;
  owing: number;
  spent: number;
  paidOrders: number;
  designs: number;
}

export async function buyerFacts(db: Database, userId: string): Promise<BuyerFacts> {
  const found = await prepared(
    sql<BuyerFacts>`select
    (select count(*)::int from bills where user_id = ${userId}
    and status in ('OPEN', 'REJECTED')) as "toPay",
    (select count(*)::int from designs where owner_id = ${userId} and deleted_at is null) as designs, (select coalesce(sum(amount - received), 0)::bigint from bills
    where user_id = ${userId} and status in ('OPEN', 'REJECTED')) as owing,
    (select count(*)::int from orders where buyer_id = ${userId} and state in ('RECEIPT_SUBMITTED', 'PAID', 'SHIPPED')) as underway,
    coalesce(sum(amount), 0)::bigint as spent, coalesce(sum(count), 0)::int as "paidOrders"
    from ${orderMoney({ buyer: userId })} as moved`,
  ).execute(db);
  return singleRow(found);
}

export interface ShopFacts {
  toShip: number;
  returns: number;
  sentAway: number;
  soldOut: number;
  /** Variants, of what is published. */ variantsOut: number;
  shelved: number;
  unshelved: number;
}

export async function shopFacts(db: Database, merchantId: string): Promise<ShopFacts> {
  const found = await prepared(sql<ShopFacts>`select
    (select count(*)::int from orders where merchant_id = ${merchantId} and state = 'PAID') as "toShip",
    (select count(*)::int from returns join orders on orders.id = returns.order_id where merchant_id = ${merchantId}
    and ${waitsForSeller}) as returns,
    (select count(*)::int from orders where merchant_id = ${merchantId} and state = 'SHIPPED') as "sentAway",
    (select count(*)::int from products where merchant_id = ${merchantId} and status = 'shelved'
    and made_to_size is null and not exists (select from product_variants where product_id = products.id
    and stock > 0)) as "soldOut",
    (select count(*)::int from products join product_variants on product_id = products.id where merchant_id = ${merchantId}
    and status = 'shelved' and stock = 0) as "variantsOut",
    (select count(*)::int from products where merchant_id = ${merchantId} and status = 'shelved') as shelved,
    (select count(*)::int from products where merchant_id = ${merchantId} and status = 'unshelved') as unshelved`).execute(
    db,
  );
  return singleRow(found);
}

export interface StudioFacts {
  week: number;
  weekBefore: number;
  asked: number;
  open: number;
  uses: number;
  shelved: number;
  unshelved: number;
  best: unknown;
}

/** Views by the country's days: these seven, and the seven before. */
export async function studioFacts(db: Database, designerId: string, now: Date, month: Date): Promise<StudioFacts> {
  const found = await sql<StudioFacts>`
    with own as (select id, name, status, use_count from works where designer_id = ${designerId}
    and status <> 'deleted'), today as (select (${now}::timestamptz at time zone ${timeZone})::date as day)
    select
      (select count(*)::int from work_views, today where work_id in (select id from own) and work_views.day > today.day - 7) as week,
      (select count(*)::int from work_views, today where work_id in (select id from own)
      and work_views.day <= today.day - 7 and work_views.day > today.day - 14) as "weekBefore",
      (select count(*)::int from design_orders where designer_id = ${designerId} and created_at >= ${month}) as asked,
      (select count(*)::int from design_orders left join design_order_sides on order_id = design_orders.id
      and side = 'designer' where designer_id = ${designerId} and (state in ('ASKED', 'SENT') or unread > 0)
      and state not in ('DECLINED', 'CANCELLED', 'CLOSED')) as open,
      (select coalesce(sum(use_count), 0)::int from own) as uses, (select name from own where use_count > 0
      order by use_count desc, id limit 1) as best,
      (select count(*)::int from own where status = 'shelved') as shelved, (select count(*)::int from own
      where status = 'unshelved') as unshelved`.execute(db);
  return singleRow(found);
}

export async function latestWorkIds(db: Database, designerId: string, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('works')
    .select('id')
    .where('designer_id', '=', designerId)
    .where('status', '=', 'shelved')
    .orderBy('published_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}
