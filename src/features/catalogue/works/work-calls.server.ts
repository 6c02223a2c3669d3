import { z } from 'zod';
import { requireAddress } from '#features/foundation/search/require-address.server.ts';
import { listQuery } from '#features/foundation/search/found.ts';
import { call } from '#platform/call.ts';
import { workList } from './work-list.ts';
import { workDetail, workListData } from './work.ts';
import { listWorks, readWork, recordView } from './works.server.ts';

const tag = 'works';
const params = z.object({ id: z.string().max(64) });

/** The calls about works (PRODUCT F1, F2). */
export function workCalls() {
  return [
    call({
      method: 'GET',
      path: '/works',
      who: 'anyone',
      tag,
      summary: 'Works: words, six filters with counts, newest or most viewed',
      query: listQuery,
      data: workListData,
      handle: ({ ctx, query }) => listWorks(ctx, requireAddress(query, workList), query),
    }),
    call({
      method: 'GET',
      path: '/works/{id}',
      who: 'anyone',
      tag,
      summary: 'One work: pictures, the pieces in it, its designer, related ones',
      params,
      data: workDetail,
      errors: ['not_found'],
      handle: ({ ctx, params }) => readWork(ctx, params.id),
    }),
    call({
      method: 'POST',
      path: '/works/{id}/view',
      who: 'anyone',
      tag,
      summary: 'Count a look: once per visitor and day',
      params,
      data: z.null(),
      limit: { hits: 600, seconds: 600 },
      async handle({ ctx, params }) {
        await recordView(ctx, params.id);
        return null;
      },
    }),
  ];
}
