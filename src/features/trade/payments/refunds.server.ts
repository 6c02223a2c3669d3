import type { Database } from '#db/database.ts';
import { findBankAccount } from '#features/people/bank-accounts/bank-accounts.server.ts';
import type { BankAccountChange } from '#features/people/bank-accounts/bank-account.ts';
import { maskedAccount } from '#features/people/bank-accounts/bank-account.ts';
import { banks } from '#features/people/bank-accounts/banks.ts';
import { confirmPassword } from '#features/people/accounts/sign-in/password.server.ts';
import { requireNotOwnMatter } from '#features/people/console/own-matter.ts';
import { sendNotification } from '#features/people/notifications/send-notification.server.ts';
import { bookRefund, claimTransfer } from '#features/trade/ledger/ledger.server.ts';
import { AppError } from '#lib/errors.ts';
import { newId } from '#lib/id.ts';
import { audit } from '#platform/audit-queries.server.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext } from '#platform/context.ts';
import { ownerOf, type BillContext, type BillOwner } from './bill-owners.ts';
import { lockBill, type BillRow } from './bill-queries.server.ts';
import {
  storedPayeeAccount,
  type PayeeAccount,
  type RefundData,
  type RefundReason,
  type SendRefund,
} from './refund.ts';
import {
  changeDueRefund,
  countDueOfOrder,
  dueRefundsOf,
  fillDueRefunds,
  findRefund,
  forgetAccountOfLeaver,
  insertRefund,
  lastRefundAccount,
  lockDueRefunds,
  ownRefund,
  refundsOf,
  type NamedRefundRow,
  type RefundRow,
} from './refund-queries.server.ts';
import { partiesOf } from './remittance-queries.server.ts';

interface NewRefund {
  bill: Pick<BillRow, 'id' | 'user_id' | 'reference' | 'page'>;
  order?: { id: string; number: string };
  returnId?: string;
  why: RefundReason;
  /** Which goods, where it is for some of an order. */
  lines?: readonly { position: number; quantity: number }[];
  amount: number;
}

/** Money is due back to its payer, who is asked where to. The bill is locked by the caller. */
export async function openRefund(
  db: Database,
  ctx: BillContext,
  { bill, order, returnId, why, lines = [], amount }: NewRefund,
): Promise<RefundRow> {
  const now = ctx.clock.now();
  const account = await knownAccount(db, bill.user_id);
  const refund = await insertRefund(db, {
    id: newId('rf', now),
    bill_id: bill.id,
    order_id: order?.id ?? null,
    return_id: returnId ?? null,
    user_id: bill.user_id,
    why,
    lines: JSON.stringify(lines),
    amount,
    account: account && JSON.stringify(account),
    created_at: now,
  });
  await audit(db, ctx, {
    action: 'refund.due',
    target: refund.id,
    after: { bill: bill.id, order: order?.id ?? null, why, amount },
  });
  await sendNotification(db, ctx, [bill.user_id], {
    type: 'REFUND_DUE',
    details: { number: order?.number ?? bill.reference, amount, why, account: account === null ? 'none' : 'known' },
    ...(bill.page === null ? {} : { link: bill.page }),
  });
  return refund;
}

/** An admin has sent it, with the transfer's receipt. Nobody sends money to themselves, or for a sale of their own. */
export async function sendRefund(
  ctx: RequestContext,
  owners: readonly BillOwner[],
  adminId: string,
  id: string,
  { media, account }: SendRefund,
): Promise<{ state: RefundRow['state'] }> {
  return commit(ctx, async (db) => {
    const found = await findRefund(db, id);
    if (!found) throw new AppError('not_found');
    const bill = await lockBill(db, found.bill_id);
    if (!bill) throw new AppError('not_found');
    const { payer, sellers } = await partiesOf(db, bill);
    requireNotOwnMatter(adminId, [payer, ...sellers]);
    const transfer = await claimTransfer(db, ctx, adminId, media);
    const sent = await changeDueRefund(db, id, {
      state: 'SENT',
      receipt: media,
      sent_by: adminId,
      sent_at: ctx.clock.now(),
    });
    if (!sent) throw await stateFault(db, id);
    if (account !== undefined && numberOf(account) !== numberOf(storedPayeeAccount.safeParse(sent.account).data))
      throw new AppError('refund_account');
    await bookRefund(
      db,
      ctx,
      { id, memo: bill.reference, amount: sent.amount, billId: bill.id, ofOrder: sent.order_id !== null },
      { actorId: adminId, transfer },
    );
    await audit(db, ctx, {
      action: 'refund.sent',
      target: id,
      actorId: adminId,
      before: { state: 'DUE' },
      after: { state: 'SENT', amount: sent.amount, receipt: media },
    });
    await forgetAccountOfLeaver(db, id);
    await ownerOf(owners, bill.kind).refunded?.(db, ctx, sent);
    await sendNotification(db, ctx, [bill.user_id], {
      type: 'REFUND_SENT',
      details: { number: bill.reference, amount: sent.amount },
      ...(bill.page === null ? {} : { link: bill.page }),
    });
    return { state: sent.state };
  });
}

/**
 * The payer names the account, with their password, while it is not sent yet; other due refunds that have none follow.
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
    await lockDueRefunds(db, userId);
    const own = await ownRefund(db, userId, id);
    if (!own) throw new AppError('not_found');
    const named: PayeeAccount = { bin, bank: banks[bin] ?? bin, account, holder };
    const before = storedPayeeAccount.safeParse(own.account).data;
    if (own.state === 'DUE' && before && accountKey(before) === accountKey(named)) return refundOf(own);
    const changed = await changeDueRefund(db, id, { account: JSON.stringify(named) });
    if (!changed) throw await stateFault(db, id);
    await fillDueRefunds(db, userId, JSON.stringify(named));
    const masked = maskedAccount(account);
    await audit(db, ctx, {
      action: 'refund.account',
      target: id,
      actorId: userId,
      before: before ? { bank: before.bank, account: maskedAccount(before.account), holder: before.holder } : undefined,
      after: { bank: named.bank, account: masked, holder },
    });
    await sendNotification(db, ctx, [userId], {
      type: 'BANK_ACCOUNT_CHANGED',
      details: { bank: named.bank, account: masked },
      ...(own.page === null ? {} : { link: own.page }),
    });
    return refundOf({ ...own, ...changed });
  });
}

function accountKey({ bin, account, holder }: PayeeAccount): string {
  return `${bin} ${account} ${holder}`;
}

function numberOf(given: Pick<PayeeAccount, 'bin' | 'account'> | null | undefined): string | null {
  return given ? `${given.bin} ${given.account}` : null;
}

export async function listRefunds(
  { db }: Pick<RequestContext, 'db'>,
  userId: string,
  of: { bill?: string; order?: string } = {},
): Promise<RefundData[]> {
  return (await refundsOf(db, userId, of)).map(refundOf);
}

/** What is due back to a person who has not said where to. */
export async function refundsWithoutAccount(
  db: Database,
  userId: string,
): Promise<{ id: string; number: string; amount: number }[]> {
  return (await dueRefundsOf(db, userId))
    .filter(({ account }) => !storedPayeeAccount.safeParse(account).success)
    .map(({ id, number, reference, amount }) => ({ id, number: number ?? reference, amount }));
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

/** What they last named, or where a seller is paid. */
async function knownAccount(db: Database, userId: string): Promise<PayeeAccount | null> {
  const last = storedPayeeAccount.safeParse(await lastRefundAccount(db, userId)).data;
  if (last) return last;
  const own = await findBankAccount(db, userId);
  return own ? { bin: own.bin, bank: banks[own.bin] ?? own.bin, account: own.account, holder: own.holder } : null;
}

async function stateFault(db: Database, id: string): Promise<AppError> {
  const state = (await findRefund(db, id))?.state ?? 'SENT';
  return new AppError('refund_state', { state, values: { state } });
}
