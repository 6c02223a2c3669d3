import type { Database } from '#db/database.ts';
import { forgetReceiver } from './personal-data-queries.server.ts';
import { bookReturn, bookSettlement, type BookedOrder } from '#features/trade/ledger/ledger.server.ts';
import type { NoticeType } from '#features/people/notifications/notice.ts';
import {
  holdNotices,
  sendNotification,
  type UserNotification,
} from '#features/people/notifications/send-notification.server.ts';
import type { Bill } from '#features/trade/payments/bills.server.ts';
import { indexLater } from '#features/catalogue/products/save-product.server.ts';
import { AppError } from '#lib/errors.ts';
import { trilingual, type Trilingual } from '#lib/trilingual.ts';
import { audit } from '#platform/audit-queries.server.ts';
import type { RequestContext } from '#platform/context.ts';
import { takeLimitSlot } from '#platform/limits-queries.server.ts';
import { lockStock, moveStock } from '#features/catalogue/products/stock.server.ts';
import { orderAddress } from './order.ts';
import { repeatsADay } from './order-limits.ts';
import {
  findOrder,
  linesOf,
  moveOrder,
  sellersOfBill,
  type Move,
  type OrderLineRow,
  type OrderRow,
} from './order-queries.server.ts';
import { stepOf, type OrderState } from './order-states.ts';
import { arrivalOf } from './returns/keep-return-days.server.ts';
import { returnsOf } from './returns/return-queries.server.ts';
import { nameAmong } from './show-lines.server.ts';

/** What a step needs of its actor: a request, or a job. */
export type StepContext = Pick<RequestContext, 'clock' | 'keys' | 'settings' | 'requestId' | 'address' | 'session'>;

export interface StepRequest extends Pick<Move, 'step' | 'from' | 'by' | 'change' | 'details'> {
  order: OrderRow;
  actorId: string | null;
}

/** One step with its event and its audit row. Who comes too late, or may not, gets the order's current state. */
export async function takeStep(
  db: Database,
  ctx: StepContext,
  { order, step, from, by, actorId, change, details }: StepRequest,
): Promise<OrderRow> {
  if (!stepOf(step).by.includes(by)) throw new AppError('forbidden');
  const moved = await moveOrder(db, { id: order.id, step, from, by, actorId, at: ctx.clock.now(), change, details });
  if (!moved) throw await refusalOf(db, order.id);
  await audit(db, ctx, {
    action: `order.${step}`,
    target: order.id,
    actorId,
    before: { state: order.state },
    after: { state: moved.state, by, ...details },
  });
  await forgetReceiver(db, moved);
  return moved;
}

/** Complete without the buyer's word, and the book with it. */
export async function completeByClock(db: Database, ctx: StepContext, order: OrderRow): Promise<OrderRow> {
  const moved = await takeStep(db, ctx, {
    order,
    step: 'complete',
    by: 'clock',
    actorId: null,
    change: await arrivalOf(db, order.id, ctx.clock.now()),
  });
  await settle(db, ctx, moved, null);
  return moved;
}

/**
 * A complete order in the book: its money is the merchant's, less what came back while another report of it kept it from
 * being settled.
 */
export async function settle(db: Database, ctx: StepContext, order: OrderRow, actorId: string | null): Promise<void> {
  await bookSettlement(db, ctx, bookedOf(order), { actorId });
  const back = (await returnsOf(db, order.id)).filter(({ state }) => state === 'RECEIVED');
  for (const [at, each] of back.entries()) await bookGoodsBack(db, ctx, order, each, back.slice(0, at), actorId);
}

/** A part of a settled order that came back, after those that did `before`. */
export function bookGoodsBack(
  db: Database,
  ctx: StepContext,
  order: OrderRow,
  { id, amount }: { id: string; amount: number },
  before: readonly { amount: number }[],
  actorId: string | null,
): Promise<void> {
  const reversed = before.reduce((sum, each) => sum + each.amount, 0);
  return bookReturn(db, ctx, bookedOf(order), { id, amount, before: reversed }, { actorId });
}

/** Names what was ordered: whoever has several orders cannot tell them by their numbers. */
export async function notifyOfOrder(
  db: Database,
  ctx: StepContext,
  order: OrderRow,
  userIds: string[],
  type: Extract<NoticeType, `ORDER_${string}`>,
  { reason, mailed, lines }: Pick<UserNotification, 'reason' | 'mailed'> & { lines?: readonly OrderLineRow[] } = {},
): Promise<void> {
  return sendNotification(db, ctx, userIds, {
    type,
    details: { number: order.number, ...(await goodsNamed(db, order.id, lines && { known: lines })) },
    link: orderAddress(order.id),
    ...(reason ? { reason } : {}),
    ...(mailed ? { mailed } : {}),
  });
}

/** The first of its lines, or of those that are spoken of, and how many others there are. `known`: all its lines. */
export async function goodsNamed(
  db: Database,
  orderId: string,
  { known, spoken }: { known?: readonly OrderLineRow[]; spoken?: readonly { position: number }[] } = {},
): Promise<{ thing?: Trilingual; more: number }> {
  const lines = known ?? (await linesOf(db, [orderId])).get(orderId) ?? [];
  if (spoken === undefined) return named(lines, ({ name }) => trilingual(name));
  const meant = lines.filter((line) => spoken.some(({ position }) => position === line.position));
  return named(meant, (line) => nameAmong(line, lines));
}

function named([first, ...others]: readonly OrderLineRow[], nameOf: (line: OrderLineRow) => Trilingual) {
  return { ...(first ? { thing: nameOf(first) } : {}), more: others.length };
}

/** Before its payer and its sellers are notified, after stock was locked. */
export async function holdNoticesOfBill(db: Database, { id, user_id }: Pick<Bill, 'id' | 'user_id'>): Promise<void> {
  await holdNotices(db, [user_id, ...(await sellersOfBill(db, id))]);
}

/** To its payer, once for all that a bill pays. */
export function notifyOfPurchase(
  db: Database,
  ctx: StepContext,
  { user_id, reference, page }: Pick<Bill, 'user_id' | 'reference' | 'page'>,
  type: Extract<NoticeType, `ORDER_${string}`>,
  { details, ...more }: Pick<UserNotification, 'details' | 'reason' | 'mailed' | 'only'> = {},
): Promise<void> {
  return sendNotification(db, ctx, [user_id], {
    type,
    details: { number: reference, ...details },
    ...(page === null ? {} : { link: page }),
    ...more,
  });
}

/** For what may be done to an order again and again: the other side's mailbox is not filled with it. */
export async function requireFewRepeats(
  db: Database,
  { clock }: Pick<StepContext, 'clock'>,
  what: 'return' | 'shipment',
  orderId: string,
): Promise<void> {
  const limit = { key: `${what}:${orderId}`, hits: repeatsADay, seconds: 86_400 };
  if (!(await takeLimitSlot(db, clock, limit))) throw new AppError('too_many_requests');
}

/** The fields the ledger needs. */
export function bookedOf({ id, number, total, merchant_id, bill_id, commission }: OrderRow): BookedOrder {
  return { id, number, total, merchantId: merchant_id, billId: bill_id, commission };
}

export function stateFault(state: OrderState): AppError {
  return new AppError('order_state', { state, values: { state } });
}

async function refusalOf(db: Database, id: string): Promise<AppError> {
  const order = await findOrder(db, id);
  return order ? stateFault(order.state) : new AppError('not_found');
}

/** Goods that come back: of which variant, how many. */
export interface ReturnedGoods {
  variant_id: string | null;
  product_id: string | null;
  quantity: number;
}

/** In the same order as it is taken. What was sold out is found under "in stock" again. */
export async function returnToStock(db: Database, goods: readonly ReturnedGoods[]): Promise<void> {
  const stocked = goods.flatMap(({ variant_id, ...line }) => (variant_id === null ? [] : [{ variant_id, ...line }]));
  const before = await lockStock(
    db,
    stocked.map(({ variant_id }) => variant_id),
  );
  const back = new Map<string, number>();
  for (const { variant_id, quantity } of stocked) back.set(variant_id, (back.get(variant_id) ?? 0) + quantity);
  await moveStock(db, back);
  const soldOut = stocked.filter(({ variant_id }) => before.get(variant_id) === 0);
  await indexLater(
    db,
    soldOut.flatMap(({ product_id }) => product_id ?? []),
  );
}
