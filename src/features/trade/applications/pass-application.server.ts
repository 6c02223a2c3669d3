import type { Database } from '#db/database.ts';
import { pages } from '#features/catalogue/content/addresses.ts';
import { sendNotification } from '#features/people/notifications/send-notification.server.ts';
import type { BillContext } from '#features/trade/payments/bill-owners.ts';
import { AppError } from '#lib/errors.ts';
import type { Trilingual } from '#lib/trilingual.ts';
import { audit } from '#platform/audit-queries.server.ts';
import { admitApplicant } from './admit-applicant.server.ts';
import { homePage } from './application-page.ts';
import { addEvent, findApplication, stepApplication, type ApplicationRow } from './application-queries.server.ts';
import { stateError } from './application-states.ts';

/** Approved: role, plan, public profile, notification and mail come in this one transaction. */
export async function passApplication(
  db: Database,
  ctx: BillContext,
  id: string,
  reviewerId: string,
): Promise<ApplicationRow> {
  const now = ctx.clock.now();
  const row = await stepApplication(db, id, 'approve', {
    state: 'PASSED',
    reason: null,
    decided_by: reviewerId,
    decided_at: now,
    updated_at: now,
  });
  if (!row) throw await applicationFault(db, id);
  await admitApplicant(db, ctx, row);
  await recordDecision(db, ctx, row, { reviewerId, step: 'passed' });
  await sendNotification(db, ctx, [row.user_id], {
    type: 'REQUEST_PASSED',
    details: { kind: row.type },
    link: pages[homePage[row.type]].path,
  });
  return row;
}

export async function recordDecision(
  db: Database,
  ctx: BillContext,
  row: ApplicationRow,
  { reviewerId, step, reason }: { reviewerId: string; step: 'passed' | 'rejected'; reason?: Trilingual },
): Promise<void> {
  await addEvent(db, { applicationId: row.id, at: ctx.clock.now(), actorId: reviewerId, step, reason });
  await audit(db, ctx, {
    action: `application.${step}`,
    target: row.id,
    actorId: reviewerId,
    before: { state: 'AUDITING' },
    after: { state: row.state, type: row.type, user: row.user_id, plan: row.plan, reason, receipt: row.receipt_asked },
  });
}

/** The current state, for who came too late. */
export async function applicationFault(db: Database, id: string): Promise<AppError> {
  const now = await findApplication(db, id);
  return now ? stateError(now.state) : new AppError('not_found');
}
