import type { ConsoleList } from '#features/people/console/console-list.ts';
import { askedOrder, consolePageSize, pageOf, placeIn, readMoment } from '#features/people/console/keyset.server.ts';
import type { Database } from '#db/database.ts';
import { AppError } from '#lib/errors.ts';
import { parseLocale } from '#lib/locale.ts';
import { trilingual } from '#lib/trilingual.ts';
import type { RequestContext } from '#platform/context.ts';
import { bankAccount } from './bank.ts';
import { arrivalRows } from './confirmation-queries.server.ts';
import { readPending } from './confirmations.server.ts';
import { refundsOfBill } from './refund-queries.server.ts';
import { earlierUses } from './receipts/receipt-queries.server.ts';
import {
  decisionPageOf,
  type EarlierReceiptUse,
  type Remittance,
  type RemittanceFilter,
  type RemittanceRow,
  type ShownReceipt,
} from './remittance.ts';
import {
  countWaiting,
  nextWaiting,
  ordersOfBill,
  partiesOf,
  receiptRows,
  remittanceRow,
  remittanceRows,
  remittanceSorts,
  sortedRemittances,
} from './remittance-queries.server.ts';

type RemittanceResult = Awaited<ReturnType<typeof remittanceRows>>[number];

export async function listRemittances(
  { db }: Pick<RequestContext, 'db'>,
  filter: RemittanceFilter,
  after: string | null,
  sort: string | null = null,
): Promise<{ list: ConsoleList<RemittanceRow>; waiting: number }> {
  const limit = consolePageSize + 1;
  const order = askedOrder({ sort, after }, remittanceSorts, limit);
  const found =
    order === null
      ? await remittanceRows(db, filter, readMoment(after), limit)
      : await sortedRemittances(db, filter, order);
  const { rows, next } = pageOf(found, (row) => placeIn(order, row, [row.submitted_at?.getTime() ?? 0, row.id]));
  return { list: { rows: rows.map(rowOf), next }, waiting: await countWaiting(db) };
}

export async function readRemittance({ db }: Pick<RequestContext, 'db'>, id: string): Promise<Remittance> {
  const row = await remittanceRow(db, id);
  if (!row) throw new AppError('not_found');
  const receipts = await receiptRows(db, id);
  return {
    id: row.id,
    reference: row.reference,
    kind: row.kind,
    subject: row.subject,
    amount: row.amount,
    status: row.status,
    payBy: row.pay_by?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    decided:
      row.decided_at && row.status !== 'SUBMITTED'
        ? { at: row.decided_at.toISOString(), by: row.decider ?? '', reason: trilingual(row.reason) }
        : null,
    payer: {
      id: row.user_id,
      nickname: row.nickname,
      email: row.email,
      mobile: row.mobile,
      locale: parseLocale(row.locale) ?? 'en',
    },
    sellers: (await partiesOf(db, row)).sellers,
    orders: await ordersOfBill(db, id),
    received: row.received,
    rest: Math.max(0, row.amount - row.received),
    account: bankAccount.safeParse(row.account).data ?? null,
    pending: await readPending(db, id),
    arrivals: (await arrivalRows(db, id)).map(({ amount, ended_at, nickname, receipt_id, reason }) => ({
      amount,
      at: (ended_at ?? row.updated_at).toISOString(),
      by: nickname,
      receipt: receipt_id,
      reason,
    })),
    refunds: (await refundsOfBill(db, id)).map((refund) => ({
      id: refund.id,
      amount: refund.amount,
      why: refund.why,
      state: refund.state,
      number: refund.number,
    })),
    receipts: await Promise.all(receipts.map((receipt) => receiptOf(db, receipt))),
    elsewhere: decisionPageOf(row),
    next: await nextWaiting(db, id),
  };
}

function rowOf(row: RemittanceResult): RemittanceRow {
  const { id, reference, kind, amount, status, stated } = row;
  return {
    id,
    reference,
    kind,
    amount,
    status,
    stated,
    payer: row.nickname,
    seenBefore: row.same_as !== null,
    received: row.received,
    pending: row.pending,
    submittedAt: row.submitted_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  };
}

async function receiptOf(db: Database, row: Awaited<ReturnType<typeof receiptRows>>[number]): Promise<ShownReceipt> {
  const [first, ...more] = row.same_how === null ? [] : (await earlierUses(db, row.id)).map(useOf);
  return {
    id: row.id,
    picture: pictureOf(row.media_id),
    amount: row.amount,
    remark: row.remark,
    at: row.created_at.toISOString(),
    seenBefore: row.same_how && first ? { how: row.same_how, ...first, more } : null,
  };

  function useOf(use: Awaited<ReturnType<typeof earlierUses>>[number]): EarlierReceiptUse {
    return {
      billId: use.bill_id,
      reference: use.reference,
      status: use.status,
      payer: use.nickname,
      samePayer: use.user_id === row.user_id,
      picture: pictureOf(use.media_id),
      at: use.created_at.toISOString(),
    };
  }
}

/** Each view is audited. */
function pictureOf(mediaId: string | null): string | null {
  return mediaId === null ? null : `/api/media/${mediaId}/file`;
}
