import { cancelOrder, completeOrder } from '#features/trade/orders/orders.server.ts';
import { shipOrder } from '#features/trade/orders/shipping/shipping.server.ts';
import { placeOrder } from '#features/trade/orders/place-order.server.ts';
import { findBill } from '#features/trade/payments/bills.server.ts';
import { applyConfirmations, confirmReceipt, rejectBill } from '#features/trade/payments/confirmations.server.ts';
import { confirmAfterSeconds } from '#features/trade/payments/payment-limits.ts';
import type { Placed } from '#features/trade/orders/order.ts';
import type { Trilingual } from '#lib/trilingual.ts';
import { deliveredTo, type Buyer } from './demo-people.ts';
import type { ReceiptKey } from './receipts.ts';
import { payBill, type ActingContext, type DemoEvent, type DemoContext } from './replay-events.server.ts';

/** How an order went: how many hours ago each step was taken; a step that was not reached is absent. */
export interface OrderStory {
  buyer: Buyer;
  lines: { product: string; variant: string; quantity: number }[];
  remark?: string;
  placed: number;
  paid?: number;
  receipt?: ReceiptKey;
  shown?: ReceiptKey;
  note?: string;
  confirmed?: number;
  rejected?: number;
  reason?: Trilingual;
  shipped?: number;
  tracking?: string;
  completed?: number;
  cancelled?: number;
}

const carrier = 'Viettel Post';

/** The events of one order, each by the person who takes the step. */
export function orderStory(stage: DemoContext, story: OrderStory): DemoEvent[] {
  let placed: Placed['orders'][number];
  const beats: DemoEvent[] = [
    {
      hoursAgo: story.placed,
      as: story.buyer,
      act: async (ctx) => {
        placed = await place(ctx, story);
      },
    },
  ];
  const then = (hoursAgo: number | undefined, as: DemoEvent['as'], act: DemoEvent['act']) => {
    if (hoursAgo !== undefined) beats.push({ hoursAgo, as, act });
  };
  then(story.paid, story.buyer, (ctx) =>
    payBill(ctx, stage, placed.bill, story.receipt!, { shown: story.shown, remark: story.note }),
  );
  then(story.confirmed, 'admin', (ctx) => confirmBill(ctx, stage, placed));
  then(story.rejected, 'admin', (ctx) =>
    rejectBill(ctx, stage.owners, placed.bill, { by: ctx.session.userId, reason: story.reason! }),
  );
  then(story.shipped, 'merchant', (ctx) => shipAs(ctx, placed, story.tracking!));
  then(story.completed, story.buyer, (ctx) => completeOrder(ctx, ctx.session.userId, placed.id));
  then(story.cancelled, story.buyer, (ctx) =>
    cancelOrder(ctx, ctx.session.userId, placed.id, Object.values(story.reason!)[0]),
  );
  return beats;
}

/** The admin saw the whole sum in the account; a minute later it takes effect. */
async function confirmBill(
  ctx: ActingContext,
  { owners }: DemoContext,
  placed: Placed['orders'][number],
): Promise<void> {
  const bill = await findBill(ctx.db, placed.bill);
  const receipt = bill?.receipt_id ?? '';
  const flagged = 'Đã đối chiếu sao kê ngân hàng';
  await confirmReceipt(ctx, placed.bill, { by: ctx.session.userId, amount: placed.total, receipt, reason: flagged });
  const later = new Date(ctx.clock.now().getTime() + confirmAfterSeconds * 1000);
  await applyConfirmations(ctx.db, { ...ctx, clock: { now: () => later } }, owners);
}

async function place(ctx: ActingContext, { buyer, lines, remark }: OrderStory): Promise<Placed['orders'][number]> {
  const { orders } = await placeOrder(ctx, ctx.session.userId, {
    from: 'product',
    lines,
    remark,
    ...deliveredTo[buyer],
  });
  return orders[0]!;
}

/** The seller: the merchant with a demo login button, or one of the others. */
async function shipAs(ctx: ActingContext, { merchant, id }: Placed['orders'][number], tracking: string): Promise<void> {
  const { user_id: seller } = await ctx.db
    .selectFrom('merchants')
    .select('user_id')
    .where('id', '=', merchant.id)
    .executeTakeFirstOrThrow();
  await shipOrder({ ...ctx, session: { ...ctx.session, userId: seller } }, seller, id, { carrier, tracking });
}
