import { z } from 'zod';
import { designerList } from '#features/designers/designer-list.ts';
import { productList } from '#features/products/product-list.ts';
import { suggest, suggestionData } from '#features/search/suggest.server.ts';
import { call } from '#platform/call.ts';

const lists = { products: productList, designers: designerList };

/** Suggestions of the header's search box (PRODUCT B3): for what its selector says. */
export function suggestionCalls() {
  return [
    call({
      method: 'GET', path: '/search/suggestions', who: 'anyone', tag: 'search', summary: 'Ways to go on typing', query: z.object({ w: z.string().max(10_000).default(''), in: z.enum(['products', 'designers']).default('products') }), data: z.array(suggestionData),
      handle: ({ ctx, query }) => suggest(ctx.db, lists[query.in], query.w, ctx.locale),
    }),
  ];
}
