import { z } from 'zod';
import { call, type Call } from '#platform/call.ts';
import type { RequestContext, Session } from '#platform/context.ts';
import { cursorFields, placeOf } from '#platform/paging.ts';
import { limitedText } from '#platform/limited-text.ts';
import { broadcastBody, broadcastItem, broadcastPage, reachBody, reachData } from './broadcast.ts';
import { listBroadcasts, reachOf, sendBroadcast, stopBroadcast } from './broadcasts.server.ts';

const tag = 'console';

/** Broadcasts to one person, a role or everyone (PRODUCT M1, I1). */
export function broadcastCalls(): Call[] {
  return [
    call({
      method: 'GET',
      path: '/admin/broadcasts',
      who: { permission: 'broadcasts.see' },
      tag,
      summary: 'Messages sent to many, newest first, and how far each is',
      query: z.object(cursorFields('after', limitedText(64))),
      data: broadcastPage,
      handle: ({ ctx, query }) => listBroadcasts(ctx.db, placeOf(query)),
    }),
    call({
      method: 'POST',
      path: '/admin/broadcasts/reach',
      who: { permission: 'broadcasts.send' },
      tag,
      summary: 'How many a message would reach; sends nothing',
      body: reachBody,
      data: reachData,
      errors: ['not_found'],
      handle: ({ ctx, body }) => reachOf(ctx.db, body.audience),
    }),
    call({
      method: 'POST',
      path: '/admin/broadcasts',
      who: { permission: 'broadcasts.send' },
      tag,
      summary: 'Sends a message as a notice; a job tells the people part by part',
      body: broadcastBody,
      data: broadcastItem,
      idempotent: true,
      errors: ['not_found', 'conflict', 'link_refused'],
      handle: ({ ctx, session, body }) =>
        sendBroadcast({ ...ctx, session } as RequestContext & { session: Session }, body),
    }),
    call({
      method: 'POST',
      path: '/admin/broadcasts/{id}/stop',
      who: { permission: 'broadcasts.send' },
      tag,
      summary: 'Tells nobody more',
      params: z.object({ id: limitedText(64) }),
      data: broadcastItem,
      errors: ['not_found', 'conflict'],
      handle: ({ ctx, params }) => stopBroadcast(ctx, params.id),
    }),
  ];
}
