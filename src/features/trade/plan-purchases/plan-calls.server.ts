import { z } from 'zod';
import { call, type Call } from '#platform/call.ts';
import { offeredPlans, planLevels, planTerms } from '#features/people/plans/plan.ts';
import { limitedText } from '#platform/limited-text.ts';
import { takeLimitSlot } from '#platform/limits-queries.server.ts';
import { plansRefreshed } from './plan-purchase-limits.ts';
import { ledgerPage, ledgerQuery, planView, purchaseData, quoteData } from './plan-view.ts';
import { quoteOf, readLedger, readPlan } from './plan-view.server.ts';
import { cancelPurchase, purchasePlan, readQuote } from './purchases.server.ts';
import { buyableChoices } from '#features/people/plans/quote.ts';
import { refreshPlans } from '#features/people/plans/refresh-plans.server.ts';

const tag = 'plans';
const offered = z.object({
  code: z.string(),
  level: z.enum(planLevels),
  term: z.enum(planTerms).nullable(),
  price: z.number().int().nullable(),
  original: z.number().int().nullable(),
  currency: z.literal('VND'),
});
const choice = z.enum(buyableChoices, 'price_request_error');
/** `amount`: what was to be paid, as the window showed it. */
const purchaseBody = z.strictObject({ choice, amount: z.number().int().min(0).optional() });

export function planCalls(): Call[] {
  return [
    call({
      method: 'GET',
      path: '/common/designer-request-types',
      who: 'anyone',
      tag,
      summary: 'The plans and terms one can apply for, with prices in đồng; null is by agreement',
      data: z.array(offered),
      handle: async () => offeredPlans(),
    }),
    call({
      method: 'GET',
      path: '/common/refreshAllUserDownGradeStatus',
      who: 'anyone',
      tag,
      summary: 'Lets plans fall that are over, as the job does every minute; the answer says nothing about anyone',
      effects: true,
      limit: { hits: 600, seconds: 60 },
      data: z.null(),
      async handle({ ctx }) {
        // However many ask, and from wherever: in between the job of each minute is soon enough.
        if (await takeLimitSlot(ctx.db, ctx.clock, { key: 'plans refreshed', ...plansRefreshed }))
          await refreshPlans(ctx.db, { ...ctx, session: null }, 20);
        return null;
      },
    }),
    call({
      method: 'GET',
      path: '/user/plan',
      who: 'signed-in',
      tag,
      summary: 'One’s plan, its end, and what is used of every quota',
      data: planView,
      handle: ({ ctx, session }) => readPlan(ctx, session.userId),
    }),
    call({
      method: 'GET',
      path: '/user/quota-ledger',
      who: 'signed-in',
      tag,
      summary: 'What happened to one’s quotas, newest first',
      query: ledgerQuery,
      data: ledgerPage,
      handle: ({ ctx, session, query }) => readLedger(ctx, session.userId, query),
    }),
    call({
      method: 'GET',
      path: '/user/plan-quote/{choice}',
      who: 'signed-in',
      tag,
      summary: 'What a choice would cost now: price, credit for what is unused, amount, and how long it runs',
      params: z.object({ choice }),
      data: quoteData,
      errors: ['plan_lower'],
      handle: async ({ ctx, session, params }) => quoteOf(await readQuote(ctx, session.userId, params.choice)),
    }),
    call({
      method: 'POST',
      path: '/user/plan-purchases',
      who: 'signed-in',
      tag,
      summary: 'Buys, renews or upgrades: opens a bill, or begins at once where the credit covers it',
      idempotent: true,
      limit: { hits: 60, seconds: 3600 },
      body: purchaseBody,
      data: purchaseData,
      errors: ['plan_lower', 'plan_paying', 'plan_changed'],
      handle: ({ ctx, session, body }) => purchasePlan(ctx, session.userId, body),
    }),
    call({
      method: 'DELETE',
      path: '/user/plan-purchases/{id}',
      who: 'signed-in',
      tag,
      summary: 'Takes back a purchase before it is paid',
      params: z.object({ id: limitedText(64) }),
      data: z.object({ state: z.string() }),
      errors: ['not_found', 'plan_paying', 'bill_state'],
      handle: ({ ctx, session, params }) => cancelPurchase(ctx, session.userId, params.id),
    }),
  ];
}
