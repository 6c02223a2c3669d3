import type { UserData } from '#features/people/accounts/account.ts';
import { readProfile } from '#features/people/accounts/profile.server.ts';
import type { PlanView } from '#features/trade/plan-purchases/plan-view.ts';
import { readPlan } from '#features/trade/plan-purchases/plan-view.server.ts';
import { once } from '#lib/once.ts';
import type { MemberContext } from '#platform/context.ts';

/** What the frame and the open section both ask for: read once a page, and only where it is asked for. */
export interface ReadOnce {
  user(): Promise<UserData>;
  plan(): Promise<PlanView>;
}

export function readOnce(ctx: MemberContext): ReadOnce {
  const { userId } = ctx.session;
  return { user: once(() => readProfile(ctx, userId)), plan: once(() => readPlan(ctx, userId)) };
}
