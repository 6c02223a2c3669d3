import type { Database } from '#db/database.ts';
import { AppError } from '#lib/errors.ts';
import { newId } from '#lib/id.ts';
import { localized, trilingual, type Trilingual } from '#lib/trilingual.ts';
import { audit } from '#platform/audit-queries.server.ts';
import type { RequestContext } from '#platform/context.ts';
import {
  billsOf,
  countBills,
  findBill,
  findLivingBill,
  findOwnBill,
  insertBill,
  moveBill,
  type BillRow,
  type BillWithReceipt,
} from './bill-queries.server.ts';
import type { BillData, BillKind, BillPage, BillsQuery } from './bill.ts';
import { amountLimits } from './payment-limits.ts';
import { newReference } from './reference.ts';

/** What other features read of bills. */
export { findBill, holdBill, waitingBills } from './bill-queries.server.ts';

/** A bill as the owners of what it is for see it. */
export type Bill = BillRow;
export type BillActionContext = Pick<RequestContext, 'clock' | 'requestId' | 'address' | 'session'>;

interface NewBill {
  userId: string;
  kind: BillKind;
  /** The owning feature's id of what is paid for. */
  subject: string;
  /** Whole đồng. */
  amount: number;
  payBy: Date | null;
  /** A path on our site: where the person pays and sees its state. */
  page?: string;
}

/** The decision about a receipt. With `receipt`, only while that one is the last. */
export type Decision = { by: string; receipt?: string } & (
  | { decision: 'paid' }
  | { decision: 'rejected'; reason: Trilingual }
);

/** Opens a bill. One open bill a person and subject: a second is refused as `conflict`. */
export async function openBill(
  trx: Database,
  ctx: BillActionContext,
  { userId, kind, subject, amount, payBy, page }: NewBill,
): Promise<Bill> {
  if (!Number.isSafeInteger(amount) || amount < 1 || amount > amountLimits.most)
    throw new AppError('invalid_form', { field: 'amount' });
  const now = ctx.clock.now();
  const bill = await insertWithFreshReference(trx, {
    id: newId('h', now),
    user_id: userId,
    kind,
    subject,
    amount,
    pay_by: payBy,
    page: page ?? null,
    created_at: now,
    updated_at: now,
  });
  await audit(trx, ctx, {
    action: 'bill.opened',
    target: bill.id,
    after: { kind, subject, amount, reference: bill.reference },
  });
  return bill;
}

/** Cancels a bill. Refused once it is paid. */
export async function closeBill(trx: Database, ctx: BillActionContext, billId: string): Promise<Bill> {
  const bill =
    (await moveBill(trx, billId, 'CANCELLED', { updated_at: ctx.clock.now() })) ?? (await refuseStep(trx, billId));
  await audit(trx, ctx, { action: 'bill.cancelled', target: billId, after: { status: 'CANCELLED' } });
  return bill;
}

/**
 * An admin's decision about the receipt. Of two at once one wins; the other gets the current state. The thing it is for
 * is not touched here: the feature that decides about it calls this in its own transaction, and the console's page
 * calls the owner (`decide-bill.server.ts`).
 */
export async function settleBill(
  trx: Database,
  ctx: BillActionContext,
  billId: string,
  decision: Decision,
): Promise<Bill> {
  const now = ctx.clock.now();
  const status = decision.decision === 'paid' ? 'PAID' : 'REJECTED';
  const reason = decision.decision === 'rejected' ? JSON.stringify(decision.reason) : null;
  const bill =
    (await moveBill(
      trx,
      billId,
      status,
      { reason, decided_by: decision.by, decided_at: now, updated_at: now },
      { receipt: decision.receipt },
    )) ?? (await refuseStep(trx, billId));
  await audit(trx, ctx, {
    action: `bill.${decision.decision}`,
    target: billId,
    actorId: decision.by,
    before: { status: 'SUBMITTED' },
    after: {
      status,
      receipt: bill.receipt_id,
      ...(decision.decision === 'rejected' ? { reason: decision.reason } : {}),
    },
  });
  return bill;
}

/** The bill still waiting for money, for owners who want to show it again instead of opening a second one. */
export function livingBill(
  db: Database,
  of: { userId: string; kind: BillKind; subject: string },
): Promise<Bill | undefined> {
  return findLivingBill(db, of);
}

export async function listBills(
  ctx: Pick<RequestContext, 'db' | 'locale'>,
  userId: string,
  { page, size, status }: BillsQuery,
): Promise<BillPage> {
  const rows = await billsOf(ctx.db, userId, { page, size, status });
  const total = await countBills(ctx.db, userId, status);
  return { content: rows.map((row) => billDataOf(ctx, row)), page, size, total };
}

/** Someone else's is the same 404 as one that does not exist. */
export async function readBill(
  ctx: Pick<RequestContext, 'db' | 'locale'>,
  userId: string,
  id: string,
): Promise<BillData> {
  const bill = await findOwnBill(ctx.db, userId, id);
  if (!bill) throw new AppError('not_found');
  return billDataOf(ctx, bill);
}

function billDataOf({ locale }: Pick<RequestContext, 'locale'>, row: BillWithReceipt): BillData {
  const { id, reference, kind, subject, amount, status, page, receipt } = row;
  return {
    id,
    reference,
    kind,
    subject,
    amount,
    status,
    page,
    currency: 'VND',
    payBy: row.pay_by?.toISOString() ?? null,
    submittedAt: row.submitted_at?.toISOString() ?? null,
    decidedAt: row.decided_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    reason: localized(trilingual(row.reason), locale),
    receipt: receipt && {
      id: receipt.id,
      picture: `/api/media/${receipt.media_id}/file`,
      amount: receipt.amount,
      remark: receipt.remark,
      createdAt: receipt.created_at.toISOString(),
    },
  };
}

/** Why a step was not taken: there is no such bill, or its state has changed. */
export async function refuseStep(db: Database, billId: string, userId?: string): Promise<never> {
  const bill = await findBill(db, billId);
  if (!bill || (userId !== undefined && bill.user_id !== userId)) throw new AppError('not_found');
  throw new AppError('bill_state', { state: bill.status, values: { state: bill.status } });
}

/** With an unused reference. Any other conflict is a bill of the same thing. */
async function insertWithFreshReference(
  trx: Database,
  row: Omit<Parameters<typeof insertBill>[1], 'reference'>,
): Promise<Bill> {
  for (;;) {
    const bill = await insertBill(trx, { ...row, reference: newReference() });
    if (bill) return bill;
    if (await findLivingBill(trx, { userId: row.user_id, kind: row.kind, subject: row.subject }))
      throw new AppError('conflict');
  }
}
