import type { Database } from '#db/database.ts';
import { sendNotification } from '#features/people/notifications/send-notification.server.ts';
import { savePlanOfUser, saveTrialEnd } from '#features/people/accounts/standing.server.ts';
import { AppError } from '#lib/errors.ts';
import { newId } from '#lib/id.ts';
import type { Trilingual } from '#lib/trilingual.ts';
import { audit } from '#platform/audit-queries.server.ts';
import type { RequestContext } from '#platform/context.ts';
import { monthsOf, plans, planTerms, type PlanLevel } from './plan.ts';
import { addMonths } from './plan-time.ts';
import { nextCheck } from './plan-watch.ts';
import { boughtStretch, type Quote } from './quote.ts';
import {
  changeTerm,
  insertTerm,
  lockPlan,
  saveWatch,
  termOrigin,
  termsOf,
  trialEndOf,
  type WatchedPerson,
} from './subscription-queries.server.ts';
import {
  lastEnd,
  placeStretch,
  rankOf,
  planStatusAt,
  type PaidLevel,
  type Placement,
  type PlanStatus,
  type PlanRequest,
} from './timeline.ts';

/** What the sale of plans reads of them. */
export { grantsVersion, lockPlan, termHistory, termsOf } from './subscription-queries.server.ts';

/** What a change of a plan needs: a request, or the job that checks plans. */
export type PlanContext = Pick<RequestContext, 'clock' | 'keys' | 'settings' | 'requestId' | 'address' | 'session'>;

export interface Grant {
  userId: string;
  level: PlanLevel;
  months: number;
  /** What was paid for it, if anything was. */ bill: { id: string; amount: number } | null;
  why: 'purchase' | 'application' | 'admin';
  reason?: Trilingual;
}

/**
 * A purchase, and what was unused of lower plans and counted as credit: those end now, and credit beyond the price is
 * more time.
 */
export type Bought = Pick<Quote, 'credit' | 'credited' | 'price'>;

/**
 * Gives someone a plan, in the caller's transaction (PRODUCT H3). More of the same level extends it; a higher one
 * begins at once and what is left of the lower continues after it, unless it was credited; a lower one begins when the
 * higher ends. `free` lengthens the free version. Approving an application sends its own notification.
 */
export async function grantPlan(
  db: Database,
  ctx: PlanContext,
  grant: Grant,
  bought: Bought | null = null,
): Promise<PlanStatus> {
  if (!Number.isInteger(grant.months) || grant.months < 1 || grant.months > 120)
    throw new AppError('invalid_form', { field: 'months' });
  const person = await lockPlan(db, grant.userId);
  if (!person) throw new AppError('not_found');
  const now = ctx.clock.now();
  const before = await readPlanStatus(db, grant.userId, now);
  if (grant.level === 'free')
    await saveTrialEnd(
      db,
      grant.userId,
      addMonths(person.trialEndsAt !== null && person.trialEndsAt > now ? person.trialEndsAt : now, grant.months),
    );
  else await addStretch(db, ctx, grant, planRequestOf(grant, grant.level, bought));
  const after = await savePlanStatus(db, ctx, { ...person, trialEndsAt: await trialEndOf(db, grant.userId) }, null);
  await audit(db, ctx, {
    action: 'plan.granted',
    target: grant.userId,
    before: auditedStatus(before),
    after: {
      ...auditedStatus(after),
      months: grant.months,
      why: grant.why,
      bill: grant.bill?.id ?? null,
      reason: grant.reason,
    },
  });
  if (grant.why !== 'application')
    await sendNotification(db, ctx, [grant.userId], {
      type: 'PLAN_CHANGED',
      details: notificationDetails(after),
      reason: grant.reason,
      link: '/price',
    });
  return after;
}

/** A plan for a demo account that has none as high; without a notification. */
export async function ensurePlan(
  db: Database,
  ctx: Pick<PlanContext, 'clock'>,
  userId: string,
  level: PaidLevel,
  months: number,
): Promise<void> {
  const person = await lockPlan(db, userId);
  if (!person || rankOf((await readPlanStatus(db, userId, ctx.clock.now())).level) >= rankOf(level)) return;
  await addStretch(
    db,
    ctx,
    { userId, level, months, bill: null, why: 'admin' },
    { level, months, value: 0, extra: 0, credited: [] },
  );
  await savePlanStatus(db, ctx, person, null);
}

/** The current plan, from the stretches themselves: exact also in the minute before the job has stored it. */
export async function readPlanStatus(db: Database, userId: string, now: Date): Promise<PlanStatus> {
  return planStatusAt(await termsOf(db, userId), await trialEndOf(db, userId), now);
}

/** Stores the current plan, and when to check again. */
export async function savePlanStatus(
  db: Database,
  ctx: Pick<PlanContext, 'clock'>,
  person: WatchedPerson,
  told: { end: Date | null; days: number | null } | null,
): Promise<PlanStatus> {
  const now = ctx.clock.now();
  const terms = await termsOf(db, person.id);
  const standing = planStatusAt(terms, person.trialEndsAt, now);
  await savePlanOfUser(db, person, standing.level, lastEnd(terms));
  await saveWatch(db, person.id, {
    due_at: nextCheck(terms, standing, now),
    told_end: told?.end ?? person.toldEnd,
    told_days: told === null ? person.toldDays : told.days,
  });
  return standing;
}

export function notificationDetails({ level, endsAt }: PlanStatus): Record<string, string | number> {
  return { plan: level, until: endsAt?.getTime() ?? 0 };
}

function planRequestOf({ months, bill }: Grant, level: PaidLevel, bought: Bought | null): PlanRequest {
  if (bought !== null) return boughtStretch(level, months, bought);
  const price = listPrice(level, months);
  // A shop pays the joining fee, which may be less than the plan that comes with it: nobody is credited what they did
  // not pay.
  const value = bill === null ? 0 : Math.min(price, bill.amount);
  return { level, months, value, extra: 0, credited: [] };
}

/** The price of this many months; months that cannot be bought were granted. */
function listPrice(level: PaidLevel, months: number): number {
  const term = planTerms.find((each) => monthsOf[each] === months);
  return term === undefined ? 0 : (plans[level].prices?.[term].price ?? 0);
}

async function addStretch(
  db: Database,
  ctx: Pick<PlanContext, 'clock'>,
  grant: Grant,
  wish: PlanRequest,
): Promise<void> {
  const now = ctx.clock.now();
  const placed: Placement = placeStretch(await termsOf(db, grant.userId), wish, now);
  const row = (
    stretch: Placement['added'] & { origin?: string },
    months: number,
    why: string,
    bill: string | null,
  ) => ({
    id: newId('t', now),
    user_id: grant.userId,
    level: stretch.level,
    months,
    starts_at: stretch.startsAt,
    ends_at: stretch.endsAt,
    anchor: stretch.anchor,
    value: stretch.value,
    why,
    bill_id: bill,
    origin: stretch.origin ?? null,
    created_at: now,
  });
  for (const term of placed.changed) await changeTerm(db, term);
  await insertTerm(db, row(placed.added, grant.months, grant.why, grant.bill?.id ?? null));
  for (const rest of placed.rest) {
    const origin = await termOrigin(db, rest.of);
    await insertTerm(db, row(rest, origin.months, origin.why, null));
  }
}

function auditedStatus({ level, runs, endsAt }: PlanStatus) {
  return { level, runs, endsAt: endsAt?.toISOString() ?? null };
}
