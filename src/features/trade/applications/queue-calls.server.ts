import { z } from 'zod';
import { call } from '#platform/call.ts';
import { cursorFields, placeOf } from '#platform/paging.ts';
import { takeBack } from '#features/trade/payments/remittance.ts';
import { approveApplication, declineApplication, rejectApplication, takeBackApproval } from './decide.server.ts';
import { limitedText } from '#platform/limited-text.ts';
import { approvalBody, auditedData, queueData, queueStates, refusalBody, rejectionBody } from './queue.ts';
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
      summary: 'Applications of one list: waiting, sent back, declined …; those that wait by when an answer is due',
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
      summary:
        'Pass: role, plan, public profile, notice and letter; with a bill, a minute after its money is confirmed',
      params,
      body: approvalBody,
      data: auditedData,
      idempotent: true,
      errors: [
        'not_found',
        'own_matter',
        'application_state',
        'bill_state',
        'bill_plan',
        'amount_short',
        'reason_needed',
        'confirmation_pending',
      ],
      handle: ({ ctx, session, params, body }) => approveApplication(ctx, session.userId, params.id, body),
    }),
    call({
      method: 'POST',
      path: '/admin/applications/{id}/take-back',
      who: { permission: 'applications.decide' },
      tag,
      summary: 'Takes an approval back before it takes effect',
      params,
      body: takeBack,
      data: auditedData,
      idempotent: true,
      errors: ['not_found', 'own_matter', 'confirmation_done'],
      handle: ({ ctx, session, params, body }) => takeBackApproval(ctx, session.userId, params.id, body.confirmation),
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
      errors: ['not_found', 'own_matter', 'application_state', 'bill_state', 'confirmation_pending'],
      handle: ({ ctx, session, params, body }) => rejectApplication(ctx, session.userId, params.id, body),
    }),
    call({
      method: 'POST',
      path: '/admin/applications/{id}/decline',
      who: { permission: 'applications.decide' },
      tag,
      summary: 'Decline, or end what was withdrawn: all that has arrived goes back, a minute later',
      params,
      body: refusalBody,
      data: auditedData,
      idempotent: true,
      errors: [
        'not_found',
        'own_matter',
        'application_state',
        'bill_state',
        'field_required',
        'conflict',
        'reason_needed',
        'confirmation_pending',
      ],
      handle: ({ ctx, session, params, body }) => declineApplication(ctx, session.userId, params.id, body),
    }),
  ];
}
