import { z } from 'zod';
import { call, type Call } from '#platform/call.ts';
import { limitedText } from '#platform/limited-text.ts';
import { reasonBody, shelfItem, shelfPage, shelfQuery } from './moderation.ts';
import type { Shelf } from './shelf-queries.server.ts';
import { decideShelfStep, listShelf, shelfSteps } from './shelves.server.ts';

const tag = 'console';
const params = z.object({ id: limitedText(64) });

/** What an admin does to works and products of others (PRODUCT M1). */
export function moderationCalls(): Call[] {
  return [
    listCall('works', 'Works whatever their state: words or an id, one state at a time'),
    listCall('products', 'Products whatever their state: words or an id, one state at a time'),
    call({
      method: 'POST',
      path: '/admin/works/{id}/unshelve',
      who: { permission: 'works.moderate' },
      tag,
      summary: 'Takes a work off the shelf; its designer reads the reason',
      params,
      body: reasonBody,
      data: shelfItem,
      idempotent: true,
      errors: ['not_found', 'conflict'],
      handle: ({ ctx, params, body }) =>
        decideShelfStep(ctx, 'works', params.id, shelfSteps.works.unshelve, body.reason),
    }),
    call({
      method: 'POST',
      path: '/admin/works/{id}/shelve',
      who: { permission: 'works.moderate' },
      tag,
      summary: 'Puts a work back on the shelf',
      params,
      data: shelfItem,
      idempotent: true,
      errors: ['not_found', 'conflict'],
      handle: ({ ctx, params }) => decideShelfStep(ctx, 'works', params.id, shelfSteps.works.shelve, {}),
    }),
    call({
      method: 'DELETE',
      path: '/admin/works/{id}',
      who: { permission: 'works.moderate' },
      tag,
      summary: 'Deletes a work; its designer reads the reason',
      params,
      body: reasonBody,
      data: shelfItem,
      idempotent: true,
      errors: ['not_found', 'conflict'],
      handle: ({ ctx, params, body }) => decideShelfStep(ctx, 'works', params.id, shelfSteps.works.delete, body.reason),
    }),
    call({
      method: 'DELETE',
      path: '/admin/products/{id}',
      who: { permission: 'products.moderate' },
      tag,
      summary: 'Deletes a product; its maker reads the reason',
      params,
      body: reasonBody,
      data: shelfItem,
      idempotent: true,
      errors: ['not_found', 'conflict'],
      handle: ({ ctx, params, body }) =>
        decideShelfStep(ctx, 'products', params.id, shelfSteps.products.delete, body.reason),
    }),
  ];
}

function listCall(shelf: Shelf, summary: string): Call {
  return call({
    method: 'GET',
    path: `/admin/${shelf}`,
    who: { permission: `${shelf}.moderate` },
    tag,
    summary,
    query: shelfQuery,
    data: shelfPage,
    handle: ({ ctx, query }) => listShelf(ctx, shelf, query),
  });
}
