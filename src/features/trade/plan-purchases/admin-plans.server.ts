import type { Database } from '#db/database.ts';
import type { ConsoleList } from '#features/people/console/console-list.ts';
import { askedOrder, consolePageSize, pageOf, placeIn, readMoment } from '#features/people/console/keyset.server.ts';
import { requireNotOwnMatter } from '#features/people/console/own-matter.ts';
import { AppError } from '#lib/errors.ts';
import { trilingual } from '#lib/trilingual.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext } from '#platform/context.ts';
import type { PersonPlan, PlanGrant, PlanPerson, QuotaGrant } from './admin-plan.ts';
import {
  namedPeople,
  personOf,
  planPeople,
  planSorts,
  sortedPlanPeople,
  type PlanFilter,
} from './admin-plan-queries.server.ts';
import type { PlanLevel } from '#features/people/plans/plan.ts';
import { readLedger, readPlan } from './plan-view.server.ts';
import { grantQuota } from '#features/people/plans/quotas.server.ts';
import { grantPlan, grantsVersion, lockPlan, termHistory } from '#features/people/plans/subscriptions.server.ts';

/** The console's list of plans; with search words, whoever they match, plan or none. */
export async function listPlanPeople(
  { db, clock }: RequestContext,
  filter: PlanFilter,
  words: string,
  after: string | null,
  sort: string | null = null,
): Promise<ConsoleList<PlanPerson>> {
  if (words !== '') return { rows: (await namedPeople(db, words)).map(personLine), next: null };
  const limit = consolePageSize + 1;
  const order = askedOrder({ sort, after }, planSorts, limit);
  const found =
    order === null
      ? await planPeople(db, filter, clock.now(), readMoment(after), limit)
      : await sortedPlanPeople(db, filter, clock.now(), order);
  const { rows, next } = pageOf(found, (row) => placeIn(order, row, [row.plan_ends_at?.toISOString() ?? '', row.id]));
  return { rows: rows.map(personLine), next };
}

function personLine(row: Awaited<ReturnType<typeof namedPeople>>[number]): PlanPerson {
  return {
    id: row.id,
    nickname: row.nickname,
    email: row.email,
    level: row.designer_level as PlanLevel,
    endsAt: row.plan_ends_at?.toISOString() ?? null,
  };
}

export async function readPersonPlan(ctx: RequestContext, id: string): Promise<PersonPlan> {
  const person = await personOf(ctx.db, id);
  if (!person) throw new AppError('not_found');
  // Before what it stands for: what is given while that is read is refused rather than given twice.
  const version = await grantsVersion(ctx.db, id);
  const terms = await termHistory(ctx.db, id);
  return {
    person,
    version,
    plan: await readPlan(ctx, id),
    ledger: await readLedger(ctx, id, { size: 20 }),
    terms: terms.map((term) => ({
      id: term.id,
      level: term.level as PlanLevel,
      months: term.months,
      startsAt: term.starts_at.toISOString(),
      endsAt: term.ends_at.toISOString(),
      value: term.value,
      why: term.why as PersonPlan['terms'][number]['why'],
      bill: term.bill_id,
    })),
  };
}

/** An admin grants another a plan, or more of the free version; the reason goes to the person and into the audit log. */
export function givePlan(
  ctx: RequestContext,
  adminId: string,
  userId: string,
  { version, level, months, reason }: PlanGrant,
): Promise<{ level: PlanLevel; endsAt: string | null }> {
  return commit(ctx, async (db) => {
    requireNotOwnMatter(adminId, [userId]);
    await requireVersion(db, userId, version);
    const { level: now, endsAt } = await grantPlan(db, ctx, {
      userId,
      level,
      months,
      bill: null,
      why: 'admin',
      reason: trilingual(reason),
    });
    return { level: now, endsAt: endsAt?.toISOString() ?? null };
  });
}

export function giveQuota(
  ctx: RequestContext,
  adminId: string,
  userId: string,
  { version, quota, count, reason }: QuotaGrant,
): Promise<null> {
  return commit(ctx, async (db) => {
    requireNotOwnMatter(adminId, [userId]);
    await requireVersion(db, userId, version);
    await grantQuota(db, ctx, { userId, quota, count, reason: trilingual(reason) });
    return null;
  });
}

/** Of two admins who give at once, each in a window of before, the second is asked to look again. */
async function requireVersion(db: Database, userId: string, version: string): Promise<void> {
  if (!(await lockPlan(db, userId))) throw new AppError('not_found');
  if ((await grantsVersion(db, userId)) !== version) throw new AppError('conflict');
}
