import { z } from 'zod';
import { requireAddress } from '#features/foundation/search/require-address.server.ts';
import { listQuery } from '#features/foundation/search/found.ts';
import { call } from '#platform/call.ts';
import { merchantList } from './merchant-list.ts';
import { merchantDetail, merchantListData } from './merchant.ts';
import { listMerchants, readMerchant } from './merchants.server.ts';

const tag = 'merchants';

/** The calls about merchants (PRODUCT F4). */
export function merchantCalls() {
  return [
    call({
      method: 'GET',
      path: '/merchants',
      who: 'anyone',
      tag,
      summary: 'Merchants: words, what they make, cities with counts',
      query: listQuery,
      data: merchantListData,
      handle: ({ ctx, query }) => listMerchants(ctx, requireAddress(query, merchantList), query),
    }),
    call({
      method: 'GET',
      path: '/merchants/{id}',
      who: 'anyone',
      tag,
      summary: 'One merchant',
      params: z.object({ id: z.string().max(64) }),
      data: merchantDetail,
      errors: ['not_found'],
      handle: ({ ctx, params }) => readMerchant(ctx, params.id),
    }),
  ];
}
