import { z } from 'zod';
import { call, type Call } from '#platform/call.ts';
import { limitedText } from '#platform/limited-text.ts';
import { billData, billPage, billsQuery, receiptForm } from './bill.ts';
import type { BillOwner } from './bill-owners.ts';
import { listBills, readBill } from './bills.server.ts';
import { submitReceipt } from './receipts.server.ts';

const tag = 'payments';
const params = z.object({ id: limitedText(64) });

/** A person's bills and receipts. */
export function billCalls(owners: readonly BillOwner[]): Call[] {
  return [
    call({
      method: 'GET',
      path: '/user/bills',
      who: 'signed-in',
      tag,
      summary: 'Own bills, newest first; page counts from 0, status is a state or ALL',
      query: billsQuery,
      data: billPage,
      handle: ({ ctx, session, query }) => listBills(ctx, session.userId, query),
    }),
    call({
      method: 'GET',
      path: '/user/bills/{id}',
      who: 'signed-in',
      tag,
      summary: 'One own bill with its last receipt',
      params,
      data: billData,
      errors: ['not_found'],
      handle: ({ ctx, session, params }) => readBill(ctx, session.userId, params.id),
    }),
    call({
      method: 'POST',
      path: '/user/bills/{id}/receipt',
      who: 'signed-in',
      tag,
      summary: 'Shows the receipt of a transfer: an own picture of kind receipt and the amount on it in đồng',
      params,
      body: receiptForm,
      data: billData,
      idempotent: true,
      limit: { hits: 60, seconds: 3600 },
      errors: ['not_found', 'bill_state'],
      handle: ({ ctx, session, params, body }) => submitReceipt(ctx, owners, session.userId, params.id, body),
    }),
  ];
}
