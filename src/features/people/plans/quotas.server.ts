import type { Database } from '#db/database.ts';
import { sendNotification } from '#features/people/notifications/send-notification.server.ts';
import { AppError } from '#lib/errors.ts';
import { newId } from '#lib/id.ts';
import type { Trilingual } from '#lib/trilingual.ts';
import { audit } from '#platform/audit-queries.server.ts';
import type { RequestContext } from '#platform/context.ts';
import { allowancesOf, quotaKeys, type PlanLevel, type QuotaKey } from './plan.ts';
import { periodKey } from './plan-time.ts';
import {
  addGranted,
  findUse,
  giveQuotaBack,
  grantedOf,
  insertUse,
  stepUse,
  takeGranted,
  takeQuota,
  writeLedger,
  type CounterName,
  type UseState,
} from './quota-queries.server.ts';
import { notificationDetails, readPlanStatus, type PlanContext } from './subscriptions.server.ts';

/** What the page of plans shows of quotas. */
export { countersOf, ledgerOf } from './quota-queries.server.ts';

/** Extra grants are used when the plan's own is used up, and never expire. */
export const extraPeriod = 'extra';

type QuotaContext = Pick<RequestContext, 'clock'>;
/** `subject` says in the usage log what it was for: the name of a render, of a template. */
interface Reserve {
  userId: string;
  quota: QuotaKey;
  subject: string;
}
export interface QuotaUse {
  id: string;
  quota: QuotaKey;
  period: string;
}

/**
 * Takes one of a quota before the work begins, in the caller's transaction (PRODUCT K1): the plan's allowances in their
 * order, then extra grants. Then `commitQuota` when the work is done, or `returnQuota` when it failed or was cancelled.
 */
export async function reserveQuota(
  db: Database,
  ctx: QuotaContext,
  { userId, quota, subject }: Reserve,
): Promise<QuotaUse> {
  const at = ctx.clock.now();
  const standing = await readPlanStatus(db, userId, at);
  if (!standing.runs) throw new AppError('plan_ended');
  for (const { period, allowed } of quotaSourcesOf(standing.level, quota, at)) {
    const counter: CounterName = { userId, quota, period };
    if (!(await takeQuota(db, counter, allowed))) continue;
    const id = newId('x', at);
    await insertUse(db, { ...counter, id, subject, at });
    await writeLedger(db, { ...counter, at, what: 'reserved', used: 1, useId: id, subject });
    return { id, quota, period };
  }
  const had =
    allowancesOf(standing.level, quota).length > 0 || (await grantedOf(db, { userId, quota, period: extraPeriod })) > 0;
  throw new AppError(had ? 'quota_used_up' : 'quota_not_included');
}

/** The work is done; the unit stays used. Idempotent. */
export async function commitQuota(db: Database, ctx: QuotaContext, useId: string): Promise<void> {
  await moveUse(db, ctx, useId, ['reserved'], 'committed');
}

/** The work failed or was cancelled, or a limited thing is deleted: the unit is returned to where it was taken from. */
export async function returnQuota(db: Database, ctx: QuotaContext, useId: string): Promise<void> {
  const use = await moveUse(db, ctx, useId, ['reserved', 'committed'], 'returned');
  if (use) await giveQuotaBack(db, { userId: use.user_id, quota: use.quota as QuotaKey, period: use.period });
}

async function moveUse(db: Database, ctx: QuotaContext, useId: string, from: UseState[], to: 'committed' | 'returned') {
  const at = ctx.clock.now();
  const use = await stepUse(db, useId, from, to, at);
  if (use) {
    await writeLedger(db, {
      userId: use.user_id,
      at,
      quota: use.quota,
      period: use.period,
      what: to,
      used: to === 'returned' ? -1 : 0,
      useId,
      subject: use.subject,
    });
    return use;
  }
  const found = await findUse(db, useId);
  if (!found) throw new AppError('not_found');
  if (found.state !== to) throw new AppError('conflict');
  return undefined;
}

/** An admin grants extra units, or withdraws unused ones. */
export async function grantQuota(
  db: Database,
  ctx: PlanContext,
  { userId, quota, count, reason }: { userId: string; quota: QuotaKey; count: number; reason: Trilingual },
): Promise<void> {
  if (!Number.isInteger(count) || count === 0 || Math.abs(count) > 10_000 || !quotaKeys.includes(quota))
    throw new AppError('invalid_form', { field: 'count' });
  const counter = { userId, quota, period: extraPeriod };
  if (count > 0) await addGranted(db, counter, count);
  else if (!(await takeGranted(db, counter, -count))) throw new AppError('conflict');
  await writeLedger(db, { ...counter, at: ctx.clock.now(), what: 'granted', granted: count, reason });
  await audit(db, ctx, { action: 'quota.granted', target: userId, after: { quota, count, reason } });
  await sendNotification(db, ctx, [userId], {
    type: 'PLAN_CHANGED',
    details: notificationDetails(await readPlanStatus(db, userId, ctx.clock.now())),
    reason,
    link: '/price',
  });
}

/** Where a unit can be taken from, in order. */
function quotaSourcesOf(level: PlanLevel, quota: QuotaKey, at: Date): { period: string; allowed: number }[] {
  return [
    ...allowancesOf(level, quota).map(({ per, count }) => ({ period: periodKey(per, at), allowed: count })),
    { period: extraPeriod, allowed: 0 },
  ];
}
