import { redirect } from 'react-router';
import { payView } from '#features/trade/payments/pay-view.server.ts';
import type { PayView } from '#features/trade/payments/pay-view.ts';
import { AppError } from '#lib/errors.ts';
import type { RequestContext } from '#platform/context.ts';
import type { PlanChoice } from '#features/people/plans/plan.ts';
import { quoteOf, readLedger, readPlan, readPurchase } from './plan-view.server.ts';
import type { LedgerPage, PlanView, Purchase, QuoteData } from './plan-view.ts';
import { readQuote } from './purchases.server.ts';
import { buyableChoices } from '#features/people/plans/quote.ts';

interface PriceStep {
  plan: PlanView | null;
  ledger: LedgerPage | null;
  buy: PlanChoice | null;
  quote: QuoteData | null;
  pay: { purchase: Purchase; view: PayView } | null;
}

/**
 * What `/price` shows a person besides the plans: their plan, `?buy=` the cost of a choice, `?pay=` the transfer for
 * it.
 */
export async function priceStep(ctx: RequestContext, asked: URLSearchParams): Promise<PriceStep> {
  const buy = buyableChoices.find((choice) => choice === asked.get('buy')) ?? null;
  const userId = ctx.session?.userId;
  if (userId === undefined) return { plan: null, ledger: null, buy, quote: null, pay: null };
  const pay = asked.get('pay');
  return {
    plan: await readPlan(ctx, userId),
    ledger: await readLedger(ctx, userId, { size: 10 }),
    buy,
    quote: buy === null ? null : await quoted(ctx, userId, buy),
    pay: pay === null ? null : await payStep(ctx, userId, pay.slice(0, 64)),
  };
}

/** Whoever has a higher plan is shown the plans. */
async function quoted(ctx: RequestContext, userId: string, choice: PlanChoice): Promise<QuoteData | null> {
  return readQuote(ctx, userId, choice).then(quoteOf, (error: unknown) => {
    if (error instanceof AppError) return null;
    throw error;
  });
}

async function payStep(ctx: RequestContext, userId: string, id: string): Promise<NonNullable<PriceStep['pay']>> {
  const purchase = await readPurchase(ctx, userId, id).catch((error: unknown) => {
    if (error instanceof AppError) throw redirect('/price');
    throw error;
  });
  if (purchase.state === 'paid') throw redirect(`/price/success?purchase=${purchase.id}`);
  if (purchase.state === 'cancelled' || purchase.bill === null) throw redirect('/price');
  return { purchase, view: await payView(ctx, userId, purchase.bill) };
}
