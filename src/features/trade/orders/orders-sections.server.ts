import { z } from 'zod';
import type { MemberContext } from '#platform/context.ts';
import { merchantOfUser } from '#features/catalogue/merchants/merchants.server.ts';
import type { OrderPage } from './order.ts';
import type { OrderChoice } from './order-queries.server.ts';
import { waitingReturns, waitingSales } from './returns/waiting-queries.server.ts';
import { listOrdersIn } from './orders.server.ts';

/** Groups of orders in a dashboard; the first is all of them. */
const orderShelves = {
  all: null,
  toShip: ['PAID'],
  open: ['PENDING_PAYMENT', 'RECEIPT_SUBMITTED', 'RECEIPT_REJECTED'],
  underway: ['SHIPPED'],
  done: ['COMPLETED', 'CANCELLED', 'REFUND_DUE', 'REFUNDED'],
  returns: 'returns',
} as const satisfies Record<string, OrderChoice>;
export type OrderShelf = keyof typeof orderShelves;

export interface OrdersData {
  shelf: OrderShelf;
  orders: OrderPage;
}
export interface SalesData extends OrdersData {
  /** Returns that wait for an answer. */ returns: { id: string; number: string }[];
}

/** The role was granted, the shop not opened yet: its lists are empty. */
const noShop = '';

const sectionQuery = z.object({
  shelf: z.enum(Object.keys(orderShelves) as [OrderShelf, ...OrderShelf[]]).catch('all'),
  page: z.coerce.number().int().min(0).max(10_000).catch(0),
});

/** A person's purchases: `?shelf=` and `?page=`; an invalid value is the first page of all. */
export async function loadPurchases(ctx: MemberContext, url: URL): Promise<OrdersData> {
  const { shelf, page } = read(url);
  return {
    shelf,
    orders: await listOrdersIn(ctx, { buyer: ctx.session.userId }, orderShelves[shelf], { page, size: 20 }),
  };
}

/** The orders of the person's shop. */
export async function loadSales(ctx: MemberContext, url: URL): Promise<SalesData> {
  const { shelf, page } = read(url);
  const shop = (await merchantOfUser(ctx.db, ctx.session.userId))?.id ?? noShop;
  return {
    shelf,
    returns: await waitingReturns(ctx.db, shop),
    orders: await listOrdersIn(ctx, { merchant: shop }, orderShelves[shelf], { page, size: 20 }),
  };
}

/** Orders to ship, and returns to answer. */
export function countSales(userId: string) {
  return { waiting: waitingSales(userId) };
}

function read(url: URL) {
  return sectionQuery.parse({
    shelf: url.searchParams.get('shelf') ?? undefined,
    page: url.searchParams.get('page') ?? undefined,
  });
}
