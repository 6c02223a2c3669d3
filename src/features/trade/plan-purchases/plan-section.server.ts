import type { MemberContext } from '#platform/context.ts';
import type { LedgerPage, PlanView } from './plan-view.ts';
import { readLedger, readPlan } from './plan-view.server.ts';

/** Plan and quota in a person's dashboard. */
export async function loadPlan(ctx: MemberContext): Promise<{ plan: PlanView; ledger: LedgerPage }> {
  const { userId } = ctx.session;
  const [plan, ledger] = await Promise.all([readPlan(ctx, userId), readLedger(ctx, userId, { size: 20 })]);
  return { plan, ledger };
}
