import type { Database } from '#db/database.ts';
import { merchantOfUser } from '#features/catalogue/merchants/merchants.server.ts';
import { designerOfUser } from '#features/catalogue/designers/designers.server.ts';
import { designOrderAddress } from '#features/trade/design-orders/design-order-links.ts';
import { orderAddress } from '#features/trade/orders/order.ts';
import type { Locale } from '#lib/locale.ts';
import type { PersonKind } from '#lib/person.ts';
import { localizedText, trilingual } from '#lib/trilingual.ts';
import type { MemberContext } from '#platform/context.ts';
import { lastMonths, startOfMonth } from './months.ts';
import {
  boughtMovements,
  designMovements,
  designsByMonth,
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
 * Purchases and sales with their figures (PRODUCT G3): who sells begins with sales, a merchant with goods, a designer
 * with designs.
 */
export async function loadRecords(ctx: MemberContext, url: URL, kind: PersonKind): Promise<RecordsData> {
  const seller = await sellerOf(ctx, kind);
  const months = lastMonths(ctx.clock.now());
  const page = pageIn(url);
  const sold = seller !== null && url.searchParams.get('side') !== 'bought';
  const read = sold ? await seller(months, page) : await boughtRecords(ctx.db, ctx.session.userId, months, page);
  return {
    side: sold ? 'sold' : 'bought',
    sells: seller !== null,
    months,
    ...read,
    rows: read.rows.slice(0, size).map(rowOf),
    page,
    older: read.rows.length > size,
  };
}

type Sales = ReturnType<typeof soldRecords>;

/** How this person's sales are read; null for who sells nothing. */
async function sellerOf(
  { db, session: { userId }, locale }: MemberContext,
  kind: PersonKind,
): Promise<((months: string[], page: number) => Sales) | null> {
  const merchant = kind === 'merchant' ? await merchantOfUser(db, userId) : undefined;
  if (merchant) return (months, page) => soldRecords(db, merchant.id, months, page);
  const designer = kind === 'designer' ? await designerOfUser(db, userId) : undefined;
  if (designer) return (months, page) => designedRecords(db, designer.id, { months, page, locale });
  return null;
}

async function designedRecords(
  db: Database,
  designerId: string,
  { months, page, locale }: { months: string[]; page: number; locale: Locale },
): Sales {
  const [sums, rows] = await Promise.all([
    designsByMonth(db, designerId, startOfMonth(months[0]!)),
    designMovements(db, designerId, { page, size: size + 1 }),
  ]);
  const named = rows.map(({ work_name, ...row }) => ({
    ...row,
    number: localizedText(trilingual(work_name), locale) || '–',
  }));
  return { year: yearOf(months, sums), fees: null, shop: null, rows: named };
}

async function soldRecords(
  db: Database,
  merchantId: string,
  months: string[],
  page: number,
): Promise<{ year: Year; fees: null; shop: ShopSums | null; rows: Movement[] }> {
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

function rowOf({ order_id, talk_id, at, ...row }: Movement): MovementRow {
  const to = talk_id === undefined ? order_id && orderAddress(order_id) : designOrderAddress(talk_id);
  return { ...row, at: at.toISOString(), to };
}

function pageIn(url: URL): number {
  const page = Number(url.searchParams.get('page') ?? 0);
  return Number.isInteger(page) && page >= 0 && page <= 1000 ? page : 0;
}
