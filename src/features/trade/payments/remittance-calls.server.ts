import { z } from 'zod';
import { csvTypes } from '#features/people/console/csv.server.ts';
import { call, fileCall, type Call } from '#platform/call.ts';
import { limitedText } from '#platform/limited-text.ts';
import type { BillOwner } from './bill-owners.ts';
import { confirmArrival, confirmReceipt, rejectBill, takeBackConfirmation } from './confirmations.server.ts';
import { refundStates, sendRefundBody } from './refund.ts';
import { sendRefund } from './refunds.server.ts';
import { arrival, confirmation, decidedData, exportQuery, rejection, takeBack } from './remittance.ts';
import { exportRemittances } from './remittance-words.server.ts';

const tag = 'admin';
const params = z.object({ id: limitedText(64) });

/** Decisions about the receipts of plans and orders, and refunds. */
export function remittanceCalls(owners: readonly BillOwner[]): Call[] {
  return [
    call({
      method: 'POST',
      path: '/admin/bills/{id}/confirm',
      who: { permission: 'remittances.decide' },
      tag,
      summary: 'The money of this receipt was seen in the account, so much of it; takes effect after a minute',
      params,
      body: confirmation,
      data: decidedData,
      idempotent: true,
      errors: ['not_found', 'own_matter', 'bill_state', 'bill_elsewhere', 'reason_needed', 'confirmation_pending'],
      handle: ({ ctx, session, params, body }) => confirmReceipt(ctx, params.id, { by: session.userId, ...body }),
    }),
    call({
      method: 'POST',
      path: '/admin/bills/{id}/arrived',
      who: { permission: 'remittances.decide' },
      tag,
      summary: 'Money without a receipt under review: late, twice, or nobody sent one; takes effect after a minute',
      params,
      body: arrival,
      data: decidedData,
      idempotent: true,
      errors: ['not_found', 'own_matter', 'bill_state', 'bill_elsewhere', 'confirmation_pending', 'conflict'],
      handle: ({ ctx, session, params, body }) => confirmArrival(ctx, params.id, { by: session.userId, ...body }),
    }),
    call({
      method: 'POST',
      path: '/admin/bills/{id}/take-back',
      who: { permission: 'remittances.decide' },
      tag,
      summary: 'Takes a confirmation back before it takes effect',
      params,
      body: takeBack,
      data: decidedData,
      idempotent: true,
      errors: ['not_found', 'own_matter', 'confirmation_done'],
      handle: ({ ctx, session, params, body }) =>
        takeBackConfirmation(ctx, owners, session.userId, params.id, body.confirmation),
    }),
    call({
      method: 'POST',
      path: '/admin/bills/{id}/reject',
      who: { permission: 'remittances.decide' },
      tag,
      summary: 'Turns a receipt down with a reason in one to three languages',
      params,
      body: rejection,
      data: decidedData,
      idempotent: true,
      errors: ['not_found', 'own_matter', 'bill_state', 'bill_elsewhere', 'confirmation_pending'],
      handle: ({ ctx, session, params, body }) =>
        rejectBill(ctx, owners, params.id, { by: session.userId, receipt: body.receipt, reason: body.reason }),
    }),
    call({
      method: 'POST',
      path: '/admin/refunds/{id}/send',
      who: { permission: 'refunds.decide' },
      tag,
      summary: 'A refund has been sent, others too small for a transfer along with it; with the transfer’s receipt',
      params,
      body: sendRefundBody,
      data: z.object({ state: z.enum(refundStates) }),
      idempotent: true,
      errors: [
        'not_found',
        'own_matter',
        'refund_state',
        'refund_account',
        'refund_small',
        'receipt_used',
        'receipt_seen',
      ],
      handle: ({ ctx, session, params, body }) => sendRefund(ctx, owners, session.userId, params.id, body),
    }),
    fileCall({
      path: '/admin/bills.csv',
      who: { permission: 'remittances.see' },
      tag,
      summary: 'Remittances as a file for spreadsheets, filtered as the list is',
      file: csvTypes,
      query: exportQuery,
      limit: { hits: 60, seconds: 3600 },
      handle: async ({ ctx, query }) =>
        exportRemittances(ctx, { state: query.state, kind: query.kind ?? null, words: query.w }),
    }),
  ];
}
