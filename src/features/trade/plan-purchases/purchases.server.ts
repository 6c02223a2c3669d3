import type { Database } from '#db/database.ts';
import { closeBill, holdBill, lockBill, openBill } from '#features/trade/payments/bills.server.ts';
import { readPending } from '#features/trade/payments/confirmations.server.ts';
import { holdRefundsOf } from '#features/trade/payments/refunds.server.ts';
import { AppError } from '#lib/errors.ts';
import { newId } from '#lib/id.ts';
import { audit } from '#platform/audit-queries.server.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext } from '#platform/context.ts';
import { eachDue, throwFailures } from '#platform/due/each-due.server.ts';
import { monthsOf, type PlanChoice } from '#features/people/plans/plan.ts';
import type { Purchase } from './plan-view.ts';
import { purchaseOf } from './plan-view.server.ts';
import {
  insertPurchase,
  latePurchases,
  livingPurchase,
  ownPurchase,
  stepPurchase,
  type PurchaseRow,
} from './purchase-queries.server.ts';
import { quoteFor, readChoice, type Quote } from '#features/people/plans/quote.ts';
import { grantPlan, lockPlan, termsOf, type PlanContext } from '#features/people/plans/subscriptions.server.ts';
import { payWithinDays } from './plan-purchase-limits.ts';

export async function readQuote(
  ctx: Pick<RequestContext, 'db' | 'clock'>,
  userId: string,
  choice: PlanChoice,
): Promise<Quote> {
  const quote = quoteFor(choice, await termsOf(ctx.db, userId), ctx.clock.now());
  if (quote === null) throw new AppError('plan_lower');
  return quote;
}

/**
 * Buys a plan: a bill, and the plan when it is paid (PRODUCT H3). One purchase at a time: choosing again before paying
 * replaces the old choice. Where the credit covers the price there is nothing to pay and the plan begins.
 */
export function purchasePlan(
  ctx: RequestContext,
  userId: string,
  { choice, amount: shown }: { choice: PlanChoice; amount?: number },
): Promise<Purchase> {
  return commit(ctx, async (db) => {
    // Before the plan, as where money for one arrives: what has come for the former choice goes back.
    await holdRefundsOf(db, userId);
    if (!(await lockPlan(db, userId))) throw new AppError('login_required');
    const quote = await readQuote({ ...ctx, db }, userId, choice);
    // It would begin at once, and what it is credited for would end: they were going to pay for it.
    if (quote.amount === 0 && shown !== undefined && shown > 0) throw new AppError('plan_changed');
    const living = await livingPurchase(db, userId);
    if (
      living &&
      living.state === 'open' &&
      living.choice === choice &&
      living.pay_by > ctx.clock.now() &&
      living.amount === quote.amount
    )
      return purchaseOf(living);
    if (living) {
      // The plan is locked already: waiting for a bill that an admin's transaction holds, which waits for the plan,
      // would be a deadlock.
      if (living.bill_id !== null && !(await holdBill(db, living.bill_id)))
        throw new AppError('plan_paying', { state: living.state });
      await dropPurchase(db, ctx, living);
    }
    return purchaseOf(await openPurchase(db, ctx, userId, quote));
  });
}

/** One's own, before it is paid. Somebody else's is the same 404 as one that does not exist. */
export function cancelPurchase(ctx: RequestContext, userId: string, id: string): Promise<{ state: string }> {
  return commit(ctx, async (db) => {
    const purchase = await ownPurchase(db, userId, id);
    if (!purchase) throw new AppError('not_found');
    if (purchase.bill_id !== null) await lockBill(db, purchase.bill_id);
    await holdRefundsOf(db, userId);
    // A receipt may have come while the bill was waited for.
    await dropPurchase(db, ctx, (await ownPurchase(db, userId, id)) ?? purchase);
    return { state: 'cancelled' };
  });
}

/** Cancels what was not paid in time. A concurrent payment or cancellation wins, and so does money seen in time. */
export async function cancelLatePurchases(db: Database, ctx: PlanContext): Promise<void> {
  const failures: unknown[] = [];
  await eachDue(db, failures, {
    next: (tried) => latePurchases(db, ctx.clock.now(), tried),
    nameOf: ({ id }) => id,
    work: (trx, late) => dropLate(trx, ctx, late),
  });
  throwFailures(failures, 'purchases not paid in time were not cancelled');
}

async function dropLate(db: Database, ctx: PlanContext, late: PurchaseRow): Promise<void> {
  // The bill first: who confirms money has it too.
  if (late.bill_id !== null && (await lockBill(db, late.bill_id)) && (await readPending(db, late.bill_id))) return;
  // It may have been given more time since it was found late.
  const now = await ownPurchase(db, late.user_id, late.id);
  if (now?.state !== 'open' || now.pay_by > ctx.clock.now()) return;
  await holdRefundsOf(db, now.user_id);
  await dropPurchase(db, ctx, now);
}

/** The bill was paid: the plan begins or is extended, in the same transaction. */
export async function activate(db: Database, ctx: PlanContext, purchase: PurchaseRow): Promise<void> {
  const { level, term } = readChoice(purchase.choice as PlanChoice);
  await grantPlan(
    db,
    ctx,
    {
      userId: purchase.user_id,
      level,
      months: monthsOf[term],
      bill: purchase.bill_id === null ? null : { id: purchase.bill_id, amount: purchase.amount },
      why: 'purchase',
    },
    { credit: purchase.credit, credited: purchase.credited, price: purchase.price },
  );
}

async function openPurchase(
  db: Database,
  ctx: PlanContext,
  userId: string,
  { choice, kind, price, credit, credited, amount }: Quote,
): Promise<PurchaseRow> {
  const now = ctx.clock.now();
  const payBy = new Date(now.getTime() + payWithinDays * 86_400_000);
  const purchase = await insertPurchase(db, {
    id: newId('y', now),
    user_id: userId,
    choice,
    kind,
    price,
    credit,
    credited: [...credited],
    amount,
    bill_id: null,
    state: 'open',
    pay_by: payBy,
    created_at: now,
    updated_at: now,
  });
  await audit(db, ctx, {
    action: 'plan.chosen',
    target: userId,
    after: { purchase: purchase.id, choice, price, credit, amount },
  });
  if (amount === 0) {
    await activate(db, ctx, purchase);
    return movePurchase(db, ctx, purchase.id, 'open', { state: 'paid' });
  }
  const bill = await openBill(db, ctx, {
    userId,
    kind: 'plan',
    subject: purchase.id,
    amount,
    payBy,
    page: `/price?pay=${purchase.id}`,
  });
  return movePurchase(db, ctx, purchase.id, 'open', { state: 'open', bill_id: bill.id });
}

/** Refused while a receipt is under review: the money may have arrived. */
async function dropPurchase(
  db: Database,
  ctx: PlanContext,
  { id, bill_id: billId, state }: PurchaseRow,
): Promise<void> {
  if (state === 'submitted') throw new AppError('plan_paying', { state });
  // The bill first, as where it is paid, to avoid a deadlock.
  if (billId !== null) await closeBill(db, ctx, billId).catch(ignoreClosedBill);
  await movePurchase(db, ctx, id, 'open', { state: 'cancelled' });
}

/** A deleted account's open bills are closed already: the purchase still ends, or it would stay late for ever. */
function ignoreClosedBill(error: unknown): void {
  if (!(error instanceof AppError && error.key === 'bill_state' && error.state === 'CANCELLED')) throw error;
}

async function movePurchase(
  db: Database,
  ctx: PlanContext,
  id: string,
  from: 'open' | 'submitted',
  change: { state: 'open' | 'submitted' | 'paid' | 'cancelled'; bill_id?: string; pay_by?: Date },
): Promise<PurchaseRow> {
  const done = await stepPurchase(db, id, from, { ...change, updated_at: ctx.clock.now() });
  if (!done) throw new AppError('conflict');
  return done;
}
