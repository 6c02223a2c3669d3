import { z } from 'zod';
import { requireAddress } from '#features/foundation/search/require-address.server.ts';
import { listQuery } from '#features/foundation/search/found.ts';
import { call } from '#platform/call.ts';
import { designerList } from './designer-list.ts';
import { designerDetail, designerListData } from './designer.ts';
import { listDesigners, readDesigner } from './designers.server.ts';

const tag = 'designers';

/** The calls about designers (PRODUCT F4). `/designer/…` of the seed is a designer's own side and comes with it. */
export function designerCalls() {
  return [
    call({
      method: 'GET',
      path: '/designers',
      who: 'anyone',
      tag,
      summary: 'Designers: words, styles, cities with counts',
      query: listQuery,
      data: designerListData,
      handle: ({ ctx, query }) => listDesigners(ctx, requireAddress(query, designerList), query),
    }),
    call({
      method: 'GET',
      path: '/designers/{id}',
      who: 'anyone',
      tag,
      summary: 'One designer',
      params: z.object({ id: z.string().max(64) }),
      data: designerDetail,
      errors: ['not_found'],
      handle: ({ ctx, params }) => readDesigner(ctx, params.id),
    }),
  ];
}
