import type { Database } from '#db/database.ts';
import { pages } from '#features/catalogue/content/addresses.ts';
import { saveApplyStatus } from '#features/people/accounts/standing.server.ts';
import { sendNotification } from '#features/people/notifications/send-notification.server.ts';
import type { BillContext } from '#features/trade/payments/bill-owners.ts';
import { closeBill, lockBill } from '#features/trade/payments/bills.server.ts';
import { readPending } from '#features/trade/payments/confirmations.server.ts';
import { holdRefundsOf } from '#features/trade/payments/refunds.server.ts';
import { AppError } from '#lib/errors.ts';
import { trilingual, type Trilingual } from '#lib/trilingual.ts';
import { audit } from '#platform/audit-queries.server.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext } from '#platform/context.ts';
import type { ApplicationData, ApplicationType } from './application.ts';
import { applicationPage } from './application-page.ts';
import { addEvent, openApplication, stepApplication, type ApplicationRow } from './application-queries.server.ts';
import { applicationFor, billOf } from './application-reads.server.ts';
import { requireStep, stateError, type ApplicationState, type ApplicationStep } from './application-states.ts';

/**
 * Whoever applied does not want to any more. Before a receipt was sent it is a draft again, and its bill stays open: the
 * same amount keeps its reference. Later what has arrived goes back: at once, or where a receipt is under review once
 * its money was looked for. Not while an approval waits to take effect; nor where it is in another state than was `seen`:
 * who wants to change the form does not give it up.
 */
export function withdrawApplication(
  ctx: RequestContext,
  userId: string,
  type: ApplicationType,
  seen?: ApplicationState,
): Promise<ApplicationData> {
  return commit(ctx, async (db) => {
    const before = await openApplication(db, userId, type);
    // The bill before the application, as where a receipt comes, to avoid a deadlock.
    if (before?.bill_id != null) {
      await lockBill(db, before.bill_id);
      await holdRefundsOf(db, userId);
    }
    const row = await openApplication(db, userId, type, true);
    if (!row) throw new AppError('not_found');
    if (seen !== undefined && seen !== row.state) throw stateError(row.state);
    // Another bill by now is not locked: whoever decides about it may hold it, and wait for the application.
    if (row.bill_id !== (before?.bill_id ?? null)) throw new AppError('conflict');
    if (row.state === 'AWAITING_REMITTANCE') return applicationFor(db, ctx, await reopen(db, ctx, row));
    requireStep(row.state, 'withdraw');
    const bill = await billOf(db, row);
    if (row.withdrawn_at !== null || (row.state === 'DRAFT' && (bill?.received ?? 0) === 0))
      throw stateError(row.state);
    if (bill && (await readPending(db, bill.id))) throw stateError(row.state);
    const underReview = bill?.status === 'SUBMITTED';
    const now = ctx.clock.now();
    const change = underReview
      ? ({ state: 'AUDITING', withdrawn_at: now } as const)
      : ({ state: 'DRAFT', bill_id: null, billed_plan: null } as const);
    // The person before what tells them of their refund, as where they are given a plan.
    const moved = await move(db, ctx, row, { step: 'withdraw', event: 'withdrawn', change });
    if (bill && !underReview && bill.status !== 'PAID' && bill.status !== 'CANCELLED')
      await closeBill(db, ctx, bill.id, 'withdrawn');
    return applicationFor(db, ctx, moved);
  });
}

function reopen(db: Database, ctx: RequestContext, row: ApplicationRow): Promise<ApplicationRow> {
  return move(db, ctx, row, { step: 'reopen', event: 'reopened', change: { state: 'DRAFT' } });
}

/** What was declined for good, or withdrawn, ends; its bill is none of its own any more. */
export async function endApplication(
  db: Database,
  ctx: BillContext,
  row: ApplicationRow,
  reviewerId: string | null,
): Promise<void> {
  await holdRefundsOf(db, row.user_id);
  const reason = row.withdrawn_at === null ? trilingual(row.refusal) : undefined;
  await move(db, ctx, row, {
    step: 'end',
    event: reason === undefined ? 'ended' : 'declined',
    actorId: reviewerId,
    reason,
    change: {
      state: reason === undefined ? 'DRAFT' : 'REJECTED',
      reason: reason === undefined ? null : JSON.stringify(reason),
      bill_id: null,
      billed_plan: null,
      receipt_asked: false,
      withdrawn_at: null,
      refusal: null,
      decided_by: reviewerId,
      decided_at: ctx.clock.now(),
    },
  });
  if (reason !== undefined)
    await sendNotification(db, ctx, [row.user_id], {
      type: 'REQUEST_DECLINED',
      reason,
      link: pages[applicationPage[row.type]].path,
    });
}

/** Why the money of what has ended goes back: what its owner withdrew is not declined as well. */
export function givenUpFor({ withdrawn_at }: Pick<ApplicationRow, 'withdrawn_at'>): 'declined' | 'withdrawn' {
  return withdrawn_at === null ? 'declined' : 'withdrawn';
}

interface Move {
  step: ApplicationStep;
  event: 'reopened' | 'withdrawn' | 'declined' | 'ended';
  actorId?: string | null;
  reason?: Trilingual;
  change: Parameters<typeof stepApplication>[3] & { state: ApplicationRow['state'] };
}

async function move(
  db: Database,
  ctx: BillContext,
  row: ApplicationRow,
  { step, event, actorId = row.user_id, reason, change }: Move,
): Promise<ApplicationRow> {
  const now = ctx.clock.now();
  const moved = await stepApplication(db, row.id, step, { ...change, updated_at: now });
  if (!moved) throw stateError(row.state);
  await addEvent(db, { applicationId: row.id, at: now, actorId, step: event, reason });
  await audit(db, ctx, {
    action: `application.${event}`,
    target: row.id,
    ...(actorId === row.user_id ? {} : { actorId }),
    before: { state: row.state },
    after: { state: moved.state, bill: row.bill_id },
  });
  await saveApplyStatus(db, row.user_id, moved.state);
  return moved;
}
