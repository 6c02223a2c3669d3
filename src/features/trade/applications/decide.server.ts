import type { Database } from '#db/database.ts';
import { pages } from '#features/catalogue/content/addresses.ts';
import { requireNotOwnMatter } from '#features/people/console/own-matter.ts';
import { sendNotification } from '#features/people/notifications/send-notification.server.ts';
import { settleBill } from '#features/trade/payments/bills.server.ts';
import { saveApplyStatus } from '#features/people/accounts/standing.server.ts';
import { AppError } from '#lib/errors.ts';
import type { Trilingual } from '#lib/trilingual.ts';
import { audit } from '#platform/audit-queries.server.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext } from '#platform/context.ts';
import { applicationPage, homePage } from './application-page.ts';
import { addEvent, findApplication, stepApplication, type ApplicationRow } from './application-queries.server.ts';
import { stateError } from './application-states.ts';
import { admitApplicant } from './admit-applicant.server.ts';
import type { AuditedData } from './queue.ts';
import { readAudited } from './queue.server.ts';

/**
 * An admin approves (PRODUCT H3): the transfer is confirmed, and role, plan, public profile, notification and mail come
 * with it in one transaction. Of two admins the first one decides; the other gets the current state, also where
 * documents were resubmitted after they looked.
 */
export function approveApplication(
  ctx: RequestContext,
  reviewerId: string,
  id: string,
  attempt?: number,
): Promise<AuditedData> {
  return commit(ctx, async (db) => {
    const now = ctx.clock.now();
    const row = await applyDecision(db, { id, attempt, reviewerId }, 'approve', {
      state: 'PASSED',
      reason: null,
      decided_by: reviewerId,
      decided_at: now,
      updated_at: now,
    });
    if (row.bill_id !== null) await settleBill(db, ctx, row.bill_id, { by: reviewerId, decision: 'paid' });
    await admitApplicant(db, ctx, row);
    await recordDecision(db, ctx, row, { reviewerId, step: 'passed' });
    await sendNotification(db, ctx, [row.user_id], {
      type: 'REQUEST_PASSED',
      details: { kind: row.type },
      link: pages[homePage[row.type]].path,
    });
    return readAudited({ ...ctx, db }, id);
  });
}

export interface Rejection {
  reason: Trilingual;
  receipt: boolean;
  attempt?: number;
}

/**
 * An admin rejects, with a reason. Where the transfer itself is in doubt, another receipt is requested; else it stays
 * accepted.
 */
export function rejectApplication(
  ctx: RequestContext,
  reviewerId: string,
  id: string,
  { reason, receipt, attempt }: Rejection,
): Promise<AuditedData> {
  return commit(ctx, async (db) => {
    const now = ctx.clock.now();
    const row = await applyDecision(db, { id, attempt, reviewerId }, 'reject', {
      state: 'REJECTED',
      reason: JSON.stringify(reason),
      receipt_asked: receipt,
      decided_by: reviewerId,
      decided_at: now,
      updated_at: now,
    });
    if (receipt) await settleBill(db, ctx, billOf(row), { by: reviewerId, decision: 'rejected', reason });
    await saveApplyStatus(db, row.user_id, 'REJECTED');
    await recordDecision(db, ctx, row, { reviewerId, step: 'rejected', reason });
    await sendNotification(db, ctx, [row.user_id], {
      type: 'DESIGNER_REQUEST_REJECTED',
      reason,
      link: pages[applicationPage[row.type]].path,
    });
    return readAudited({ ...ctx, db }, id);
  });
}

async function applyDecision(
  db: Database,
  { id, attempt, reviewerId }: { id: string; attempt: number | undefined; reviewerId: string },
  step: 'approve' | 'reject',
  change: Parameters<typeof stepApplication>[3],
): Promise<ApplicationRow> {
  const row = await stepApplication(db, id, step, change, attempt);
  if (row) requireNotOwnMatter(reviewerId, [row.user_id]);
  if (row) return row;
  const now = await findApplication(db, id);
  if (!now) throw new AppError('not_found');
  throw stateError(now.state);
}

async function recordDecision(
  db: Database,
  ctx: RequestContext,
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

/** Where joining is free there is none, and no receipt to request. */
function billOf(row: ApplicationRow): string {
  if (row.bill_id === null) throw new AppError('invalid_form', { field: 'receipt' });
  return row.bill_id;
}
