import { z } from 'zod';
import { call } from '#platform/call.ts';
import { limitedText } from '#platform/limited-text.ts';
import { watchData } from './stock-watch.ts';
import { listWatches, unwatchStock, watchStock } from './stock-watches.server.ts';

const tag = 'cart';
const params = z.object({ variant: limitedText(64) });

/** "Tell me when it is back" (PRODUCT P5). */
export function stockWatchCalls() {
  return [
    call({
      method: 'GET',
      path: '/user/stock-watches',
      who: 'signed-in',
      tag,
      summary: 'The sold-out variants one waits for',
      data: watchData,
      handle: ({ ctx, session }) => listWatches(ctx, session.userId),
    }),
    call({
      method: 'PUT',
      path: '/user/stock-watches/{variant}',
      who: 'signed-in',
      tag,
      summary: 'Tells once when a sold-out variant is back',
      params,
      data: watchData,
      publicIds: true,
      limit: { hits: 300, seconds: 3600 },
      errors: ['not_found', 'list_full', 'back_already'],
      handle: ({ ctx, session, params }) => watchStock(ctx, session.userId, params.variant),
    }),
    call({
      method: 'DELETE',
      path: '/user/stock-watches/{variant}',
      who: 'signed-in',
      tag,
      summary: 'No longer waits for it',
      params,
      data: watchData,
      publicIds: true,
      handle: ({ ctx, session, params }) => unwatchStock(ctx, session.userId, params.variant),
    }),
  ];
}
