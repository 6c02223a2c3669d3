import { z } from 'zod';
import { browseCalls } from '#features/foundation/search/browse-calls.server.ts';
import { call } from '#platform/call.ts';
import { limitedText } from '#platform/limited-text.ts';
import { workList } from './work-list.ts';
import { workDetail, workListData } from './work.ts';
import { listWorks, readWork, recordView } from './works.server.ts';

const tag = 'works';
const params = z.object({ id: limitedText(64) });

/** The calls about works (PRODUCT F1, F2). */
export function workCalls() {
  return [
    ...browseCalls({
      path: '/works',
      tag,
      kind: workList,
      shows: ['works', 'work_pieces', 'designers', 'products', 'product_variants', 'merchants', 'users'],
      list: {
        summary: 'Works: words, six filters, newest or most viewed; with facets=1 the counts of filters',
        data: workListData,
        find: listWorks,
      },
      one: {
        summary: 'One work: pictures, the pieces in it, its designer, related ones',
        data: workDetail,
        read: readWork,
      },
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
