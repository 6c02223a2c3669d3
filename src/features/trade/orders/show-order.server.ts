import { savedAddress } from '#features/foundation/addresses/address.ts';
import { localized, trilingual } from '#lib/trilingual.ts';
import { invoiceBody, type Order, type OrderItem } from './order.ts';
import {
  eventsOf,
  linesOf,
  placedTogether,
  purchaseFacts,
  type ListedOrder,
  type OrderEventRow,
  type OrderLineRow,
  type OrderRow,
} from './order-queries.server.ts';
import type { ReturnData } from './returns/return.ts';
import { returnKinds, type OrderEventState } from './returns/return-states.ts';
import { listRefunds, refundSumsOf } from '#features/trade/payments/refunds.server.ts';
import { returnsView } from './returns/return-views.server.ts';
import { picturesOf, shownOrdered, type Pictures, type OrderReadContext } from './show-lines.server.ts';

export function itemOf(
  row: ListedOrder,
  buyer: string,
  lines: readonly OrderLineRow[],
  {
    returned,
    back,
  }: {
    returned: Pick<ReturnData, 'kind' | 'state' | 'amount'> | null;
    back: { sent: number; due: number } | undefined;
  },
  pictures: Pictures,
  reader: OrderReadContext,
): OrderItem {
  return {
    id: row.id,
    number: row.number,
    state: row.state,
    merchant: { id: row.merchant_id, name: row.merchant_name },
    buyer,
    goods: row.goods,
    deliveryFee: row.delivery_fee,
    total: row.total,
    refunded: back?.sent ?? 0,
    refundDue: back?.due ?? 0,
    placedAt: row.placed_at.toISOString(),
    payBy: row.pay_by?.toISOString() ?? null,
    lines: lines.map((line) => shownOrdered(line, pictures, reader)),
    returnState: returned?.state ?? null,
    returnKind: returned?.kind ?? null,
    returnAmount: returned === null || returned.kind === 'part' ? null : returned.amount,
  };
}

/** One order as one of its sides sees it. Other orders of the same purchase are visible to the buyer only. */
export async function orderOf(
  ctx: OrderReadContext,
  row: OrderRow,
  side: Order['side'],
  known?: readonly OrderLineRow[],
): Promise<Order> {
  const lines = known ?? (await linesOf(ctx.db, [row.id])).get(row.id) ?? [];
  const { buyer, billTotal, merchantPhone } = await purchaseFacts(ctx.db, row);
  const events = await eventsOf(ctx.db, row.id);
  const forPayer = side === 'buyer' ? [] : events.filter(isForPayer);
  const together = side === 'buyer' ? await placedTogether(ctx.db, row) : [];
  const returned = await returnsView(ctx, row, lines, events);
  const standing = {
    returned: returned.returns[0] ?? null,
    back: (await refundSumsOf(ctx.db, [row.id])).get(row.id),
  };
  return {
    ...itemOf(row, buyer, lines, standing, await picturesOf(ctx.db, lines), ctx),
    side,
    merchantPhone: side === 'buyer' ? merchantPhone : null,
    bill: row.bill_id,
    placement: row.placement,
    days: { from: row.days_from, to: row.days_to },
    receiver: row.receiver,
    mobile: row.mobile,
    buyerEmail: row.buyer_email,
    address: savedAddress.parse(row.address),
    remark: row.remark,
    invoice: invoiceBody.safeParse(row.invoice).data ?? null,
    carrier: row.carrier,
    tracking: row.tracking,
    completeBy: row.complete_by?.toISOString() ?? null,
    reason: forPayer.some(({ state }) => state === 'CANCELLED') ? null : localized(trilingual(row.reason), ctx.locale),
    events: events.map((event) => ({
      ...eventOf(event, returned.returns, ctx),
      ...(forPayer.includes(event) ? { reason: null } : {}),
    })),
    ...returned,
    refunds: side === 'buyer' ? await listRefunds(ctx, row.buyer_id, { order: row.id }) : [],
    billTotal: side === 'buyer' ? billTotal : row.total,
    together: together.map(({ merchant_name, ...other }) => ({ ...other, merchant: merchant_name })),
  };
}

/** What a reviewer wrote about a transfer: with it its payer may have paid at other shops too, and none of them reads it. */
function isForPayer({ by, state }: OrderEventRow): boolean {
  return by === 'admin' && (state === 'RECEIPT_REJECTED' || state === 'CANCELLED');
}

function eventOf(
  { state, by, at, details }: OrderEventRow,
  returns: readonly Pick<ReturnData, 'id' | 'kind'>[],
  { locale }: OrderReadContext,
): Order['events'][number] {
  const { return: about, kind } = details as { return?: unknown; kind?: unknown };
  return {
    state: state as OrderEventState,
    by,
    at: at.toISOString(),
    reason: localized(trilingual((details as { reason?: unknown }).reason), locale),
    returnKind: returnKinds.find((each) => each === kind) ?? returns.find(({ id }) => id === about)?.kind ?? null,
  };
}
