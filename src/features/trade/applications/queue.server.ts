import type { Database } from '#db/database.ts';
import { refundsOfBill } from '#features/trade/payments/refunds.server.ts';
import { earlierUses } from '#features/trade/payments/receipts.server.ts';
import { findUserById } from '#features/people/accounts/users.server.ts';
import { pageOf, readMoment } from '#features/people/console/keyset.server.ts';
import { readArrivals, readPending } from '#features/trade/payments/confirmations.server.ts';
import { AppError } from '#lib/errors.ts';
import type { RequestContext } from '#platform/context.ts';
import { eventsOf, findApplication, type ApplicationRow } from './application-queries.server.ts';
import { applicationFor, billOf } from './application-reads.server.ts';
import { isLate, numberOf, reasonOf } from './application-views.server.ts';
import type { AuditedData, QueueData, QueueEntry, QueueState } from './queue.ts';
import { flaggedPapers } from './flagged-papers.server.ts';
import { applicationsIn, countWaiting, receiptOf, type QueueRow } from './queue-queries.server.ts';
import { waitingTime } from './working-days.ts';

const pageSize = 50;

/** The admins' queue: one state at a time, with waiting times in working days. */
export async function listQueue(ctx: RequestContext, state: QueueState, after: string | null): Promise<QueueData> {
  const now = ctx.clock.now();
  const found = await applicationsIn(ctx.db, state, readMoment(after), pageSize + 1);
  const { rows, next } = pageOf(
    found,
    (row) => [((state === 'AUDITING' ? row.due_at : null) ?? row.updated_at).toISOString(), row.id],
    pageSize,
  );
  return { content: rows.map((row) => entryOf(row, now)), next, ...(await countWaiting(ctx.db, now)) };
}

/** One application for an admin. The documents themselves are fetched one by one, and each view is audited. */
export async function readAudited(ctx: RequestContext, id: string): Promise<AuditedData> {
  const row = await findApplication(ctx.db, id);
  const user = row && row.state !== 'DRAFT' ? await findUserById(ctx.db, row.user_id) : undefined;
  if (!row || !user) throw new AppError('not_found');
  const events = await eventsOf(ctx.db, id);
  return {
    ...(await applicationFor(ctx.db, ctx, row)),
    ...waitingTimeOf(row, ctx.clock.now()),
    dueAt: row.due_at?.toISOString() ?? null,
    applicant: {
      id: user.id,
      nickname: user.nickname,
      email: user.email,
      mobile: user.mobile,
      since: user.created_at.toISOString(),
    },
    remittance: await remittanceOf(ctx.db, row),
    flags: await flaggedPapers(ctx.db, row),
    pending: row.bill_id === null ? null : await readPending(ctx.db, row.bill_id),
    declining: row.refusal !== null,
    emailProven: row.email === user.email,
    mobileProven: row.mobile !== null && row.mobile === row.proven_mobile,
    events: events.map(({ step, at, actor_id, reason }) => ({
      step,
      at: at.toISOString(),
      by: actor_id === row.user_id ? null : actor_id,
      reason: reasonOf(reason, ctx.locale),
    })),
  };
}

async function remittanceOf(db: Database, row: ApplicationRow): Promise<AuditedData['remittance']> {
  const bill = await billOf(db, row);
  if (bill === null) return null;
  const receipt = await receiptOf(db, bill.id);
  const used = receipt?.same_how ? await earlierUses(db, receipt.id) : [];
  const references = used.map(({ reference }) => reference);
  const refunds = await refundsOfBill(db, bill.id);
  const seen = receipt?.same_how && references.length > 0 ? { how: receipt.same_how, references } : null;
  return {
    bill: bill.id,
    reference: bill.reference,
    amount: bill.amount,
    received: bill.received,
    judged: bill.status === 'SUBMITTED',
    arrivals: await readArrivals(db, bill.id),
    refunded: refunds.reduce((sum, { amount, state }) => sum + (state === 'DUE' || state === 'SENT' ? amount : 0), 0),
    receipt: receipt
      ? {
          picture: `/api/media/${receipt.media_id}/file`,
          amount: receipt.amount,
          remark: receipt.remark,
          at: receipt.created_at.toISOString(),
          seen,
        }
      : null,
  };
}

function entryOf(row: QueueRow, now: Date): QueueEntry {
  return {
    id: row.id,
    number: numberOf(row),
    name: row.company ?? row.nickname,
    type: row.type,
    state: row.state,
    plan: row.plan,
    attempt: row.attempt,
    submittedAt: row.submitted_at?.toISOString() ?? null,
    updatedAt: row.updated_at.toISOString(),
    ...waitingTimeOf(row, now),
  };
}

function waitingTimeOf(
  row: Pick<ApplicationRow, 'state' | 'submitted_at' | 'due_at'>,
  now: Date,
): Pick<QueueEntry, 'waited' | 'overdue'> {
  if (row.state !== 'AUDITING' || row.submitted_at === null) return { waited: null, overdue: null };
  return {
    waited: waitingTime(row.submitted_at, now),
    overdue: isLate(row, now) && row.due_at !== null ? waitingTime(row.due_at, now) : null,
  };
}
