import type { Database } from '#db/database.ts';
import { findUserById } from '#features/people/accounts/users.server.ts';
import { requireNotOwnMatter } from '#features/people/console/own-matter.ts';
import { AppError } from '#lib/errors.ts';
import { newId } from '#lib/id.ts';
import { holds } from '#lib/permissions.ts';
import type { Trilingual } from '#lib/trilingual.ts';
import { audit } from '#platform/audit-queries.server.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext } from '#platform/context.ts';
import { eachDue, throwFailures } from '#platform/due/each-due.server.ts';
import { ownerOf, type BillContext, type BillOwner } from './bill-owners.ts';
import { lockBill, type BillRow } from './bill-queries.server.ts';
import { refuseStep } from './bills.server.ts';
import {
  addConfirmationJob,
  arrivalRows,
  dueConfirmations,
  endConfirmation,
  findConfirmation,
  insertConfirmation,
  pendingConfirmation,
  type ConfirmationRow,
} from './confirmation-queries.server.ts';
import { confirmAfterSeconds } from './payment-limits.ts';
import { receiveMoney, rejectReceipt } from './receive-money.server.ts';
import { flagFirstUses, isReceiptFlagged } from './receipts/receipt-queries.server.ts';
import { partiesOf } from './remittance-queries.server.ts';
import type { DecidedData, PendingConfirmation } from './remittance.ts';

/** What a reviewer saw in the company's account. */
export interface SeenInAccount {
  by: string;
  amount: number;
  /** Needed where the receipt was flagged, and where there is none. */
  reason?: string;
  /** The receipt it belongs to: the one under review. */
  receipt?: string;
}

/** Confirms the receipt under review. An application's is confirmed with its documents. */
export function confirmReceipt(
  ctx: RequestContext,
  billId: string,
  seen: SeenInAccount & { receipt: string },
): Promise<DecidedData> {
  return commit(ctx, async (db) => {
    const bill = await lockForReview(db, billId);
    if (bill.kind === 'joining') throw new AppError('bill_elsewhere');
    return decided(bill, await confirmLocked(db, ctx, bill, seen));
  });
}

/**
 * Money in the account without a receipt under review: it came late, twice, or nobody sent a receipt. Nothing names the
 * transfer: another reviewer may have seen the same one, so `arrivals` says how many the window showed.
 */
export function confirmArrival(
  ctx: RequestContext,
  billId: string,
  { arrivals, ...seen }: Required<Omit<SeenInAccount, 'receipt'>> & { arrivals?: number },
): Promise<DecidedData> {
  return commit(ctx, async (db) => {
    const bill = await lockForReview(db, billId);
    if (bill.status === 'SUBMITTED') return refuseStep(db, billId);
    const pending = await confirmLocked(db, ctx, bill, seen);
    if (arrivals !== undefined) await requireArrivals(db, billId, arrivals);
    return decided(bill, pending);
  });
}

/** Under the bill's lock: what the window showed as recorded is what is recorded. */
export async function requireArrivals(db: Database, billId: string, shown: number): Promise<void> {
  if (shown !== (await arrivalRows(db, billId)).length) throw new AppError('conflict');
}

/** What has been recorded for a bill, and by whom. */
export async function readArrivals(
  db: Database,
  billId: string,
): Promise<{ amount: number; at: string; by: string }[]> {
  const rows = await arrivalRows(db, billId);
  return rows.map(({ amount, ended_at, nickname }) => ({ amount, at: ended_at?.toISOString() ?? '', by: nickname }));
}

/** In the caller's transaction, with the bill locked: nothing is booked, granted or told before it takes effect. */
export async function confirmLocked(
  db: Database,
  ctx: BillContext,
  bill: BillRow,
  { by, amount, reason, receipt }: SeenInAccount,
): Promise<PendingConfirmation> {
  await requireOthersBill(db, bill, by);
  await requireNonePending(db, bill);
  if (receipt !== undefined) {
    if (bill.status !== 'SUBMITTED' || bill.receipt_id !== receipt) return refuseStep(db, bill.id);
    if (reason === undefined && (await isReceiptFlagged(db, receipt)))
      throw new AppError('reason_needed', { field: 'reason' });
  }
  const now = ctx.clock.now();
  const id = newId('bc', now);
  await insertConfirmation(db, {
    id,
    bill_id: bill.id,
    receipt_id: receipt ?? null,
    amount,
    reason: reason ?? null,
    by,
    created_at: now,
    effective_at: new Date(now.getTime() + confirmAfterSeconds * 1000),
  });
  await flagFirstUses(db, bill.id, receipt ?? null);
  await addConfirmationJob(db, confirmAfterSeconds);
  await audit(db, ctx, {
    action: 'bill.confirming',
    target: bill.id,
    actorId: by,
    after: { confirmation: id, amount, receipt: receipt ?? null, reason: reason ?? null },
  });
  return (await readPending(db, bill.id)) ?? refuseStep(db, bill.id);
}

/** Any reviewer may take it back until it takes effect; later the true state is named. */
export function takeBackConfirmation(
  ctx: RequestContext,
  owners: readonly BillOwner[],
  adminId: string,
  billId: string,
  confirmationId: string,
): Promise<DecidedData> {
  return commit(ctx, async (db) => {
    const bill = await lockForReview(db, billId);
    await takeBackLocked(db, ctx, owners, bill, adminId, confirmationId);
    return decided(bill, null);
  });
}

export async function takeBackLocked(
  db: Database,
  ctx: BillContext,
  owners: readonly BillOwner[],
  bill: BillRow,
  adminId: string,
  confirmationId: string,
): Promise<void> {
  await requireOthersBill(db, bill, adminId);
  const found = await findConfirmation(db, confirmationId);
  if (found?.bill_id !== bill.id) throw new AppError('not_found');
  // Also past its minute, where something kept it from taking effect: nothing is booked before it does.
  if (!(await endUnapplied(db, ctx, owners, bill, { id: confirmationId, by: adminId })))
    throw new AppError('confirmation_done', { state: bill.status, values: { state: bill.status } });
}

/** Nothing has happened; false where it has taken effect, or was taken back before. */
async function endUnapplied(
  db: Database,
  ctx: BillContext,
  owners: readonly BillOwner[],
  bill: BillRow,
  { id, by }: { id: string; by: string | null },
): Promise<boolean> {
  const ended = await endConfirmation(db, id, 'TAKEN_BACK', { by, at: ctx.clock.now() });
  if (!ended) return false;
  await audit(db, ctx, {
    action: 'bill.taken_back',
    target: bill.id,
    actorId: by,
    before: { confirmation: ended.id, amount: ended.amount, by: ended.by },
  });
  await ownerOf(owners, bill.kind).takenBack?.(db, ctx, bill);
  return true;
}

/** Turns the receipt under review down, with a reason. Not while a confirmation of it waits to take effect. */
export function rejectBill(
  ctx: RequestContext,
  owners: readonly BillOwner[],
  billId: string,
  decision: { by: string; receipt?: string; reason: Trilingual },
): Promise<DecidedData> {
  return commit(ctx, async (db) => {
    const bill = await lockForReview(db, billId);
    if (bill.kind === 'joining') throw new AppError('bill_elsewhere');
    await requireOthersBill(db, bill, decision.by);
    await requireNonePending(db, bill);
    return decided(await rejectReceipt(db, ctx, owners, billId, decision), null);
  });
}

/**
 * What was confirmed a minute ago takes effect, each in a transaction of its own. One that fails does not hold up the
 * others, and is tried again. Answers how many did.
 */
export async function applyConfirmations(
  db: Database,
  ctx: BillContext,
  owners: readonly BillOwner[],
): Promise<number> {
  const failures: unknown[] = [];
  const applied = await eachDue(db, failures, {
    next: (tried) => dueConfirmations(db, ctx.clock.now(), { most: 100, tried }),
    nameOf: ({ id }) => id,
    work: async (trx, due) => ((await applyOne(trx, ctx, owners, due)) ? 1 : 0),
    isFailure: () => true,
  });
  throwFailures(failures, 'confirmations did not take effect');
  return applied;
}

async function applyOne(
  db: Database,
  ctx: BillContext,
  owners: readonly BillOwner[],
  { id, bill_id, receipt_id, amount, by }: ConfirmationRow,
): Promise<boolean> {
  const bill = await lockForReview(db, bill_id);
  if (!(await mayStillDecide(db, bill, by))) {
    await endUnapplied(db, ctx, owners, bill, { id, by: null });
    return false;
  }
  // Another process may have been first, or somebody took it back.
  if (!(await endConfirmation(db, id, 'APPLIED', { by: null, at: ctx.clock.now() }))) return false;
  await receiveMoney(db, ctx, owners, bill, { amount, subject: receipt_id ?? id, by });
  return true;
}

/** Who was suspended or lost the role within the minute has decided nothing: it waits for another reviewer. */
async function mayStillDecide(db: Database, { kind }: BillRow, by: string): Promise<boolean> {
  const reviewer = await findUserById(db, by);
  const permission = kind === 'joining' ? 'applications.decide' : 'remittances.decide';
  return reviewer?.status === 'active' && holds(reviewer, permission);
}

export async function readPending(db: Database, billId: string): Promise<PendingConfirmation | null> {
  const row = await pendingConfirmation(db, billId);
  if (!row) return null;
  return {
    id: row.id,
    amount: row.amount,
    by: row.nickname,
    byId: row.by,
    at: row.created_at.toISOString(),
    effectiveAt: row.effective_at.toISOString(),
    reason: row.reason,
  };
}

export async function requireNonePending(db: Database, { id, status }: Pick<BillRow, 'id' | 'status'>): Promise<void> {
  const pending = await pendingConfirmation(db, id);
  if (pending) throw new AppError('confirmation_pending', { state: status, values: { by: pending.nickname } });
}

async function lockForReview(db: Database, billId: string): Promise<BillRow> {
  const bill = await lockBill(db, billId);
  if (!bill) throw new AppError('not_found');
  return bill;
}

async function requireOthersBill(db: Database, bill: BillRow, adminId: string): Promise<void> {
  const { payer, sellers } = await partiesOf(db, bill);
  requireNotOwnMatter(adminId, [payer, ...sellers]);
}

function decided({ status }: BillRow, pending: PendingConfirmation | null): DecidedData {
  return { status, pending };
}
