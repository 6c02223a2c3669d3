import { payView } from '#features/trade/payments/pay-view.server.ts';
import { payMessages } from '#features/trade/payments/pay-view.ts';
import { isUnsent, type RefundData } from '#features/trade/payments/refund.ts';
import { listRefunds } from '#features/trade/payments/refunds.server.ts';
import type { RequestContext } from '#platform/context.ts';
import { messagesFor } from '#text/messages.server.ts';
import { requireUser, roleOfType } from './applicant.server.ts';
import { appliedPlans, type ApplicationData, type ApplicationType, type ProcessData } from './application.ts';
import { latestApplication } from './application-queries.server.ts';
import { applicationFor, processFor } from './application-reads.server.ts';
import { blankApplication } from './application-views.server.ts';
import { sellingCosts } from './selling-costs.server.ts';

/** What an application's page shows to its owner. */
export interface OwnApplication {
  /** They already have the role. */
  inside: boolean;
  application: ApplicationData;
  process: ProcessData | null;
}

export async function ownApplication(
  ctx: RequestContext,
  userId: string,
  type: ApplicationType,
): Promise<OwnApplication> {
  const user = await requireUser(ctx.db, userId);
  const inside = user.roles.includes(roleOfType[type]);
  const latest = await latestApplication(ctx.db, userId, type);
  // Someone whose role was removed later starts anew.
  const row = latest && (latest.state !== 'PASSED' || inside) ? latest : null;
  if (row === null) return { inside, application: blankApplication(type, user, ctx.clock.now()), process: null };
  return { inside, application: await applicationFor(ctx.db, ctx, row), process: await processFor(ctx.db, ctx, row) };
}

/** The initially selected plan: of the address, else the stored one, else a year of the professional one. */
function initialPlan(address: URL, { plan, planSettled }: ApplicationData): string {
  const asked = appliedPlans.find(({ code }) => code === address.searchParams.get('plan'))?.code;
  return (planSettled ? plan : (asked ?? plan)) ?? 'PRO_YEARLY';
}

/** Data of both application pages. A visitor reads what joining takes. */
export async function applyPageData(ctx: RequestContext, type: ApplicationType, url: URL) {
  const messages = messagesFor(ctx.locale, ['applications', 'plans', 'profile', ...payMessages]);
  const own = ctx.session === null ? null : await ownApplication(ctx, ctx.session.userId, type);
  const bill = own?.application.state === 'AWAITING_REMITTANCE' ? own.application.bill : null;
  const pay = ctx.session === null || bill === null ? null : await payView(ctx, ctx.session.userId, bill);
  return {
    messages,
    own,
    pay,
    plan: own === null ? '' : initialPlan(url, own.application),
    costs: type === 'merchant' ? await sellingCosts(ctx) : null,
    refunds: ctx.session === null ? [] : await ownRefunds(ctx, ctx.session.userId),
  };
}

/** What waits to be paid back of an application: its notice and to-do lead here, where one says to which account. */
async function ownRefunds(ctx: RequestContext, userId: string): Promise<RefundData[]> {
  return (await listRefunds(ctx, userId)).filter(({ order, state }) => order === null && isUnsent(state));
}

export type ApplyPageData = Awaited<ReturnType<typeof applyPageData>>;
