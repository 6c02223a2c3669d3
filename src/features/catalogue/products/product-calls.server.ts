import { z } from 'zod';
import { readFinishes } from '#features/catalogue/models/model-links.ts';
import { browseCalls } from '#features/foundation/search/browse-calls.server.ts';
import { AppError } from '#lib/errors.ts';
import { call } from '#platform/call.ts';
import { limitedText } from '#platform/limited-text.ts';
import { categoryTree } from './category.ts';
import { listProducts, quoteProduct, readProduct } from './products.server.ts';
import { productList } from './product-list.ts';
import { productDetail, productListData, quoteData, quoteQuery } from './product.ts';

const tag = 'products';
const id = z.object({ id: limitedText(64) });
const branch = z.object({ key: z.string(), name: z.string() });

/** The calls about products (PRODUCT F3, F5). */
export function productCalls() {
  return [
    ...browseCalls({
      path: '/products',
      tag,
      kind: productList,
      shows: ['products', 'product_variants', 'merchants', 'users', 'works', 'work_pieces'],
      list: {
        summary:
          'Products: words and sizes in three languages, filters, free room (fits=2000x900x800), price; with facets=1 the counts of filters; goes on by cursor',
        data: productListData,
        find: listProducts,
      },
      one: {
        summary: 'One product: variants, stock, choices, recommended ones',
        data: productDetail,
        read: readProduct,
      },
    }),
    call({
      method: 'GET',
      path: '/products/{id}/quote',
      who: 'anyone',
      tag,
      summary: 'A made-to-size piece as chosen: its model, size, price',
      params: id,
      query: quoteQuery,
      data: quoteData,
      errors: ['not_found'],
      async handle({ ctx, params, query: { finish, ...parameters } }) {
        const finishes = readFinishes(finish);
        if (finishes === null) throw new AppError('invalid_form', { field: 'finish' });
        return quoteProduct(ctx, params.id, { parameters: parameters as Record<string, string>, finishes });
      },
    }),
    call({
      method: 'GET',
      path: '/common/categories',
      who: 'anyone',
      tag,
      summary: 'The tree of categories',
      data: z.array(branch.extend({ children: z.array(branch) })),
      handle: async ({ ctx }) => categoryTree(ctx.locale),
    }),
  ];
}
