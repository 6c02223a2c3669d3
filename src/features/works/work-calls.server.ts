import { z } from 'zod';
import { designItem, documentShape } from '#features/designs/design.ts';
import { requireAddress } from '#features/search/ask-list.server.ts';
import { listQuery } from '#features/search/found.ts';
import { call, fileCall } from '#platform/call.ts';
import { applyTemplate, readWorkDesign, readWorkPlan } from './use-template.server.ts';
import { workList } from './work-list.ts';
import { workDetail, workListData } from './work.ts';
import { listWorks, readWork, recordView } from './works.server.ts';

const tag = 'works';
const params = z.object({ id: z.string().max(64) });

/** The calls about works (PRODUCT F1, F2). */
export function workCalls() {
  return [
    call({
      method: 'GET', path: '/works', who: 'anyone', tag, summary: 'Works: words, six filters with counts, newest or most viewed', query: listQuery, data: workListData,
      handle: ({ ctx, query }) => listWorks(ctx, requireAddress(query, workList), query),
    }),
    call({
      method: 'GET', path: '/works/{id}', who: 'anyone', tag, summary: 'One work: pictures, the pieces in it, its designer, related ones', params, data: workDetail, errors: ['not_found'],
      handle: ({ ctx, params }) => readWork(ctx, params.id),
    }),
    call({
      method: 'GET', path: '/works/{id}/design', who: 'anyone', tag, summary: 'The very design of a work, to look at in 3D', params, data: z.object({ work: z.string(), document: documentShape }), errors: ['not_found'],
      handle: ({ ctx, params }) => readWorkDesign(ctx, params.id),
    }),
    fileCall({
      path: '/works/{id}/plan', who: 'anyone', tag, summary: 'The plan of a work, one level, rooms named in your language', file: ['image/svg+xml'], params, query: z.object({ level: z.string().max(64).optional(), v: z.string().max(64).optional() }), limit: { hits: 300, seconds: 60 }, errors: ['not_found'],
      handle: ({ ctx, params, query }) => readWorkPlan(ctx, params.id, query),
    }),
    call({
      method: 'POST', path: '/works/{id}/view', who: 'anyone', tag, summary: 'Count a look: once per visitor and day', params, data: z.null(), limit: { hits: 600, seconds: 600 },
      async handle({ ctx, params }) { await recordView(ctx, params.id); return null; },
    }),
    call({
      method: 'POST', path: '/works/{id}/use', who: 'signed-in', tag, publicIds: true, summary: 'Use as a template: a copy among my designs', params, data: designItem, idempotent: true, limit: { hits: 60, seconds: 3600 }, errors: ['not_found', 'workspace_denied'],
      handle: ({ ctx, session, params }) => applyTemplate(ctx, session.userId, params.id),
    }),
  ];
}
