import { z } from 'zod';
import { call } from '#platform/call.ts';
import { feedbackBody } from './feedback.ts';
import { giveFeedback } from './feedback.server.ts';

export function feedbackCalls() {
  return [
    call({
      method: 'POST',
      path: '/common/feedback',
      who: 'anyone',
      tag: 'content',
      summary: 'Tell us something; answered as a notice where one is signed in',
      body: feedbackBody,
      data: z.object({ id: z.string() }),
      idempotent: true,
      limit: { hits: 20, seconds: 3600 },
      handle: ({ ctx, body }) => giveFeedback(ctx, body),
    }),
  ];
}
