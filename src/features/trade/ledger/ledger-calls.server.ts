import { z } from 'zod';
import type { ErrorKey } from '#lib/errors.ts';
import { call, fileCall } from '#platform/call.ts';
import { limitedText } from '#platform/limited-text.ts';
import { balancesData, payoutBody, repaymentBody, statementData } from './book.ts';
import { payOut, readBalances, readStatement, recordRepayment } from './ledger.server.ts';
import { statementQuery } from './statement.ts';
import { ownStatementFile, statementFileOf, type StatementKind } from './statements.server.ts';

const tag = 'ledger';

/** The calls of the ledger (PRODUCT G6). */
export function ledgerCalls() {
  return [
    call({
      method: 'GET',
      path: '/admin/ledger',
      who: { permission: 'ledger.see' },
      tag,
      summary: 'Every account of the money book; their sum is nothing',
      data: balancesData,
      handle: ({ ctx }) => readBalances(ctx),
    }),
    call({
      method: 'POST',
      path: '/admin/payouts',
      who: { permission: 'payouts.decide' },
      tag,
      summary:
        'Books a manual transfer to a merchant with its receipt and the account it went to, never more than is owed',
      body: payoutBody,
      data: statementData,
      idempotent: true,
      errors: [
        'not_found',
        'own_matter',
        'conflict',
        'payout_too_much',
        'payout_returnable',
        'payout_account',
        'receipt_used',
        'receipt_seen',
      ],
      handle: ({ ctx, session, body }) => payOut(ctx, session.userId, body),
    }),
    call({
      method: 'POST',
      path: '/admin/repayments',
      who: { permission: 'payouts.decide' },
      tag,
      summary: 'Books what a merchant who owes the house has transferred back, once for each number of the bank',
      body: repaymentBody,
      data: statementData,
      idempotent: true,
      errors: ['not_found', 'own_matter', 'repayment_too_much', 'reference_used'],
      handle: ({ ctx, session, body }) => recordRepayment(ctx, session.userId, body),
    }),
    call({
      method: 'GET',
      path: '/merchant/statement',
      who: { permission: 'statement.see' },
      tag,
      summary: 'What the house owes the own shop and how it came to that',
      data: statementData,
      errors: ['not_found'],
      handle: ({ ctx, session }) => readStatement(ctx, session.userId),
    }),
    ...(['pdf', 'csv'] as const).flatMap(statementFiles),
  ];
}

/** As PDF and as CSV; of one month or of all. */
function statementFiles(kind: StatementKind) {
  const common = {
    tag,
    file: [{ pdf: 'application/pdf', csv: 'text/csv' }[kind]],
    query: statementQuery,
    limit: { hits: 60, seconds: 3600 },
    errors: ['not_found'] as ErrorKey[],
  };
  return [
    fileCall({
      ...common,
      path: `/merchant/statement.${kind}`,
      who: { permission: 'statement.see' },
      summary: `The own shop’s statement as ${kind.toUpperCase()}, of one month or of all`,
      handle: ({ ctx, session, query }) => ownStatementFile(ctx, session.userId, kind, query.month),
    }),
    fileCall({
      ...common,
      path: `/admin/merchants/{id}/statement.${kind}`,
      who: { permission: 'statements.see' },
      params: z.object({ id: limitedText(64) }),
      summary: `A shop’s statement as ${kind.toUpperCase()}`,
      handle: ({ ctx, params, query }) => statementFileOf(ctx, params.id, kind, query.month),
    }),
  ];
}
