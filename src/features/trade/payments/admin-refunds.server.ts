import type { ConsoleList } from '#features/people/console/console-list.ts';
import { askedOrder, consolePageSize, pageOf, placeIn, readMoment } from '#features/people/console/keyset.server.ts';
import { drawQr } from '#features/trade/transfers/qr-drawing.ts';
import { leastTransfer } from '#features/trade/transfers/transfer-limits.ts';
import { vietQr } from '#features/trade/transfers/viet-qr.ts';
import { AppError } from '#lib/errors.ts';
import { parseLocale } from '#lib/locale.ts';
import type { RequestContext } from '#platform/context.ts';
import { storedPayeeAccount, type AdminRefund, type PayeeAccount, type RefundRowView } from './refund.ts';
import {
  adminRefundRow,
  countDue,
  dueRefundRows,
  nextDue,
  refundSorts,
  smallRefundsAlong,
  sortedDueRefunds,
} from './refund-queries.server.ts';
import { partiesOf } from './remittance-queries.server.ts';

/** What the console shows of refunds (PRODUCT G6): those that are due, and one with all it takes to send it. */
export async function listDueRefunds(
  { db }: Pick<RequestContext, 'db'>,
  after: string | null,
  sort: string | null = null,
): Promise<{ list: ConsoleList<RefundRowView>; count: number; sum: number }> {
  const limit = consolePageSize + 1;
  const order = askedOrder({ sort, after }, refundSorts, limit);
  const found = order === null ? await dueRefundRows(db, readMoment(after), limit) : await sortedDueRefunds(db, order);
  const { rows, next } = pageOf(found, (row) => placeIn(order, row, [row.created_at.toISOString(), row.id]));
  return {
    list: {
      rows: rows.map((row) => ({
        id: row.id,
        reference: row.reference,
        number: row.number,
        payer: row.nickname,
        merchant: row.merchant_name,
        amount: row.amount,
        why: row.why,
        since: row.created_at.toISOString(),
        hasAccount: row.account !== null,
      })),
      next,
    },
    ...(await countDue(db)),
  };
}

export async function readAdminRefund({ db }: Pick<RequestContext, 'db'>, id: string): Promise<AdminRefund> {
  const row = await adminRefundRow(db, id);
  if (!row) throw new AppError('not_found');
  const { payer, sellers } = await partiesOf(db, { id: row.bill_id, user_id: row.user_id });
  const account = storedPayeeAccount.safeParse(row.account).data ?? null;
  const small = row.state === 'DUE' ? await smallRefundsAlong(db, row) : [];
  const total = small.reduce((sum, { amount }) => sum + amount, row.amount);
  return {
    id,
    bill: { id: row.bill_id, reference: row.reference, amount: row.bill_amount, received: row.received },
    order: orderOf(row),
    payer: {
      id: row.user_id,
      nickname: row.nickname,
      email: row.email,
      locale: parseLocale(row.locale) ?? 'en',
    },
    parties: [payer, ...sellers],
    amount: row.amount,
    along: small.map(({ id: other, reference, amount }) => ({ id: other, reference, amount })),
    total,
    why: row.why,
    state: row.state,
    account,
    qr: account && row.state === 'DUE' && total >= leastTransfer ? qrOf(account, total, row.reference) : null,
    since: row.created_at.toISOString(),
    sent: sentOf(row),
    next: row.state === 'DUE' ? await nextDue(db, id) : null,
  };
}

type Row = NonNullable<Awaited<ReturnType<typeof adminRefundRow>>>;

function orderOf({ order_id, number, merchant_name }: Row): AdminRefund['order'] {
  if (order_id === null || number === null || merchant_name === null) return null;
  return { id: order_id, number, merchant: merchant_name };
}

function sentOf({ sent_at, sender, receipt }: Row): AdminRefund['sent'] {
  if (sent_at === null) return null;
  // Each view is audited.
  return { at: sent_at.toISOString(), by: sender ?? '', picture: receipt && `/api/media/${receipt}/file` };
}

function qrOf({ bin, account }: PayeeAccount, amount: number, reference: string) {
  return drawQr(vietQr({ bin, account, amount, purpose: reference }));
}
