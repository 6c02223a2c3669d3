import { z } from 'zod';
import { call } from '#platform/call.ts';
import { cursorFields, placeOf } from '#platform/paging.ts';
import { limitedText } from '#platform/limited-text.ts';
import { approveApplication, rejectApplication } from './decide.server.ts';
import { approvalBody, auditedData, queueData, queueStates, rejectionBody } from './queue.ts';
import { listQueue, readAudited } from './queue.server.ts';

const tag = 'applications';
const params = z.object({ id: limitedText(64) });

/** The admins' side of applications (PRODUCT M1). */
export function queueCalls() {
  return [
    call({
      method: 'GET',
      path: '/admin/applications',
      who: { permission: 'applications.see' },
      tag,
      summary: 'Applications of one state; those that wait by when an answer is due',
      query: z.object({
        state: z.enum(queueStates).default('AUDITING'),
        ...cursorFields('after', limitedText(500)),
      }),
      data: queueData,
      handle: ({ ctx, query }) => listQueue(ctx, query.state, placeOf(query)),
    }),
    call({
      method: 'GET',
      path: '/admin/applications/{id}',
      who: { permission: 'applications.see' },
      tag,
      summary: 'One application with its papers’ addresses, its bill and what happened to it',
      params,
      data: auditedData,
      errors: ['not_found'],
      handle: ({ ctx, params }) => readAudited(ctx, params.id),
    }),
    call({
      method: 'POST',
      path: '/admin/applications/{id}/approve',
      who: { permission: 'applications.decide' },
      tag,
      summary: 'Pass: role, plan, public profile, notice and letter at once',
      params,
      body: approvalBody,
      data: auditedData,
      idempotent: true,
      errors: ['not_found', 'own_matter', 'application_state', 'bill_state'],
      handle: ({ ctx, session, params, body }) => approveApplication(ctx, session.userId, params.id, body.attempt),
    }),
    call({
      method: 'POST',
      path: '/admin/applications/{id}/reject',
      who: { permission: 'applications.decide' },
      tag,
      summary: 'Send back with a reason, in one to three languages',
      params,
      body: rejectionBody,
      data: auditedData,
      idempotent: true,
      errors: ['not_found', 'own_matter', 'application_state', 'bill_state'],
      handle: ({ ctx, session, params, body }) => rejectApplication(ctx, session.userId, params.id, body),
    }),
  ];
}
