import type { Database } from '#db/database.ts';
import { merchantOfUser } from '#features/catalogue/merchants/merchants.server.ts';
import { orderAddress } from '#features/trade/orders/order.ts';
import type { PersonKind } from '#lib/person.ts';
import type { MemberContext } from '#platform/context.ts';
import { lastMonths, startOfMonth } from './months.ts';
import {
  boughtMovements,
  feesByMonth,
  ordersByMonth,
  shopSums,
  soldMovements,
  type MonthSum,
  type Movement,
  type MovementKind,
  type ShopSums,
} from './records-queries.server.ts';

interface Year {
  amounts: number[];
  counts: number[];
}
export interface MovementRow {
  id: string;
  at: string;
  kind: MovementKind;
  number: string;
  who: string | null;
  amount: number;
  to: string | null;
}
export interface RecordsData {
  side: 'bought' | 'sold';
  /** Whether there are sales to show. */
  sells: boolean;
  months: string[];
  year: Year;
  /** Of purchases: plans and fees, beside the goods. */
  fees: Year | null;
  shop: ShopSums | null;
  rows: MovementRow[];
  page: number;
  older: boolean;
}

const size = 20;

/**
 * Purchases and sales with their figures (PRODUCT G3): a merchant's dashboard opens with sales, every other with
 * purchases.
 */
export async function loadRecords(ctx: MemberContext, url: URL, kind: PersonKind): Promise<RecordsData> {
  const merchant = kind === 'merchant' ? await merchantOfUser(ctx.db, ctx.session.userId) : undefined;
  const months = lastMonths(ctx.clock.now());
  const page = pageIn(url);
  const sold = merchant !== undefined && url.searchParams.get('side') !== 'bought';
  const read = sold
    ? await soldRecords(ctx.db, merchant.id, months, page)
    : await boughtRecords(ctx.db, ctx.session.userId, months, page);
  return {
    side: sold ? 'sold' : 'bought',
    sells: merchant !== undefined,
    months,
    ...read,
    rows: read.rows.slice(0, size).map(rowOf),
    page,
    older: read.rows.length > size,
  };
}

async function soldRecords(db: Database, merchantId: string, months: string[], page: number) {
  const [sums, shop, rows] = await Promise.all([
    ordersByMonth(db, { merchant: merchantId }, startOfMonth(months[0]!)),
    shopSums(db, merchantId),
    soldMovements(db, merchantId, { page, size: size + 1 }),
  ]);
  return { year: yearOf(months, sums), fees: null, shop, rows };
}

async function boughtRecords(db: Database, userId: string, months: string[], page: number) {
  const since = startOfMonth(months[0]!);
  const [sums, fees, rows] = await Promise.all([
    ordersByMonth(db, { buyer: userId }, since),
    feesByMonth(db, userId, since),
    boughtMovements(db, userId, { page, size: size + 1 }),
  ]);
  return { year: yearOf(months, sums), fees: yearOf(months, fees), shop: null, rows };
}

function yearOf(months: readonly string[], sums: readonly MonthSum[]): Year {
  const found = months.map((month) => sums.find((sum) => sum.month === month));
  return { amounts: found.map((sum) => sum?.amount ?? 0), counts: found.map((sum) => sum?.count ?? 0) };
}

function rowOf({ order_id, at, ...row }: Movement): MovementRow {
  return { ...row, at: at.toISOString(), to: order_id === null ? null : orderAddress(order_id) };
}

function pageIn(url: URL): number {
  const page = Number(url.searchParams.get('page') ?? 0);
  return Number.isInteger(page) && page >= 0 && page <= 1000 ? page : 0;
}
