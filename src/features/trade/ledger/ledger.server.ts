import type { Database } from '#db/database.ts';
import { requireNotOwnMatter } from '#features/people/console/own-matter.ts';
import { isSameAccount, shownAccount } from '#features/people/bank-accounts/bank-account.ts';
import { lockBankAccount, type BankAccountRow } from '#features/people/bank-accounts/bank-accounts.server.ts';
import { lastReturnMoment } from '#features/catalogue/offers/return-terms.ts';
import { sendNotification } from '#features/people/notifications/send-notification.server.ts';
import { claimPicture } from '#features/foundation/media/media.server.ts';
import { merchantOfUser } from '#features/catalogue/merchants/merchants.server.ts';
import { leastTransfer } from '#features/trade/transfers/transfer-limits.ts';
import { AppError } from '#lib/errors.ts';
import { newId } from '#lib/id.ts';
import { dashboardSection } from '#lib/person.ts';
import { audit } from '#platform/audit-queries.server.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext } from '#platform/context.ts';
import {
  accounts,
  merchantAccount,
  payerAccount,
  paymentOf,
  payoutOf,
  receiptOf,
  refundOf,
  repaymentOf,
  reversalOf,
  roundingOf,
  settlementOf,
  type Entry,
  type PayoutForm,
  type Posting,
  type RepaymentForm,
  type Statement,
} from './book.ts';
import {
  balanceOf,
  balancesOf,
  countPayouts,
  entriesOf,
  insertEntry,
  insertPayoutAccount,
  isBooked,
  isRepaid,
  isUsedReceipt,
  lockMerchant,
  postingsOf,
} from './ledger-queries.server.ts';
import { commissionAt } from './commission.server.ts';
import { isPictureKnown } from './known-picture.server.ts';
import { safeToPay } from './payout.ts';
import { returnableSalesOf } from './payout-queries.server.ts';
import { sameReference } from './ledger-limits.ts';

type BookingContext = Pick<RequestContext, 'clock'>;
/** The fields of an order the ledger needs. */
export interface BookedOrder {
  id: string;
  number: string;
  total: number;
  merchantId: string;
  billId: string;
  /** Kept with it since it was placed; none in older ones. */
  commission?: number | null;
}
/** The fields of a bill the ledger needs. */
export interface BookedBill {
  id: string;
  reference: string;
}
interface Transfer {
  media: string;
  hash: string;
}
interface BookingDetails {
  actorId: string | null;
  transfer?: Transfer;
}

/** Money of a payer has arrived. The subject is its receipt, so that none is booked twice. */
export function bookReceipt(
  db: Database,
  ctx: BookingContext,
  bill: BookedBill,
  { subject, amount }: { subject: string; amount: number },
  about: BookingDetails,
): Promise<void> {
  return insertBooking(db, ctx, 'receipt', subject, bill.reference, receiptOf(amount, bill.id), about);
}

/** An order is paid with it; in the transaction that confirms it. */
export function bookPayment(
  db: Database,
  ctx: BookingContext,
  { id, number, total, billId }: BookedOrder,
  about: BookingDetails,
): Promise<void> {
  return insertBooking(db, ctx, 'payment', id, number, paymentOf(total, billId), about);
}

/** A plan, or joining, is paid with it: the company's own income. */
export function bookFee(
  db: Database,
  ctx: BookingContext,
  { id, reference, amount }: BookedBill & { amount: number },
  about: BookingDetails,
): Promise<void> {
  return insertBooking(db, ctx, 'payment', id, reference, paymentOf(amount, id, 'fees'), about);
}

/** Whether the payment of an order is booked. */
export function isPaymentBooked(db: Database, orderId: string): Promise<boolean> {
  return isBooked(db, 'payment', orderId);
}

/** The order is complete; the commission is the one that held when it was placed. */
export async function bookSettlement(
  db: Database,
  ctx: BookingContext,
  order: BookedOrder,
  about: BookingDetails,
): Promise<void> {
  const basisPoints = order.commission ?? (await commissionAt(db, ctx.clock.now()));
  await insertBooking(
    db,
    ctx,
    'settlement',
    order.id,
    order.number,
    settlementOf(order.total, order.merchantId, basisPoints),
    about,
  );
}

/** What goes back to a payer: of an order what is held for it, else what they sent for the bill and nothing needs. */
export function bookRefund(
  db: Database,
  ctx: BookingContext,
  { id, memo, amount, billId, ofOrder }: { id: string; memo: string; amount: number; billId: string; ofOrder: boolean },
  about: BookingDetails,
): Promise<void> {
  const from = ofOrder ? accounts.held : payerAccount(billId);
  return insertBooking(db, ctx, 'refund', id, memo, refundOf(amount, from), about);
}

/**
 * Goods of a complete order were returned: their part of the settlement is reversed; what the merchant was already paid
 * is deducted from what comes next. `before` is what earlier returns of the order have reversed.
 */
export async function bookReturn(
  db: Database,
  ctx: BookingContext,
  order: BookedOrder,
  { id, amount, before }: { id: string; amount: number; before: number },
  about: BookingDetails,
): Promise<void> {
  const settlement = await postingsOf(db, 'settlement', order.id);
  await insertBooking(db, ctx, 'return', id, order.number, reversalOf(settlement, amount, before), about);
}

/** What is left in an account of somebody who leaves, less than a bank transfers. */
export async function bookRounding(
  db: Database,
  ctx: BookingContext,
  { subject, memo, account }: { subject: string; memo: string; account: string },
  amount: number,
): Promise<void> {
  await insertBooking(db, ctx, 'rounding', subject, memo, roundingOf(amount, account), { actorId: null });
}

/** A receipt as it was handed in: whether its picture is known from elsewhere, and why it counts all the same. */
export interface ShownTransfer {
  media: string;
  known: boolean;
  reason: string | undefined;
}

/** The receipt of a transfer we made. One used for another transfer, or submitted by a payer, is refused. */
export async function claimTransfer(
  db: Database,
  ctx: BookingContext,
  adminId: string,
  { media, known, reason }: ShownTransfer,
): Promise<Transfer> {
  const { hash } = await claimPicture(db, ctx.clock, { id: media, ownerId: adminId, kind: 'receipt' });
  if (await isUsedReceipt(db, hash)) throw new AppError('receipt_used', { field: 'media' });
  if (known && reason === undefined) throw new AppError('receipt_seen', { field: 'reason' });
  return { media, hash };
}

/**
 * A manual transfer to a merchant, with its receipt and the account it went to; never more than is owed, never to
 * oneself, and what may still be returned only with a reason; nor where somebody has paid since the window was opened.
 * The seller is told.
 */
export async function payOut(
  ctx: RequestContext,
  adminId: string,
  { merchant, amount, media, memo = '', account, paid, reason }: PayoutForm,
): Promise<Statement> {
  const known = await isPictureKnown(ctx, adminId, media);
  return commit(ctx, async (db) => {
    const shop = await lockMerchant(db, merchant);
    if (!shop) throw new AppError('not_found', { field: 'merchant' });
    requireNotOwnMatter(adminId, [shop.user_id]);
    if (paid !== (await countPayouts(db, merchant))) throw new AppError('conflict');
    const owed = -(await balanceOf(db, merchantAccount(merchant)));
    if (amount > owed)
      throw new AppError('payout_too_much', { field: 'amount', values: { owed }, state: String(owed) });
    const safe = safeToPay({ owed, fresh: await returnableSalesOf(db, merchant, ctx.clock.now()) });
    if (amount > safe && reason === undefined)
      throw new AppError('payout_returnable', { field: 'reason', values: { safe }, state: String(safe) });
    const named = (await lockBankAccount(db, shop.user_id)) ?? null;
    if (!isSameAccount(account, named)) throw new AppError('payout_account');
    const transfer = await claimTransfer(db, ctx, adminId, { media, known, reason });
    const id = newId('j', ctx.clock.now());
    await insertBooking(db, ctx, 'payout', id, memo, payoutOf(amount, merchant), { actorId: adminId, transfer }, id);
    if (named) await insertPayoutAccount(db, { entry_id: id, ...payeeOf(named) });
    await audit(db, ctx, {
      action: 'ledger.payout',
      target: merchant,
      actorId: adminId,
      after: {
        amount,
        receipt: media,
        ...(named && { account: shownAccount(named) }),
        ...(reason === undefined ? {} : { reason, safe }),
      },
    });
    await sendNotification(db, ctx, [shop.user_id], {
      type: 'PAYOUT_SENT',
      details: { amount, account: named ? shownAccount(named) : 'none' },
      link: dashboardSection('merchant', 'statement'),
    });
    return statementOf({ ...ctx, db }, merchant);
  });
}

/**
 * A shop that owes us has transferred something back, as the company's account shows it: the bank's number stands for
 * one transfer. Never more than is owed, the least that can be transferred excepted; never by the shop's own owner.
 */
export function recordRepayment(
  ctx: RequestContext,
  adminId: string,
  { merchant, amount, reference }: RepaymentForm,
): Promise<Statement> {
  return commit(ctx, async (db) => {
    const shop = await lockMerchant(db, merchant);
    if (!shop) throw new AppError('not_found', { field: 'merchant' });
    requireNotOwnMatter(adminId, [shop.user_id]);
    const subject = sameReference(reference);
    if (await isRepaid(db, subject)) throw new AppError('reference_used', { field: 'reference' });
    const owes = Math.max(0, await balanceOf(db, merchantAccount(merchant)));
    if (owes === 0 || amount > Math.max(owes, leastTransfer))
      throw new AppError('repayment_too_much', { field: 'amount', values: { owes }, state: String(owes) });
    await insertBooking(db, ctx, 'repayment', subject, reference, repaymentOf(amount, merchant), { actorId: adminId });
    await audit(db, ctx, {
      action: 'ledger.repayment',
      target: merchant,
      actorId: adminId,
      after: { amount, reference },
    });
    return statementOf({ ...ctx, db }, merchant);
  });
}

/** What a merchant is owed, with the movements. */
export async function readStatement(ctx: Pick<RequestContext, 'db' | 'clock'>, userId: string): Promise<Statement> {
  const merchant = await merchantOfUser(ctx.db, userId);
  if (!merchant) throw new AppError('not_found');
  return statementOf(ctx, merchant.id);
}

/** Every account, and their sum, which is always zero. */
export async function readBalances(
  ctx: Pick<RequestContext, 'db'>,
): Promise<{ sum: number; accounts: { account: string; balance: number }[] }> {
  const all = await balancesOf(ctx.db);
  return { sum: all.reduce((sum, { balance }) => sum + balance, 0), accounts: all };
}

export async function statementOf(
  { db, clock }: Pick<RequestContext, 'db' | 'clock'>,
  merchantId: string,
): Promise<Statement> {
  const account = merchantAccount(merchantId);
  const rows = await entriesOf(db, account, 500);
  const now = clock.now();
  const balance = 0 - (await balanceOf(db, account));
  // The newest come first, and what was paid early was paid for the oldest.
  let unpaid = balance;
  return {
    balance,
    entries: rows.map(({ at, amount, bin, account: paidTo, return_until: until, order_id, ...row }): Entry => {
      const to = bin === null || paidTo === null ? null : shownAccount({ bin, account: paidTo });
      const last = until ?? lastReturnMoment(at);
      const waits = row.kind === 'settlement' && last >= now && unpaid > 0;
      const payableFrom = waits ? new Date(last.getTime() + 1).toISOString() : null;
      if (row.kind === 'settlement') unpaid += amount;
      const order = row.kind === 'settlement' ? row.subject : order_id;
      return { ...row, order, amount: -amount, at: at.toISOString(), paidTo: to, payableFrom };
    }),
  };
}

function payeeOf({ user_id, bin, account, holder }: BankAccountRow) {
  return { user_id, bin, account, holder };
}

async function insertBooking(
  db: Database,
  { clock }: BookingContext,
  kind: Entry['kind'],
  subject: string,
  memo: string,
  postings: readonly Posting[],
  { actorId, transfer }: BookingDetails,
  id = newId('j', clock.now()),
): Promise<void> {
  if (
    !(await insertEntry(
      db,
      {
        id,
        kind,
        subject,
        memo,
        actor_id: actorId,
        receipt: transfer?.media ?? null,
        receipt_hash: transfer?.hash ?? null,
        at: clock.now(),
      },
      postings,
    ))
  )
    throw new AppError('conflict');
}
