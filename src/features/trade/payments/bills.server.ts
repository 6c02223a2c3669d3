import type { Database } from '#db/database.ts';
import { lineName } from '#features/catalogue/offers/show-priced.server.ts';
import { AppError } from '#lib/errors.ts';
import { newId } from '#lib/id.ts';
import { localized, trilingual } from '#lib/trilingual.ts';
import { audit } from '#platform/audit-queries.server.ts';
import type { RequestContext } from '#platform/context.ts';
import type { BillContext } from './bill-owners.ts';
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
import type { BillData, BillDetail, BillKind, BillPage, BillsQuery } from './bill.ts';
import { amountLimits } from './payment-limits.ts';
import type { ClosingReason } from './refund.ts';
import { listRefunds, openRefund } from './refunds.server.ts';
import { linesOfBill, ordersOfBill } from './remittance-queries.server.ts';
import { newReference } from './reference.ts';

/** What other features read of bills. */
export { findBill, holdBill, lockBill, waitingBills } from './bill-queries.server.ts';

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
  page?: string | ((billId: string) => string);
}

/** Opens a bill. One open bill a person and subject: a second is refused as `conflict`. */
export async function openBill(
  trx: Database,
  ctx: BillActionContext,
  { userId, kind, subject, amount, payBy, page }: NewBill,
): Promise<Bill> {
  if (!Number.isSafeInteger(amount) || amount < 1 || amount > amountLimits.most)
    throw new AppError('invalid_form', { field: 'amount' });
  const now = ctx.clock.now();
  const id = newId('h', now);
  const bill = await insertWithFreshReference(trx, {
    id,
    user_id: userId,
    kind,
    subject,
    amount,
    pay_by: payBy,
    page: (typeof page === 'function' ? page(id) : page) ?? null,
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

/** Cancels a bill; what has arrived for it goes back. Refused once it is paid. */
export async function closeBill(
  trx: Database,
  ctx: BillContext,
  billId: string,
  why: ClosingReason = 'cancelled',
): Promise<Bill> {
  const bill =
    (await moveBill(trx, billId, 'CANCELLED', { pay_by: null, updated_at: ctx.clock.now() })) ??
    (await refuseStep(trx, billId));
  await audit(trx, ctx, { action: 'bill.cancelled', target: billId, after: { status: 'CANCELLED' } });
  if (bill.received > 0) await openRefund(trx, ctx, { bill, why, amount: bill.received });
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
): Promise<BillDetail> {
  const bill = await findOwnBill(ctx.db, userId, id);
  if (!bill) throw new AppError('not_found');
  return {
    ...billDataOf(ctx, bill),
    orders: await ordersPaidBy(ctx, id),
    refunds: await listRefunds(ctx, userId, { bill: id }),
  };
}

/** Each with what it is for. */
async function ordersPaidBy({ db, locale }: Pick<RequestContext, 'db' | 'locale'>, billId: string) {
  const orders = await ordersOfBill(db, billId);
  const lines = Map.groupBy(await linesOfBill(db, billId), ({ order_id }) => order_id);
  return orders.map((order) => ({
    ...order,
    goods: (lines.get(order.id) ?? []).map(({ name, quantity }) => ({
      name: lineName(trilingual(name), locale),
      quantity,
    })),
  }));
}

function billDataOf({ locale }: Pick<RequestContext, 'locale'>, row: BillWithReceipt): BillData {
  const { id, reference, kind, subject, amount, status, page, receipt } = row;
  return {
    id,
    reference,
    kind,
    subject,
    amount,
    received: row.received,
    rest: Math.max(0, amount - row.received),
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
