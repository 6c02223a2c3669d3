import type { Database } from '#db/database.ts';
import { sendNotification } from '#features/people/notifications/send-notification.server.ts';
import { bookReceipt } from '#features/trade/ledger/ledger.server.ts';
import type { Trilingual } from '#lib/trilingual.ts';
import { audit } from '#platform/audit-queries.server.ts';
import { ownerOf, type BillContext, type BillOwner } from './bill-owners.ts';
import { askedFor } from './bill.ts';
import { changeBill, moveBill, type BillRow } from './bill-queries.server.ts';
import { closeBill, refuseStep } from './bills.server.ts';
import { holdRefundsOf, openRefund } from './refunds.server.ts';

/** Money seen in the company's account. The subject is the receipt's id, so that it is booked once. */
export interface SeenMoney {
  amount: number;
  subject: string;
  by: string;
}

/**
 * Money has arrived for a bill, which is locked (docs/decisions/0066). It covers what is owed, then all of it is paid
 * and a surplus goes back; or a part, then the bill waits for the rest. A bill that has ended takes nothing any more:
 * all of it goes back; so does what comes without a receipt for a bill that is decided with one.
 */
export async function receiveMoney(
  db: Database,
  ctx: BillContext,
  owners: readonly BillOwner[],
  bill: BillRow,
  { amount, subject, by }: SeenMoney,
): Promise<BillRow> {
  const now = ctx.clock.now();
  await bookReceipt(db, ctx, bill, { subject, amount }, { actorId: by });
  await holdRefundsOf(db, bill.user_id);
  const ended = bill.status === 'PAID' || bill.status === 'CANCELLED';
  // One that came in the minute before belongs to another transfer.
  const ofReceipt = bill.status === 'SUBMITTED' && (bill.receipt_id === null || bill.receipt_id === subject);
  if (!ended && ownerOf(owners, bill.kind).onlyWithReceipt && !ofReceipt) {
    await openRefund(db, ctx, { bill, why: 'no_receipt', amount });
    return bill;
  }
  const received = bill.received + amount;
  const after = await changeBill(db, bill.id, { received, decided_by: by, decided_at: now, updated_at: now });
  await audit(db, ctx, {
    action: 'bill.received',
    target: bill.id,
    actorId: by,
    before: { received: bill.received },
    after: { received, amount: bill.amount, subject },
  });
  if (ended) {
    await openRefund(db, ctx, { bill: after, why: 'late', amount });
    return after;
  }
  if (after.received >= after.amount) return payBill(db, ctx, owners, after);
  // Money without a receipt, and one came in the minute before: it is still to be decided.
  if (after.status === 'SUBMITTED' && after.receipt_id !== subject) return after;
  return leaveOpen(db, ctx, owners, after);
}

/**
 * Something a bill was for is given up: the amount falls. What has arrived may cover the rest; where nothing is left,
 * the bill ends and what has arrived goes back.
 */
export async function recountBill(
  db: Database,
  ctx: BillContext,
  owners: readonly BillOwner[],
  bill: BillRow,
): Promise<BillRow> {
  const owed = (await ownerOf(owners, bill.kind).stillOwed?.(db, ctx, bill)) ?? bill.amount;
  if (typeof owed === 'string') return closeBill(db, ctx, bill.id, owed);
  if (owed === 0) return closeBill(db, ctx, bill.id);
  const after =
    owed === bill.amount ? bill : await changeBill(db, bill.id, { amount: owed, updated_at: ctx.clock.now() });
  return after.received >= after.amount ? payBill(db, ctx, owners, after) : after;
}

/** Turns a receipt down. What was given up while it was under review falls away with it. */
export async function rejectReceipt(
  db: Database,
  ctx: BillContext,
  owners: readonly BillOwner[],
  billId: string,
  decision: { by: string; receipt?: string; reason: Trilingual },
): Promise<BillRow> {
  const rejected = await moveToRejected(db, ctx, billId, decision);
  await holdRefundsOf(db, rejected.user_id);
  const owner = ownerOf(owners, rejected.kind);
  const left = await recountBill(db, ctx, owners, rejected);
  if (left.status !== 'REJECTED') return left;
  const payBy = await owner.rejected(db, ctx, left, decision.reason);
  const bill = await changeBill(db, billId, { pay_by: payBy });
  if (!owner.tells) await notifyPayer(db, ctx, bill, 'BILL_REJECTED', {}, decision.reason);
  return bill;
}

/** The bill alone, for a feature that decides about what it is for in the same transaction. */
export async function moveToRejected(
  db: Database,
  ctx: BillContext,
  billId: string,
  { by, receipt, reason }: { by: string; receipt?: string; reason: Trilingual },
): Promise<BillRow> {
  const now = ctx.clock.now();
  const change = { reason: JSON.stringify(reason), decided_by: by, decided_at: now, updated_at: now };
  const bill = (await moveBill(db, billId, 'REJECTED', change, { receipt })) ?? (await refuseStep(db, billId));
  await audit(db, ctx, {
    action: 'bill.rejected',
    target: billId,
    actorId: by,
    before: { status: 'SUBMITTED' },
    after: { status: 'REJECTED', receipt: bill.receipt_id, reason },
  });
  return bill.rejected_at === null ? changeBill(db, billId, { rejected_at: now }) : bill;
}

async function payBill(
  db: Database,
  ctx: BillContext,
  owners: readonly BillOwner[],
  before: BillRow,
): Promise<BillRow> {
  const change = { reason: null, pay_by: null, updated_at: ctx.clock.now() };
  const bill = (await moveBill(db, before.id, 'PAID', change)) ?? (await refuseStep(db, before.id));
  await audit(db, ctx, {
    action: 'bill.paid',
    target: bill.id,
    actorId: bill.decided_by,
    before: { status: before.status },
    after: { status: 'PAID', receipt: bill.receipt_id, amount: bill.amount, received: bill.received },
  });
  const owner = ownerOf(owners, bill.kind);
  await owner.paid(db, ctx, bill);
  if (!owner.tells) await notifyPayer(db, ctx, bill, 'BILL_PAID');
  const surplus = bill.received - bill.amount;
  if (surplus > 0) await openRefund(db, ctx, { bill, why: 'surplus', amount: surplus });
  return bill;
}

/** What was given up meanwhile is not owed any more: then less may be enough. */
async function leaveOpen(
  db: Database,
  ctx: BillContext,
  owners: readonly BillOwner[],
  before: BillRow,
): Promise<BillRow> {
  const left = await recountBill(db, ctx, owners, before);
  if (left.status === 'PAID' || left.status === 'CANCELLED') return left;
  const now = ctx.clock.now();
  const change = { short_at: left.short_at ?? now, reason: null, updated_at: now };
  const open =
    left.status === 'OPEN'
      ? await changeBill(db, left.id, change)
      : ((await moveBill(db, left.id, 'OPEN', change)) ?? (await refuseStep(db, left.id)));
  const owner = ownerOf(owners, open.kind);
  const bill = await changeBill(db, open.id, { pay_by: await owner.short(db, ctx, open) });
  await audit(db, ctx, {
    action: 'bill.short',
    target: bill.id,
    actorId: bill.decided_by,
    after: { status: 'OPEN', amount: bill.amount, received: bill.received },
  });
  const rest = bill.amount - bill.received;
  const asked = askedFor({ rest });
  const way = asked === rest ? 'rest' : 'least';
  await notifyPayer(db, ctx, bill, 'BILL_SHORT', { received: bill.received, rest, asked, way });
  return bill;
}

function notifyPayer(
  db: Database,
  ctx: BillContext,
  bill: BillRow,
  type: 'BILL_PAID' | 'BILL_REJECTED' | 'BILL_SHORT',
  details: Record<string, number | string> = {},
  reason?: Trilingual,
): Promise<void> {
  return sendNotification(db, ctx, [bill.user_id], {
    type,
    details: { reference: bill.reference, ...details },
    ...(reason ? { reason } : {}),
    ...(bill.page === null ? {} : { link: bill.page }),
  });
}
