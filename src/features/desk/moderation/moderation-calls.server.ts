import { z } from 'zod';
import type { ErrorKey } from '#lib/errors.ts';
import { call, type Call } from '#platform/call.ts';
import { limitedText } from '#platform/limited-text.ts';
import { publishBody, reasonBody, shelfItem, shelfPage, shelfQuery } from './moderation.ts';
import type { Shelf } from './shelf-queries.server.ts';
import { decideShelfStep, listShelf, shelfSteps } from './shelves.server.ts';

const tag = 'console';
const params = z.object({ id: limitedText(64) });

/** What an admin does to works and products of others (PRODUCT M1). */
export function moderationCalls(): Call[] {
  return [
    listCall('works', 'Works whatever their state: words or an id, one state at a time'),
    listCall('products', 'Products whatever their state: words or an id, one state at a time'),
    ...(['works', 'products'] as const).flatMap(stepCalls),
  ];
}

/** Unpublish, publish again, delete: alike for both. */
function stepCalls(shelf: Shelf): Call[] {
  const errors: ErrorKey[] = ['not_found', 'own_matter', 'conflict'];
  const common = {
    who: { permission: `${shelf}.moderate` },
    tag,
    params,
    data: shelfItem,
    idempotent: true,
    errors,
  } as const;
  const { unshelve, shelve, delete: remove } = shelfSteps[shelf];
  const name = shelf === 'works' ? 'work' : 'product';
  return [
    call({
      ...common,
      method: 'POST',
      path: `/admin/${shelf}/{id}/unshelve`,
      summary: `Unpublishes a ${name}; its owner reads the reason and cannot publish it again`,
      body: reasonBody,
      handle: ({ ctx, params, body }) => decideShelfStep(ctx, shelf, params.id, unshelve, body.reason),
    }),
    call({
      ...common,
      method: 'POST',
      path: `/admin/${shelf}/{id}/shelve`,
      summary: `Publishes a ${name} again, in the version that was looked at`,
      body: publishBody,
      errors: [...errors, 'shelf_changed'],
      handle: ({ ctx, params, body }) => decideShelfStep(ctx, shelf, params.id, shelve, {}, body.version),
    }),
    call({
      ...common,
      method: 'DELETE',
      path: `/admin/${shelf}/{id}`,
      summary: `Deletes a ${name}; its owner reads the reason`,
      body: reasonBody,
      handle: ({ ctx, params, body }) => decideShelfStep(ctx, shelf, params.id, remove, body.reason),
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
