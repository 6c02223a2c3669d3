import { z } from 'zod';
import { askDesigner } from '#features/trade/design-orders/start-design-order.server.ts';
import { call } from '#platform/call.ts';
import { consultationBody } from './consultation.ts';

export function consultationCalls() {
  return [
    call({
      method: 'POST',
      path: '/consultations',
      who: 'signed-in',
      tag: 'designers',
      publicIds: true,
      summary: 'Consult now: a question to a designer, about a work or not; begins a talk',
      body: consultationBody,
      data: z.object({ id: z.string() }),
      idempotent: true,
      errors: ['not_found', 'own_design', 'too_many_requests'],
      handle: ({ ctx, session, body }) => askDesigner(ctx, session.userId, body),
    }),
  ];
}
