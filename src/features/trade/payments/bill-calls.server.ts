import { z } from 'zod';
import { call, type Call } from '#platform/call.ts';
import { bankAccountChange } from '#features/people/bank-accounts/bank-account.ts';
import { billDetail, billPage, billsQuery, receiptForm } from './bill.ts';
import { limitedText } from '#platform/limited-text.ts';
import type { BillOwner } from './bill-owners.ts';
import { listBills, readBill } from './bills.server.ts';
import { submitReceipt } from './receipts.server.ts';
import { refundData } from './refund.ts';
import { listRefunds, nameRefundAccount } from './refunds.server.ts';

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
      data: billDetail,
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
      data: billDetail,
      idempotent: true,
      limit: { hits: 60, seconds: 3600 },
      errors: ['not_found', 'bill_state', 'bill_late'],
      handle: ({ ctx, session, params, body }) => submitReceipt(ctx, owners, session.userId, params.id, body),
    }),
    call({
      method: 'GET',
      path: '/user/refunds',
      who: 'signed-in',
      tag,
      summary: 'Own refunds, newest first: due ones and those that were sent',
      data: z.array(refundData),
      handle: ({ ctx, session }) => listRefunds(ctx, session.userId),
    }),
    call({
      method: 'PUT',
      path: '/user/refunds/{id}/account',
      who: 'signed-in',
      tag,
      summary: 'Names the bank account an own refund goes to, with the password, until it is sent',
      params,
      body: bankAccountChange,
      data: refundData,
      limit: { hits: 30, seconds: 3600 },
      errors: [
        'not_found',
        'refund_state',
        'old_password_error',
        'login_too_many',
        'bank_unknown',
        'bank_number',
        'bank_holder',
      ],
      handle: ({ ctx, session, params, body }) => nameRefundAccount(ctx, session.userId, params.id, body),
    }),
  ];
}
