import { payView } from '#features/trade/payments/pay-view.server.ts';
import { payMessages } from '#features/trade/payments/pay-view.ts';
import type { RequestContext } from '#platform/context.ts';
import { messagesFor } from '#text/messages.server.ts';
import { requireUser, roleOfType } from './applicant.server.ts';
import { appliedPlans, type ApplicationData, type ApplicationType, type ProcessData } from './application.ts';
import { latestApplication } from './application-queries.server.ts';
import { applicationFor, processFor } from './application-reads.server.ts';
import { blankApplication } from './application-views.server.ts';
import { joiningAmount } from './joining-amount.server.ts';

/** What a page of an application shows to whom it belongs. */
export interface OwnApplication {
  /** They are one already. */
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
  // Someone whose role was taken away later begins anew.
  const row = latest && (latest.state !== 'PASSED' || inside) ? latest : null;
  if (row === null) return { inside, application: blankApplication(type, user, ctx.clock.now()), process: null };
  return { inside, application: await applicationFor(ctx.db, ctx, row), process: await processFor(ctx.db, ctx, row) };
}

/** The plan the form begins with: of the address, else the one kept, else a year of the professional one. */
function initialPlan(address: URL, { plan, planSettled }: ApplicationData): string {
  const asked = appliedPlans.find(({ code }) => code === address.searchParams.get('plan'))?.code;
  return (planSettled ? plan : (asked ?? plan)) ?? 'PRO_YEARLY';
}

/** Of both pages where one applies. A visitor gets the frame that asks them in. */
export async function applyPageData(ctx: RequestContext, type: ApplicationType, url: URL) {
  const messages = messagesFor(ctx.locale, ['applications', 'plans', ...payMessages]);
  const own = ctx.session === null ? null : await ownApplication(ctx, ctx.session.userId, type);
  const bill = own?.application.state === 'AWAITING_REMITTANCE' ? own.application.bill : null;
  const pay = ctx.session === null || bill === null ? null : await payView(ctx, ctx.session.userId, bill);
  return {
    messages,
    own,
    pay,
    plan: own === null ? '' : initialPlan(url, own.application),
    joining: type === 'merchant' ? await joiningAmount(ctx.db) : 0,
  };
}
export type ApplyPageData = Awaited<ReturnType<typeof applyPageData>>;
