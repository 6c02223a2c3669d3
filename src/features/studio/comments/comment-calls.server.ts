import { z } from 'zod';
import { call } from '#platform/call.ts';
import { limitedText } from '#platform/limited-text.ts';
import { commentChanges } from './comment-limits.ts';
import { commentItem, commentsData, commentText, placeField } from './comment.ts';
import {
  addComment,
  answerComment,
  deleteComment,
  editComment,
  placeComment,
  resolveComment,
} from './comments.server.ts';
import { markSeen, readComments } from './read-comments.server.ts';

const tag = 'designs';
const params = z.object({ id: limitedText(64) });
const commentParams = params.extend({ comment: limitedText(64) });
const changeField = z
  .int()
  .min(0)
  .max(2 ** 31 - 1);
const said = z.strictObject({ text: commentText });
const path = '/designs/{id}/comments';
const refusals = ['not_found', 'comment_denied'] as const;

/** Comments pinned to a design: said, answered, resolved (PRODUCT J9). */
export function commentCalls() {
  return [
    call({
      method: 'GET',
      path,
      who: 'signed-in-or-link',
      tag,
      summary:
        'The comments of a design I may see, deleted ones without their words; with after what has changed since',
      params,
      query: z.object({ after: z.coerce.number().pipe(changeField).default(0) }),
      data: commentsData,
      limit: { hits: 600, seconds: 60 },
      errors: ['not_found'],
      handle: ({ ctx, session, params, query }) => readComments(ctx, session?.userId ?? null, params.id, query.after),
    }),
    call({
      method: 'POST',
      path,
      who: 'signed-in',
      tag,
      summary: 'A comment at a place of the design, or on a piece of it; its owner is notified',
      params,
      body: z.strictObject({ text: commentText, place: placeField }),
      data: commentItem,
      idempotent: true,
      errors: [...refusals, 'comments_full', 'too_many_requests'],
      handle: ({ ctx, session, params, body }) =>
        addComment(ctx, { userId: session.userId, designId: params.id }, body),
    }),
    call({
      method: 'POST',
      path: `${path}/{comment}/answers`,
      who: 'signed-in',
      tag,
      summary: 'An answer; the owner and whoever took part are notified, a resolved thread is open again',
      params: commentParams,
      body: said,
      data: commentItem,
      idempotent: true,
      errors: [...refusals, 'comments_full', 'too_many_requests'],
      handle: ({ ctx, session, params, body }) => answerComment(ctx, asked(session, params), body.text),
    }),
    ...changeCalls(),
  ];
}

/** What is done to a comment that is there. */
function changeCalls() {
  return [
    call({
      method: 'PATCH',
      path: `${path}/{comment}`,
      who: 'signed-in',
      tag,
      summary: 'Other words for a comment of mine',
      params: commentParams,
      body: said,
      data: commentItem,
      idempotent: true,
      limit: commentChanges,
      errors: [...refusals],
      handle: ({ ctx, session, params, body }) => editComment(ctx, asked(session, params), body.text),
    }),
    call({
      method: 'DELETE',
      path: `${path}/{comment}`,
      who: 'signed-in',
      tag,
      summary: 'Deletes a comment of mine, or any in a design of mine; answers stay',
      params: commentParams,
      data: commentItem,
      idempotent: true,
      limit: commentChanges,
      errors: [...refusals],
      handle: ({ ctx, session, params }) => deleteComment(ctx, asked(session, params)),
    }),
    call({
      method: 'PUT',
      path: `${path}/{comment}/resolved`,
      who: 'signed-in',
      tag,
      summary: 'A thread is resolved, or open again; whoever took part is notified that it is resolved',
      params: commentParams,
      body: z.strictObject({ resolved: z.boolean() }),
      data: commentItem,
      idempotent: true,
      limit: commentChanges,
      errors: [...refusals],
      handle: ({ ctx, session, params, body }) => resolveComment(ctx, asked(session, params), body.resolved),
    }),
    call({
      method: 'PUT',
      path: `${path}/{comment}/place`,
      who: 'signed-in',
      tag,
      summary: 'Where a thread stands, told when the piece it was pinned to is gone; by its author or who may edit',
      params: commentParams,
      body: z.strictObject({ place: placeField }),
      data: commentItem,
      idempotent: true,
      limit: commentChanges,
      errors: [...refusals],
      handle: ({ ctx, session, params, body }) => placeComment(ctx, asked(session, params), body.place),
    }),
    call({
      method: 'PUT',
      path: `${path}/{comment}/seen`,
      who: 'signed-in',
      tag,
      summary: 'I have read a thread up to a change; the notification that told me of it is read too',
      params: commentParams,
      body: z.strictObject({ change: changeField }),
      data: z.null(),
      limit: commentChanges,
      errors: ['not_found'],
      handle: ({ ctx, session, params, body }) =>
        markSeen(ctx, session.userId, params.id, { thread: params.comment, change: body.change }),
    }),
  ];
}

function asked({ userId }: { userId: string }, { id, comment }: { id: string; comment: string }) {
  return { userId, designId: id, comment };
}
