import { browseCalls } from '#features/foundation/search/browse-calls.server.ts';
import { merchantList } from './merchant-list.ts';
import { merchantDetail, merchantListData } from './merchant.ts';
import { listMerchants, readMerchant } from './merchants.server.ts';

/** The calls about merchants (PRODUCT F4). */
export function merchantCalls() {
  return browseCalls({
    path: '/merchants',
    tag: 'merchants',
    kind: merchantList,
    shows: ['merchants', 'users', 'products', 'product_variants'],
    list: {
      summary: 'Merchants: words, what they make, cities; with facets=1 their counts',
      data: merchantListData,
      find: listMerchants,
    },
    one: { summary: 'One merchant', data: merchantDetail, read: readMerchant },
  });
}
