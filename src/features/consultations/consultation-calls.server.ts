import { z } from 'zod';
import { call } from '#platform/call.ts';
import { consultationBody } from './consultation.ts';
import { consult } from './consultations.server.ts';

export function consultationCalls() {
  return [
    call({
      method: 'POST', path: '/consultations', who: 'signed-in', tag: 'designers', publicIds: true, summary: 'Consult now: a message to a designer, about a work or not', body: consultationBody, data: z.object({ id: z.string() }), idempotent: true, errors: ['not_found', 'too_many_requests'],
      handle: ({ ctx, session, body }) => consult(ctx, session.userId, body),
    }),
  ];
}
