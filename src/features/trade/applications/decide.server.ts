import type { Database } from '#db/database.ts';
import { pages } from '#features/catalogue/content/addresses.ts';
import { requireNotOwnMatter } from '#features/people/console/own-matter.ts';
import { sendNotification } from '#features/people/notifications/send-notification.server.ts';
import { closeBill, lockBill, type Bill } from '#features/trade/payments/bills.server.ts';
import {
  confirmLocked,
  requireArrivals,
  requireNonePending,
  takeBackLocked,
} from '#features/trade/payments/confirmations.server.ts';
import { moveToRejected } from '#features/trade/payments/receive-money.server.ts';
import { saveApplyStatus } from '#features/people/accounts/standing.server.ts';
import { AppError } from '#lib/errors.ts';
import type { Trilingual } from '#lib/trilingual.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext } from '#platform/context.ts';
import { applicationBillOwner } from './application-bills.server.ts';
import { isBillOfPlan } from './billed-plan.server.ts';
import { applicationPage } from './application-page.ts';
import { findApplication, stepApplication, type ApplicationRow } from './application-queries.server.ts';
import { stateError, type ApplicationState } from './application-states.ts';
import { acceptPapers } from './flagged-papers.server.ts';
import { applicationFault, passApplication, recordDecision } from './pass-application.server.ts';
import type { AuditedData } from './queue.ts';
import { readAudited } from './queue.server.ts';
import { endApplication, givenUpFor } from './withdraw.server.ts';

export interface Approval {
  attempt?: number;
  /** What was seen in the company's account; needed where there is a bill. */
  amount?: number;
  /** It is less than is owed, and kept all the same: the applicant is asked for the rest. */
  part?: boolean;
  /** Needed where a receipt or a paper was flagged. */
  reason?: string;
}

/**
 * An admin approves (PRODUCT H3). With a bill that confirms its money, and takes effect with it a minute later; until
 * then it can be taken back, and nothing is granted or told; part of the money only asks for the rest. Where joining is free it takes effect at once. Of two
 * admins the first one decides; the other gets the current state, also where documents were resubmitted after they
 * looked.
 */
export function approveApplication(
  ctx: RequestContext,
  reviewerId: string,
  id: string,
  { attempt, amount, part = false, reason }: Approval,
): Promise<AuditedData> {
  return commit(ctx, async (db) => {
    const { row, bill } = await lockForDecision(db, reviewerId, id, attempt);
    requireWanted(row);
    if (bill !== null && !isBillOfPlan(row, bill)) throw new AppError('bill_plan');
    const short = bill !== null && amount !== undefined && bill.received + amount < bill.amount;
    if (short && !part) throw new AppError('amount_short', { field: 'amount' });
    // The documents are judged once all of the money is there.
    if (!short) await acceptPapers(db, ctx, row, { reviewerId, reason });
    if (bill === null) await passApplication(db, ctx, id, reviewerId);
    else {
      if (amount === undefined) throw new AppError('invalid_form', { field: 'amount' });
      await confirmLocked(db, ctx, bill, { by: reviewerId, amount, reason, receipt: bill.receipt_id ?? undefined });
    }
    return readAudited({ ...ctx, db }, row.id);
  });
}

/** Before it takes effect. */
export function takeBackApproval(
  ctx: RequestContext,
  reviewerId: string,
  id: string,
  confirmation: string,
): Promise<AuditedData> {
  return commit(ctx, async (db) => {
    const row = await findApplication(db, id);
    const bill = row?.bill_id == null ? undefined : await lockBill(db, row.bill_id);
    if (!bill) throw new AppError('not_found');
    await takeBackLocked(db, ctx, [applicationBillOwner], bill, reviewerId, confirmation);
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
 * accepted. Not while an approval waits to take effect.
 */
export function rejectApplication(
  ctx: RequestContext,
  reviewerId: string,
  id: string,
  { reason, receipt, attempt }: Rejection,
): Promise<AuditedData> {
  return commit(ctx, async (db) => {
    const now = ctx.clock.now();
    const { row: seen, bill } = await lockForDecision(db, reviewerId, id, attempt);
    requireWanted(seen);
    if (bill) await requireNonePending(db, bill);
    const row = await stepApplication(
      db,
      id,
      'reject',
      {
        state: 'REJECTED',
        reason: JSON.stringify(reason),
        receipt_asked: receipt,
        decided_by: reviewerId,
        decided_at: now,
        updated_at: now,
      },
      attempt,
    );
    if (!row) throw await applicationFault(db, id);
    if (receipt) {
      // Where joining is free there is none, and no receipt to request.
      if (bill === null) throw new AppError('invalid_form', { field: 'receipt' });
      await moveToRejected(db, ctx, bill.id, { by: reviewerId, reason });
    }
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

export interface Refusal {
  /** Needed unless the applicant has withdrawn. */
  reason?: Trilingual;
  /** What was seen in the account and is not recorded yet, of the receipt under review; 0 where nothing came. */
  amount: number;
  /** Why that receipt counts although it was flagged, or what this money is where there is none. */
  moneyReason?: string;
  /** What the window showed as recorded; needed for money without a receipt. */
  arrivals?: number;
  attempt?: number;
}

/**
 * An admin declines for good, or gives back what was withdrawn: all that has arrived goes back, with what was seen of the
 * receipt under review. That takes effect a minute later as any money does; until then it can be taken back.
 */
export function declineApplication(
  ctx: RequestContext,
  reviewerId: string,
  id: string,
  { reason, amount, moneyReason, arrivals, attempt }: Refusal,
): Promise<AuditedData> {
  return commit(ctx, async (db) => {
    const { row, bill } = await lockForDecision(db, reviewerId, id, attempt, ['AUDITING', 'REJECTED']);
    if (row.withdrawn_at === null && reason === undefined) throw new AppError('field_required', { field: 'reason' });
    if (bill) await requireNonePending(db, bill);
    const refusal = JSON.stringify(reason ?? {});
    const now = ctx.clock.now();
    const declined = await stepApplication(db, id, 'decline', { state: 'AUDITING', refusal, updated_at: now });
    if (!declined) throw await applicationFault(db, id);
    const seen = { by: reviewerId, amount, reason: moneyReason };
    if (bill?.status === 'SUBMITTED' && amount > 0) {
      await confirmLocked(db, ctx, bill, { ...seen, receipt: bill.receipt_id ?? undefined });
      return readAudited({ ...ctx, db }, id);
    }
    const shown = await readAudited({ ...ctx, db }, id);
    await endApplication(db, ctx, declined, reviewerId);
    const closed = bill && (await closeBill(db, ctx, bill.id, givenUpFor(row)));
    if (amount > 0 && closed === null) throw new AppError('invalid_form', { field: 'amount' });
    if (amount > 0 && closed) {
      if (moneyReason === undefined) throw new AppError('reason_needed', { field: 'moneyReason' });
      if (arrivals === undefined) throw new AppError('field_required', { field: 'arrivals' });
      await requireArrivals(db, closed.id, arrivals);
      await confirmLocked(db, ctx, closed, seen);
    }
    // What was withdrawn is its owner's draft again, and nobody else's to read.
    return row.withdrawn_at === null ? readAudited({ ...ctx, db }, id) : { ...shown, state: 'DRAFT', withdrawn: false };
  });
}

/** What was withdrawn can only be given back. */
function requireWanted(row: ApplicationRow): void {
  if (row.withdrawn_at !== null) throw stateError(row.state);
}

/**
 * The bill is locked before the application, as when a confirmation takes effect. Where joining is free there is none:
 * its applicant could take it back and send other documents while these are judged.
 */
async function lockForDecision(
  db: Database,
  reviewerId: string,
  id: string,
  attempt: number | undefined,
  states: readonly ApplicationState[] = ['AUDITING'],
): Promise<{ row: ApplicationRow; bill: Bill | null }> {
  const seen = await findApplication(db, id);
  if (!seen) throw new AppError('not_found');
  requireNotOwnMatter(reviewerId, [seen.user_id]);
  const bill = seen.bill_id === null ? null : ((await lockBill(db, seen.bill_id)) ?? null);
  const row = await findApplication(db, id, true);
  // With another bill by now, or its first one, something else is decided about, and that bill is not locked.
  const other = row?.bill_id !== seen.bill_id;
  if (!row || other || !states.includes(row.state) || (attempt !== undefined && row.attempt !== attempt))
    throw stateError(row?.state ?? seen.state);
  return { row, bill };
}
