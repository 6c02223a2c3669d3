import { z } from 'zod';
import { call, streamCall } from '#platform/call.ts';
import { limitedText } from '#platform/limited-text.ts';
import { lastEventNumber } from '#platform/streams.ts';
import { mailsQuery, noticeChoices, noticeData, noticePage } from './notice.ts';
import {
  listNotices,
  makeTicket,
  markAsRead,
  readChoices,
  readNotice,
  saveChoices,
  unsubscribe,
  identifyListener,
} from './notices.server.ts';

const tag = 'notices';
const idParams = z.object({ id: limitedText(64) });
const unread = z.object({ unread: z.number().int() });

export function noticeCalls() {
  return [
    call({
      method: 'GET',
      path: '/user/mails',
      who: 'signed-in',
      tag,
      summary: 'Notices of the signed-in person, newest first; page counts from 0',
      query: mailsQuery,
      data: noticePage,
      handle: ({ ctx, session, query }) => listNotices(ctx, session.userId, query),
    }),
    call({
      method: 'GET',
      path: '/user/mail/{id}',
      who: 'signed-in',
      tag,
      summary: 'One notice, with the reason',
      params: idParams,
      data: noticeData,
      errors: ['not_found'],
      handle: ({ ctx, session, params }) => readNotice(ctx, session.userId, params.id),
    }),
    call({
      method: 'POST',
      path: '/user/mail/{id}/read',
      who: 'signed-in',
      tag,
      summary: 'Marks one notice as read',
      params: idParams,
      data: unread,
      errors: ['not_found'],
      handle: ({ ctx, session, params }) => markAsRead(ctx, session.userId, params.id),
    }),
    call({
      method: 'POST',
      path: '/user/mails/read-all',
      who: 'signed-in',
      tag,
      summary: 'Marks every notice as read',
      data: unread,
      handle: ({ ctx, session }) => markAsRead(ctx, session.userId, null),
    }),
    call({
      method: 'GET',
      path: '/user/notice-choices',
      who: 'signed-in',
      tag,
      summary: 'What one is told about, in the list and by mail',
      data: noticeChoices,
      handle: ({ ctx, session }) => readChoices(ctx, session.userId),
    }),
    call({
      method: 'PUT',
      path: '/user/notice-choices',
      who: 'signed-in',
      tag,
      summary: 'Chooses; what is necessary stays on',
      body: noticeChoices,
      data: noticeChoices,
      handle: ({ ctx, session, body }) => saveChoices(ctx, session.userId, body),
    }),
    call({
      method: 'POST',
      path: '/notices/unsubscribe',
      who: 'anyone',
      tag,
      summary: 'Ends the letters of one topic, by the link in a letter',
      body: z.strictObject({ token: limitedText(200) }),
      data: z.object({ topic: z.string() }),
      limit: { hits: 30, seconds: 600 },
      errors: ['not_found'],
      handle: ({ ctx, body }) => unsubscribe(ctx, body.token),
    }),
    call({
      method: 'POST',
      path: '/user/sse-ticket',
      who: 'signed-in',
      tag,
      summary: 'A way into the stream for a client that can send no header: once, for 60 seconds',
      data: z.object({ ticket: z.string(), seconds: z.number().int() }),
      limit: { hits: 60, seconds: 60 },
      handle: ({ ctx, session }) => makeTicket(ctx, session),
    }),
    streamCall({
      path: '/sse',
      who: 'anyone',
      tag,
      summary: 'The live stream: by cookie, bearer header or ticket; Last-Event-ID goes on where it was cut',
      query: z.object({ ticket: limitedText(100).optional() }),
      errors: ['login_required'],
      async handle({ ctx, query, headers }) {
        const listener = {
          ...(await identifyListener(ctx, query.ticket)),
          at: ctx.clock.now(),
          loopback: ctx.loopback,
          after: lastEventNumber(headers['last-event-id']),
        };
        return { open: (response) => ctx.streams.open(listener, response) };
      },
    }),
  ];
}
