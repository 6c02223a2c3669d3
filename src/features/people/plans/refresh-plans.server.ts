import type { Database } from '#db/database.ts';
import { sendNotification } from '#features/people/notifications/send-notification.server.ts';
import { audit } from '#platform/audit-queries.server.ts';
import { eachDue, throwFailures } from '#platform/due/each-due.server.ts';
import { planNotificationFor, type PlanNotification } from './plan-watch.ts';
import { lockDue, peopleDue, termsOf, type WatchedPerson } from './subscription-queries.server.ts';
import { notificationDetails, savePlanStatus, type PlanContext } from './subscriptions.server.ts';
import { planStatusAt, type PlanStatus } from './timeline.ts';

/** Read at once. */
const atOnce = 20;

/**
 * Checks every plan that is due: ended plans are replaced by what follows, and reminders are sent. One person a
 * transaction; one whose plan cannot be checked holds up nobody. Run twice, or by several at once, each thing still
 * happens once.
 */
export async function refreshPlans(db: Database, ctx: PlanContext, most = 1000): Promise<number> {
  const failures: unknown[] = [];
  const done = await eachDue(db, failures, {
    next: async (tried) => (tried.length >= most ? [] : peopleDue(db, ctx.clock.now(), { most: atOnce, tried })),
    nameOf: (id) => id,
    work: (trx, id) => refreshPlan(trx, ctx, id),
  });
  throwFailures(failures, 'plans could not be checked');
  return done;
}

/** Another process may be at it, or have been. */
async function refreshPlan(db: Database, ctx: PlanContext, id: string): Promise<number> {
  const now = ctx.clock.now();
  const person = await lockDue(db, id, now);
  if (!person) return 0;
  const standing = planStatusAt(await termsOf(db, person.id), person.trialEndsAt, now);
  const news = planNotificationFor(person.level, standing, { end: person.toldEnd, days: person.toldDays }, now);
  if (news) await notifyPerson(db, ctx, person, standing, news);
  await savePlanStatus(
    db,
    ctx,
    person,
    news === null || news.days === null
      ? null
      : { end: standing.endsAt, days: standing.runs && news.days === 0 ? null : news.days },
  );
  return 1;
}

async function notifyPerson(
  db: Database,
  ctx: PlanContext,
  person: WatchedPerson,
  standing: PlanStatus,
  news: PlanNotification,
): Promise<void> {
  const details = { ...notificationDetails(standing), ...(news.type === 'PLAN_ENDING' ? { days: news.left } : {}) };
  await sendNotification(db, ctx, [person.id], { type: news.type, details, link: '/price' });
  if (person.level !== standing.level)
    await audit(db, ctx, {
      action: 'plan.ended',
      target: person.id,
      before: { level: person.level },
      after: { level: standing.level },
    });
}
