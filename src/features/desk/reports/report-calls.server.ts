import { z } from 'zod';
import { fileTypes } from '#features/trade/talk-files/file-kinds.ts';
import { call, fileCall } from '#platform/call.ts';
import { placeOf } from '#platform/paging.ts';
import { limitedText } from '#platform/limited-text.ts';
import { decideBody, reportsData, reportsQuery } from './report-decision.ts';
import { reportBody, reportStates } from '#features/people/report-button/report.ts';
import { openReportedFile } from './reported-files.server.ts';
import { decideReports, listReports, report, type FindMessage } from './reports.server.ts';

const params = z.object({ id: limitedText(64) });

/** Reporting content, and deciding reports (PRODUCT F6, M1). */
export function reportCalls(findMessage: FindMessage) {
  return [
    call({
      method: 'POST',
      path: '/reports',
      who: 'signed-in',
      tag: 'reports',
      publicIds: true,
      summary: 'Reports a work, a product, a review or a message written to the caller',
      body: reportBody,
      data: z.object({ id: z.string() }),
      idempotent: true,
      errors: ['not_found', 'too_many_requests'],
      handle: ({ ctx, session, body }) => report(ctx, session.userId, body, findMessage),
    }),
    call({
      method: 'GET',
      path: '/admin/reports',
      who: { permission: 'reports.see' },
      tag: 'console',
      summary: 'What was reported, by thing; what waits longest first',
      query: reportsQuery,
      data: reportsData,
      handle: ({ ctx, query }) => listReports(ctx, query.status, placeOf(query)),
    }),
    call({
      method: 'POST',
      path: '/admin/reports/{id}/decide',
      who: { permission: 'reports.decide' },
      tag: 'console',
      summary: 'Leaves it, or takes it down with a reason its owner reads; everything told about it is settled',
      params,
      body: decideBody,
      data: z.object({ state: z.enum(reportStates) }),
      idempotent: true,
      errors: ['not_found', 'own_matter', 'conflict', 'field_required'],
      handle: ({ ctx, session, params, body }) => decideReports(ctx, session.userId, params.id, body),
    }),
    fileCall({
      path: '/admin/reports/{id}/files/{fileId}',
      who: { permission: 'reports.see' },
      tag: 'console',
      summary: 'What a reported message brought along, while it is to be decided; each look is on record',
      file: ['image/webp', ...Object.values(fileTypes)],
      params: params.extend({ fileId: limitedText(64) }),
      errors: ['not_found'],
      handle: ({ ctx, params: { id, fileId } }) => openReportedFile(ctx, id, fileId),
    }),
  ];
}
