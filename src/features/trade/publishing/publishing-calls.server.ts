import { z } from 'zod';
import { designItem } from '#features/studio/designs/design.ts';
import { required } from '#lib/errors.ts';
import { uploadLimitBytes } from '#lib/upload-limit.ts';
import { call, uploadCall, type Call } from '#platform/call.ts';
import { atPage, nextField, pageFields, withNext } from '#platform/paging.ts';
import { limitedText } from '#platform/limited-text.ts';
import { importDesign } from './design-file.server.ts';
import { familyOffer } from './family-offer.ts';
import { worksOfDesign } from './from-design/works-of-design.server.ts';
import { readFamily } from './family-offer.server.ts';
import { changeWork, createWork, listOwnWorks, readOwnWork, stepWork } from './own-works.server.ts';
import {
  changeProduct,
  changeStock,
  copyProduct,
  createProduct,
  listOwnProducts,
  readOwnProduct,
  stepProduct,
} from './own-products.server.ts';
import { changedProduct, newProduct, ownProduct, ownProductPage, stockBody } from './product-form.ts';
import { ownProductsQuery, ownQuery } from './shelf.ts';
import { changedWork, designWork, newWork, ownWork, ownWorkPage } from './work-form.ts';

const params = z.object({ id: limitedText(64) });
const wrong = [
  'not_found',
  'viewer_host',
  'one_model',
  'picture_needed',
  'pictures_limit',
  'profile_first',
  'designer_first',
] as const;

/** What designers and merchants publish themselves (PRODUCT G3). */
export function publishingCalls(): Call[] {
  return [...workCalls(), ...productCalls()];
}

/**
 * The seed's two and ours. For whoever is signed in: who is no designer gets an error that leads to the application
 * (PRODUCT G5).
 */
function workCalls(): Call[] {
  const [tag, who] = ['publishing', 'signed-in'] as const;
  return [
    call({
      method: 'GET',
      path: '/designer/designs',
      who,
      tag,
      summary: 'Own works, newest first; page counts from 0, status is shelved, unshelved or ALL',
      query: ownQuery,
      data: ownWorkPage,
      errors: ['designer_first'],
      handle: ({ ctx, session, query }) => listOwnWorks(ctx, session.userId, query),
    }),
    call({
      method: 'GET',
      path: '/designer/designs/{id}/works',
      who,
      tag,
      summary: 'Own works that show one of my designs, newest first',
      params,
      data: z.array(designWork),
      errors: ['designer_first'],
      handle: ({ ctx, session, params }) => worksOfDesign(ctx, session.userId, params.id),
    }),
    call({
      method: 'POST',
      path: '/designer/design',
      who,
      tag,
      summary: 'Adds a work: a draft, or at once on the shelf',
      body: newWork,
      data: ownWork,
      idempotent: true,
      limit: { hits: 300, seconds: 3600 },
      errors: [...wrong],
      handle: ({ ctx, session, body }) => createWork(ctx, session.userId, body),
    }),
    call({
      method: 'GET',
      path: '/designer/design/{id}',
      who,
      tag,
      summary: 'One own work, as its form needs it',
      params,
      data: ownWork,
      errors: ['not_found', 'designer_first'],
      handle: ({ ctx, session, params }) => readOwnWork(ctx, session.userId, params.id),
    }),
    call({
      method: 'PUT',
      path: '/designer/design/{id}',
      who,
      tag,
      summary: 'Changes an own work, from the version one has seen',
      params,
      body: changedWork,
      data: ownWork,
      errors: [...wrong, 'conflict'],
      handle: ({ ctx, session, params, body }) => changeWork(ctx, session.userId, params.id, body),
    }),
    call({
      method: 'POST',
      path: '/designer/design/{id}/shelve',
      who,
      tag,
      summary: 'Puts an own work on the shelf',
      params,
      data: ownWork,
      idempotent: true,
      errors: ['not_found', 'shelf_state', 'shelf_held', 'picture_needed', 'profile_first', 'designer_first'],
      handle: async ({ ctx, session, params }) =>
        required(await stepWork(ctx, session.userId, params.id, 'shelve'), 'A work on the shelf'),
    }),
    call({
      method: 'POST',
      path: '/designer/design/{id}/unshelve',
      who,
      tag,
      summary: 'Takes an own work off the shelf',
      params,
      data: ownWork,
      idempotent: true,
      errors: ['not_found', 'shelf_state', 'designer_first'],
      handle: async ({ ctx, session, params }) =>
        required(await stepWork(ctx, session.userId, params.id, 'unshelve'), 'A work off the shelf'),
    }),
    call({
      method: 'DELETE',
      path: '/designer/design/{id}',
      who,
      tag,
      summary: 'Deletes an own work; designs made from it stay',
      params,
      data: z.null(),
      idempotent: true,
      errors: ['not_found', 'shelf_state', 'designer_first'],
      async handle({ ctx, session, params }) {
        await stepWork(ctx, session.userId, params.id, 'delete');
        return null;
      },
    }),
    uploadCall({
      method: 'POST',
      path: '/designer/design-file',
      who,
      tag,
      summary: 'A design from a file (.json, 8 MB at most) becomes one of my designs',
      data: designItem,
      idempotent: true,
      limitBytes: uploadLimitBytes,
      limit: { hits: 120, seconds: 3600 },
      errors: ['design_refused', 'designer_first', 'upload_missing', 'upload_too_large', 'media_type'],
      handle: ({ ctx, session, upload }) => importDesign(ctx, session.userId, upload),
    }),
  ];
}

function productCalls(): Call[] {
  const [tag, who] = ['publishing', { permission: 'products.publish' }] as const;
  const refused = [
    'not_found',
    'price_limit',
    'stock_limit',
    'length_limit',
    'variants_limit',
    'pictures_limit',
    'price_before',
    'size_limit',
    'choice_unknown',
    'variant_needed',
    'variant_twice',
    'picture_needed',
    'profile_first',
  ] as const;
  return [
    call({
      method: 'GET',
      path: '/merchant/families/{family}',
      who,
      tag,
      summary: 'A family of the library: what of it can be offered made to size',
      params: z.object({ family: limitedText(40) }),
      data: familyOffer,
      errors: ['not_found'],
      handle: async ({ ctx, params }) => readFamily(params.family, ctx.locale),
    }),
    call({
      method: 'GET',
      path: '/merchant/products',
      who,
      tag,
      summary: 'Own products by words of a name or an article number; status is shelved, unshelved or ALL',
      query: ownProductsQuery.extend(pageFields()),
      data: ownProductPage.extend(nextField),
      errors: ['not_found'],
      async handle({ ctx, session, query }) {
        const found = await listOwnProducts(ctx, session.userId, atPage(query));
        return withNext(found, found.total);
      },
    }),
    call({
      method: 'POST',
      path: '/merchant/products',
      who,
      tag,
      summary: 'Adds a product: a draft, or at once on the shelf',
      body: newProduct,
      data: ownProduct,
      idempotent: true,
      limit: { hits: 600, seconds: 3600 },
      errors: [...refused],
      handle: ({ ctx, session, body }) => createProduct(ctx, session.userId, body),
    }),
    call({
      method: 'GET',
      path: '/merchant/products/{id}',
      who,
      tag,
      summary: 'One own product, as its form needs it',
      params,
      data: ownProduct,
      errors: ['not_found'],
      handle: ({ ctx, session, params }) => readOwnProduct(ctx, session.userId, params.id),
    }),
    call({
      method: 'PUT',
      path: '/merchant/products/{id}',
      who,
      tag,
      summary: 'Changes an own product, from the version one has seen; stock by what was added or taken away',
      params,
      body: changedProduct,
      data: ownProduct,
      errors: [...refused, 'conflict'],
      handle: ({ ctx, session, params, body }) => changeProduct(ctx, session.userId, params.id, body),
    }),
    call({
      method: 'PUT',
      path: '/merchant/products/{id}/stock',
      who,
      tag,
      summary: 'How many there are of some variants, by what was added or taken away',
      params,
      body: stockBody,
      data: ownProduct,
      idempotent: true,
      errors: ['not_found', 'stock_limit', 'variants_limit', 'picture_needed'],
      handle: ({ ctx, session, params, body }) => changeStock(ctx, session.userId, params.id, body),
    }),
    call({
      method: 'POST',
      path: '/merchant/products/{id}/copy',
      who,
      tag,
      summary: 'The same product again, as a draft without stock',
      params,
      data: ownProduct,
      idempotent: true,
      limit: { hits: 600, seconds: 3600 },
      errors: ['not_found'],
      handle: ({ ctx, session, params }) => copyProduct(ctx, session.userId, params.id),
    }),
    call({
      method: 'POST',
      path: '/merchant/products/{id}/shelve',
      who,
      tag,
      summary: 'Puts an own product on the shelf',
      params,
      data: ownProduct,
      idempotent: true,
      errors: ['not_found', 'shelf_state', 'shelf_held', 'picture_needed', 'profile_first'],
      handle: async ({ ctx, session, params }) =>
        required(await stepProduct(ctx, session.userId, params.id, 'shelve'), 'A product on the shelf'),
    }),
    call({
      method: 'POST',
      path: '/merchant/products/{id}/unshelve',
      who,
      tag,
      summary: 'Takes an own product off the shelf',
      params,
      data: ownProduct,
      idempotent: true,
      errors: ['not_found', 'shelf_state'],
      handle: async ({ ctx, session, params }) =>
        required(await stepProduct(ctx, session.userId, params.id, 'unshelve'), 'A product off the shelf'),
    }),
    call({
      method: 'DELETE',
      path: '/merchant/products/{id}',
      who,
      tag,
      summary: 'Deletes an own product; orders of it stay as they are',
      params,
      data: z.null(),
      idempotent: true,
      errors: ['not_found', 'shelf_state'],
      async handle({ ctx, session, params }) {
        await stepProduct(ctx, session.userId, params.id, 'delete');
        return null;
      },
    }),
  ];
}
