import { z } from 'zod';
import { call, type Call } from '#platform/call.ts';
import type { RequestContext, Session } from '#platform/context.ts';
import { cursorFields, placeOf } from '#platform/paging.ts';
import { limitedText } from '#platform/limited-text.ts';
import { answerBody, feedbackItem, feedbackPage, feedbackStates } from './answer.ts';
import { answerFeedback, closeFeedback, listFeedback, readFeedback } from './answers.server.ts';

const tag = 'console';
const params = z.object({ id: limitedText(64) });
type Admin = RequestContext & { session: Session };

/** Feedback and its answers (PRODUCT E2, M1). */
export function answerCalls(): Call[] {
  return [
    call({
      method: 'GET',
      path: '/admin/feedback',
      who: { permission: 'feedback.see' },
      tag,
      summary: 'What people told us, one state at a time, newest first',
      query: z.object({
        status: z.enum(feedbackStates).default('open'),
        ...cursorFields('after', limitedText(64)),
      }),
      data: feedbackPage,
      handle: ({ ctx, query }) => listFeedback(ctx.db, query.status, placeOf(query)),
    }),
    call({
      method: 'GET',
      path: '/admin/feedback/{id}',
      who: { permission: 'feedback.see' },
      tag,
      summary: 'One message and its answer',
      params,
      data: feedbackItem,
      errors: ['not_found'],
      handle: ({ ctx, params }) => readFeedback(ctx.db, params.id),
    }),
    call({
      method: 'POST',
      path: '/admin/feedback/{id}/answer',
      who: { permission: 'feedback.answer' },
      tag,
      summary: 'Answers: a notice and a letter, or a letter alone for a visitor',
      params,
      body: answerBody,
      data: feedbackItem,
      idempotent: true,
      errors: ['not_found', 'conflict'],
      handle: ({ ctx, session, params, body }) => answerFeedback({ ...ctx, session } as Admin, params.id, body.answer),
    }),
    call({
      method: 'POST',
      path: '/admin/feedback/{id}/close',
      who: { permission: 'feedback.answer' },
      tag,
      summary: 'Closes without an answer',
      params,
      data: feedbackItem,
      idempotent: true,
      errors: ['not_found', 'conflict'],
      handle: ({ ctx, session, params }) => closeFeedback({ ...ctx, session } as Admin, params.id),
    }),
  ];
}
