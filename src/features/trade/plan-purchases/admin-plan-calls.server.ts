import { z } from 'zod';
import { call, type Call } from '#platform/call.ts';
import { limitedText } from '#platform/limited-text.ts';
import { planGrant, quotaGrant } from './admin-plan.ts';
import { givePlan, giveQuota } from './admin-plans.server.ts';
import { grantsVersion } from '#features/people/plans/subscriptions.server.ts';
import { planLevels } from '#features/people/plans/plan.ts';
import { ledgerPage, ledgerQuery, planView } from './plan-view.ts';
import { readLedger, readPlan } from './plan-view.server.ts';

const tag = 'admin';
const params = z.object({ id: limitedText(64) });

/** A person's plan and quota, for the console. */
export function adminPlanCalls(): Call[] {
  return [
    call({
      method: 'GET',
      path: '/admin/people/{id}/plan',
      who: { permission: 'plans.see' },
      tag,
      summary: 'A person’s plan and what they used of it',
      params,
      data: planView.extend({ version: z.string() }),
      async handle({ ctx, params }) {
        const version = await grantsVersion(ctx.db, params.id);
        return { ...(await readPlan(ctx, params.id)), version };
      },
    }),
    call({
      method: 'GET',
      path: '/admin/people/{id}/quota-ledger',
      who: { permission: 'plans.see' },
      tag,
      summary: 'What happened to a person’s quotas, newest first',
      params,
      query: ledgerQuery,
      data: ledgerPage,
      handle: ({ ctx, params, query }) => readLedger(ctx, params.id, query),
    }),
    call({
      method: 'POST',
      path: '/admin/people/{id}/plan',
      who: { permission: 'plans.change' },
      tag,
      summary: 'Gives a plan for some months, or lengthens the free version; the person reads the reason',
      params,
      body: planGrant,
      data: z.object({ level: z.enum(planLevels), endsAt: z.string().nullable() }),
      idempotent: true,
      errors: ['not_found', 'own_matter', 'conflict'],
      handle: ({ ctx, session, params, body }) => givePlan(ctx, session.userId, params.id, body),
    }),
    call({
      method: 'POST',
      path: '/admin/people/{id}/quota',
      who: { permission: 'plans.change' },
      tag,
      summary: 'Gives of a quota on top of the plan, or takes back what was given and not used',
      params,
      body: quotaGrant,
      data: z.null(),
      idempotent: true,
      errors: ['not_found', 'own_matter', 'conflict'],
      handle: ({ ctx, session, params, body }) => giveQuota(ctx, session.userId, params.id, body),
    }),
  ];
}
