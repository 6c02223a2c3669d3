import type { Database } from '#db/database.ts';
import { lockBankAccount } from '#features/people/bank-accounts/bank-accounts.server.ts';
import type { BankAccountChange, BankAccountForm } from '#features/people/bank-accounts/bank-account.ts';
import { isSameAccount, maskedAccount } from '#features/people/bank-accounts/bank-account.ts';
import { banks } from '#features/people/bank-accounts/banks.ts';
import { confirmPassword } from '#features/people/accounts/sign-in/password.server.ts';
import { findUserById } from '#features/people/accounts/users.server.ts';
import { requireNotOwnMatter } from '#features/people/console/own-matter.ts';
import { sendNotification } from '#features/people/notifications/send-notification.server.ts';
import { payerAccount } from '#features/trade/ledger/book.ts';
import { isPictureKnown } from '#features/trade/ledger/known-picture.server.ts';
import { bookRefund, bookRounding, claimTransfer } from '#features/trade/ledger/ledger.server.ts';
import { leastTransfer } from '#features/trade/transfers/transfer-limits.ts';
import { AppError } from '#lib/errors.ts';
import { newId } from '#lib/id.ts';
import type { Trilingual } from '#lib/trilingual.ts';
import { audit } from '#platform/audit-queries.server.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext } from '#platform/context.ts';
import { ownerOf, type BillContext, type BillOwner } from './bill-owners.ts';
import { findBill, lockBill, type BillRow } from './bill-queries.server.ts';
import {
  isUnsent,
  storedPayeeAccount,
  type PayeeAccount,
  type RefundData,
  type RefundReason,
  type SendRefund,
} from './refund.ts';
import {
  changeDueRefund,
  countDueOfOrder,
  dropExpected,
  findRefund,
  followAccount,
  forgetAccountOfLeaver,
  hasTransferableRefund,
  insertRefund,
  lastRefundAccount,
  lockUnsentRefunds,
  makeExpectedDue,
  nameUnsentAccount,
  ownRefund,
  refundsOf,
  smallRefundsOf,
  unsentRefundsOf,
  type NamedRefundRow,
  type RefundRow,
} from './refund-queries.server.ts';
import { partiesOf } from './remittance-queries.server.ts';

export { refundsOfBill, refundSumsOf } from './refund-queries.server.ts';

interface NewRefund {
  bill: Pick<BillRow, 'id' | 'user_id' | 'reference' | 'page'>;
  order?: { id: string; number: string };
  returnId?: string;
  why: RefundReason;
  /** Which goods, where it is for some of an order. */
  lines?: readonly { position: number; quantity: number }[];
  /** What they are called, for its payer. */
  named?: { thing?: Trilingual; more: number };
  amount: number;
}

/**
 * Before anybody is told of something that may give money back: whoever names an account holds it, then what is not
 * sent, then tells of it. The bill is locked by the caller.
 */
export async function holdRefundsOf(db: Database, userId: string): Promise<void> {
  await lockBankAccount(db, userId);
  await lockUnsentRefunds(db, userId);
}

/**
 * Money is due back to its payer, who is asked where to. The bill is locked by the caller, and what is not sent held
 * (`holdRefundsOf`): an account that is being named would not reach this one.
 */
export async function openRefund(
  db: Database,
  ctx: BillContext,
  { bill, order, returnId, why, lines = [], named, amount }: NewRefund,
): Promise<RefundRow> {
  const now = ctx.clock.now();
  const known = await accountFor(db, bill);
  const expected = order && why === 'cancelled' ? await makeExpectedDue(db, order.id, now) : undefined;
  const refund =
    expected ??
    (await insertRefund(db, {
      id: newId('rf', now),
      bill_id: bill.id,
      order_id: order?.id ?? null,
      return_id: returnId ?? null,
      user_id: bill.user_id,
      why,
      lines: JSON.stringify(lines),
      amount,
      account: known && JSON.stringify(known),
      created_at: now,
    }));
  const account = storedPayeeAccount.safeParse(refund.account).data ?? null;
  await audit(db, ctx, {
    action: 'refund.due',
    target: refund.id,
    after: { bill: bill.id, order: order?.id ?? null, why, amount },
  });
  await sendNotification(db, ctx, [bill.user_id], {
    type: 'REFUND_DUE',
    details: { number: order?.number ?? bill.reference, ...named, amount, why, account: whereTo(amount, account) },
    ...(bill.page === null ? {} : { link: bill.page }),
  });
  await waiveOfLeaver(db, ctx, bill.user_id);
  return refund;
}

/**
 * An order was given up while its receipt is checked: what it cost goes back once the money is there, and its payer can
 * say where to at once.
 */
export async function expectRefund(
  db: Database,
  ctx: Pick<BillContext, 'clock'>,
  { bill, order, amount }: Required<Pick<NewRefund, 'bill' | 'order' | 'amount'>>,
): Promise<void> {
  const now = ctx.clock.now();
  const account = await accountFor(db, bill);
  await insertRefund(db, {
    id: newId('rf', now),
    bill_id: bill.id,
    order_id: order.id,
    user_id: bill.user_id,
    why: 'cancelled',
    state: 'EXPECTED',
    amount,
    account: account && JSON.stringify(account),
    created_at: now,
  });
}

/** No money came for it after all. */
export function expectNoRefund(db: Database, orderId: string): Promise<void> {
  return dropExpected(db, orderId);
}

/**
 * An admin has sent it, with the transfer's receipt. Nobody sends money to themselves, or for a sale of their own. The
 * payer's refunds that no bank transfers go `along`: those the window showed, all of them or none, and none whose payer
 * has named another account for it.
 */
export async function sendRefund(
  ctx: RequestContext,
  owners: readonly BillOwner[],
  adminId: string,
  id: string,
  { media, account, along = [], reason }: SendRefund,
): Promise<{ state: RefundRow['state'] }> {
  const known = await isPictureKnown(ctx, adminId, media);
  return commit(ctx, async (db) => {
    const refunds = await refundsOfTransfer(db, id, along);
    const total = refunds.reduce((sum, { amount }) => sum + amount, 0);
    if (total < leastTransfer) throw new AppError('refund_small', { values: { least: leastTransfer } });
    const bills = await lockBillsToSend(db, adminId, refunds);
    const transfer = await claimTransfer(db, ctx, adminId, { media, known, reason });
    const { user_id: payer } = refunds[0];
    await lockUnsentRefunds(db, payer);
    const named = storedPayeeAccount.safeParse((await findRefund(db, id))?.account).data ?? null;
    for (const refund of refunds) {
      const own = storedPayeeAccount.safeParse((await findRefund(db, refund.id))?.account).data ?? null;
      if (own !== null && !isSameAccount(own, named)) throw new AppError('refund_account');
      const change = {
        state: 'SENT' as const,
        account: named && JSON.stringify(named),
        receipt: media,
        sent_by: adminId,
        sent_at: ctx.clock.now(),
      };
      const sent = await changeDueRefund(db, refund.id, change);
      if (!sent) throw await stateFault(db, refund.id);
      // Under one entry of the book only: a receipt stands for one transfer.
      const by = { actorId: adminId, ...(sent.id === id ? { transfer } : {}) };
      const why = reason === undefined ? {} : { reason };
      await recordSent(db, ctx, owners, { sent, bill: bills.get(sent.bill_id)!, by, why });
    }
    if (!isSameAccount(account, named)) throw new AppError('refund_account');
    const bill = bills.get(refunds[0].bill_id)!;
    await sendNotification(db, ctx, [payer], {
      type: 'REFUND_SENT',
      details: { number: bill.reference, amount: total },
      ...(bill.page === null ? {} : { link: bill.page }),
    });
    await waiveOfLeaver(db, ctx, payer);
    return { state: 'SENT' };
  });
}

/** The one that was asked for first. Others go along where they are the same payer's and too small for a transfer. */
async function refundsOfTransfer(
  db: Database,
  id: string,
  along: readonly string[],
): Promise<[RefundRow, ...RefundRow[]]> {
  const first = await findRefund(db, id);
  if (!first) throw new AppError('not_found');
  const others: RefundRow[] = [];
  for (const other of new Set(along)) {
    const found = other === id ? undefined : await findRefund(db, other);
    if (!found || found.user_id !== first.user_id || found.amount >= leastTransfer)
      throw new AppError('not_found', { field: 'along' });
    others.push(found);
  }
  return [first, ...others];
}

/** By their ids, as everywhere. */
async function lockBillsToSend(
  db: Database,
  adminId: string,
  refunds: readonly RefundRow[],
): Promise<Map<string, BillRow>> {
  const bills = new Map<string, BillRow>();
  for (const id of [...new Set(refunds.map(({ bill_id }) => bill_id))].toSorted()) {
    const bill = await lockBill(db, id);
    if (!bill) throw new AppError('not_found');
    const { payer, sellers } = await partiesOf(db, bill);
    requireNotOwnMatter(adminId, [payer, ...sellers]);
    bills.set(id, bill);
  }
  return bills;
}

async function recordSent(
  db: Database,
  ctx: RequestContext,
  owners: readonly BillOwner[],
  {
    sent,
    bill,
    by,
    why,
  }: { sent: RefundRow; bill: BillRow; by: Parameters<typeof bookRefund>[3]; why: { reason?: string } },
): Promise<void> {
  const { id, amount, order_id } = sent;
  const booked = { id, memo: bill.reference, amount, billId: bill.id, ofOrder: order_id !== null };
  await bookRefund(db, ctx, booked, by);
  await audit(db, ctx, {
    action: 'refund.sent',
    target: id,
    actorId: by.actorId,
    before: { state: 'DUE' },
    after: { state: 'SENT', amount, receipt: sent.receipt, ...why },
  });
  await forgetAccountOfLeaver(db, id);
  await ownerOf(owners, bill.kind).refunded?.(db, ctx, sent);
}

/**
 * Somebody leaves, or has left: what is due to them and no bank transfers, by itself or together, is given up. It has no
 * order: those cost more.
 */
export async function waiveSmallRefunds(db: Database, ctx: Pick<BillContext, 'clock'>, userId: string): Promise<void> {
  const small = await smallRefundsOf(db, userId);
  const sum = small.reduce((all, { amount }) => all + amount, 0);
  if (sum >= leastTransfer || (await hasTransferableRefund(db, userId))) return;
  for (const { id, bill_id, reference } of small.filter(({ order_id }) => order_id === null)) {
    const waived = await changeDueRefund(db, id, { state: 'WAIVED' });
    if (!waived) continue;
    const about = { subject: id, memo: reference, account: payerAccount(bill_id) };
    await bookRounding(db, ctx, about, waived.amount);
  }
}

async function waiveOfLeaver(db: Database, ctx: Pick<BillContext, 'clock'>, userId: string): Promise<void> {
  if (!(await findUserById(db, userId))) await waiveSmallRefunds(db, ctx, userId);
}

/**
 * The payer names the account, with their password, while it is not sent yet; others that are not sent follow, those for
 * which one was named excepted.
 * A change is audited, and the person is notified by mail as well.
 */
export async function nameRefundAccount(
  ctx: RequestContext,
  userId: string,
  id: string,
  { password, bin, account, holder }: BankAccountChange,
): Promise<RefundData> {
  if (!(await ownRefund(ctx.db, userId, id))) throw new AppError('not_found');
  await confirmPassword(ctx, userId, password, 'password');
  return commit(ctx, async (db) => {
    // All of them, because others may follow: naming two at once must not deadlock.
    await lockUnsentRefunds(db, userId);
    const own = await ownRefund(db, userId, id);
    if (!own) throw new AppError('not_found');
    const named = payeeOf({ bin, account, holder });
    const before = storedPayeeAccount.safeParse(own.account).data;
    const same = before !== undefined && accountKey(before) === accountKey(named);
    if (same && own.named_at !== null && isUnsent(own.state)) return refundOf(own);
    const changed = await nameUnsentAccount(db, id, JSON.stringify(named), ctx.clock.now());
    if (!changed) throw await stateFault(db, id);
    if (same) return refundOf({ ...own, ...changed });
    await followAccount(db, userId, JSON.stringify(named));
    const masked = maskedAccount(account);
    await audit(db, ctx, {
      action: 'refund.account',
      target: id,
      actorId: userId,
      before: before ? { bank: before.bank, account: maskedAccount(before.account), holder: before.holder } : undefined,
      after: { bank: named.bank, account: masked, holder },
    });
    await sendNotification(db, ctx, [userId], {
      type: 'REFUND_ACCOUNT',
      details: { number: own.number ?? own.reference, bank: named.bank, account: masked },
      ...(own.page === null ? {} : { link: own.page }),
    });
    return refundOf({ ...own, ...changed });
  });
}

function whereTo(amount: number, account: PayeeAccount | null): 'small' | 'none' | 'known' {
  if (amount < leastTransfer) return 'small';
  return account === null ? 'none' : 'known';
}

function accountKey({ bin, account, holder }: PayeeAccount): string {
  return `${bin} ${account} ${holder}`;
}

export async function listRefunds(
  { db }: Pick<RequestContext, 'db'>,
  userId: string,
  of: { bill?: string; order?: string } = {},
): Promise<RefundData[]> {
  return (await refundsOf(db, userId, of)).map(refundOf);
}

/** What goes back to a person who has not said where to; nobody is asked for what no bank transfers. */
export async function refundsWithoutAccount(
  db: Database,
  userId: string,
): Promise<{ id: string; order: string | null; page: string | null; number: string; amount: number }[]> {
  return (await unsentRefundsOf(db, userId))
    .filter(({ account, amount }) => amount >= leastTransfer && !storedPayeeAccount.safeParse(account).success)
    .map(({ id, order, page, number, reference, amount }) => ({
      id,
      order,
      page,
      number: number ?? reference,
      amount,
    }));
}

/** Whether something of an order is still to be sent back. */
export async function hasDueRefund(db: Database, orderId: string): Promise<boolean> {
  return (await countDueOfOrder(db, orderId)) > 0;
}

function refundOf(row: NamedRefundRow): RefundData {
  return {
    id: row.id,
    reference: row.reference,
    order: row.order_id === null || row.number === null ? null : { id: row.order_id, number: row.number },
    amount: row.amount,
    why: row.why,
    state: row.state,
    account: storedPayeeAccount.safeParse(row.account).data ?? null,
    since: row.created_at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
  };
}

/** A seller is paid elsewhere from now on: refunds that are not sent follow, as where an account is named for one. */
export async function followSellerAccount(db: Database, userId: string, own: BankAccountForm): Promise<void> {
  await lockUnsentRefunds(db, userId);
  await followAccount(db, userId, JSON.stringify(payeeOf(own)));
}

/** Where what goes back of a bill goes: of whoever has left, as they had named it by then. */
async function accountFor(db: Database, { id, user_id }: NewRefund['bill']): Promise<PayeeAccount | null> {
  const known = await knownAccount(db, user_id);
  return known ?? storedPayeeAccount.safeParse((await findBill(db, id))?.leaver_account).data ?? null;
}

/** What they last named: for a refund, or where a seller is paid. */
export async function knownAccount(db: Database, userId: string): Promise<PayeeAccount | null> {
  const last = await lastRefundAccount(db, userId);
  const named = storedPayeeAccount.safeParse(last?.account).data;
  const own = await lockBankAccount(db, userId);
  if (own && (!last || !named || own.updated_at > last.at)) return payeeOf(own);
  return named ?? null;
}

function payeeOf({ bin, account, holder }: BankAccountForm): PayeeAccount {
  return { bin, bank: banks[bin] ?? bin, account, holder };
}

async function stateFault(db: Database, id: string): Promise<AppError> {
  const state = (await findRefund(db, id))?.state ?? 'SENT';
  return new AppError('refund_state', { state, values: { state } });
}
