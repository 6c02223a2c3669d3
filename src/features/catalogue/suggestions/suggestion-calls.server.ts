import { z } from 'zod';
import { designerList } from '#features/catalogue/designers/designer-list.ts';
import { productList } from '#features/catalogue/products/product-list.ts';
import { workList } from '#features/catalogue/works/work-list.ts';
import { suggest, suggestionData } from '#features/foundation/search/suggest.server.ts';
import { call } from '#platform/call.ts';
import { limitedText } from '#platform/limited-text.ts';
import { foundThing } from './found-thing.ts';
import { foundThings } from './found-things.server.ts';

const lists = { products: productList, works: workList, designers: designerList };
const query = z.object({
  w: limitedText(10_000).default(''),
  in: z.enum(['products', 'works', 'designers']).default('products'),
});

/** Suggestions of the header's search box (PRODUCT B3), for the chosen kind. */
export function suggestionCalls() {
  return [
    call({
      method: 'GET',
      path: '/search/suggestions',
      who: 'anyone',
      tag: 'search',
      summary: 'Ways to go on typing',
      query,
      data: z.array(suggestionData),
      handle: ({ ctx, query }) => suggest(ctx.db, lists[query.in], query.w, ctx.locale),
    }),
    call({
      method: 'GET',
      path: '/search/things',
      who: 'anyone',
      tag: 'search',
      summary: 'The first things these words find',
      query,
      data: z.array(foundThing),
      handle: ({ ctx, query }) => foundThings(ctx, query.in, query.w),
    }),
  ];
}
