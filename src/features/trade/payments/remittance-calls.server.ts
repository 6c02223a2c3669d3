import { z } from 'zod';
import { csvTypes } from '#features/people/console/csv.server.ts';
import { call, fileCall, type Call } from '#platform/call.ts';
import { limitedText } from '#platform/limited-text.ts';
import type { BillOwner } from './bill-owners.ts';
import { decideBill } from './decide-bill.server.ts';
import { confirmation, decidedData, exportQuery, rejection } from './remittance.ts';
import { exportRemittances } from './remittance-words.server.ts';

const tag = 'admin';
const params = z.object({ id: limitedText(64) });

/** Decisions about the receipts of plans and orders. */
export function remittanceCalls(owners: readonly BillOwner[]): Call[] {
  return [
    call({
      method: 'POST',
      path: '/admin/bills/{id}/confirm',
      who: { permission: 'remittances.decide' },
      tag,
      summary: 'The money has arrived: settles the bill and what it is for',
      params,
      body: confirmation,
      data: decidedData,
      idempotent: true,
      errors: ['not_found', 'own_matter', 'bill_state', 'bill_elsewhere'],
      handle: ({ ctx, session, params, body }) =>
        decideBill(ctx, owners, params.id, { by: session.userId, decision: 'paid', receipt: body.receipt }),
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
      errors: ['not_found', 'own_matter', 'bill_state', 'bill_elsewhere'],
      handle: ({ ctx, session, params, body }) =>
        decideBill(ctx, owners, params.id, {
          by: session.userId,
          decision: 'rejected',
          receipt: body.receipt,
          reason: body.reason,
        }),
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
