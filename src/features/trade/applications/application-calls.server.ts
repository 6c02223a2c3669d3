import { z } from 'zod';
import { call } from '#platform/call.ts';
import { applicationData, applicationTypes, draftBody, processData, registerApplicationBody } from './application.ts';
import { readApplication, readProcess } from './application-reads.server.ts';
import { applicationStates } from './application-states.ts';
import { keepDraft, submitApplication } from './applications.server.ts';
import { withdrawApplication } from './withdraw.server.ts';

const tag = 'applications';
const params = z.object({ type: z.enum(applicationTypes, 'not_found') });
const query = z.object({ type: z.enum(applicationTypes).optional() });

/** Applying as a designer or a merchant (PRODUCT H2; seed §7). */
export function applicationCalls() {
  return [
    call({
      method: 'POST',
      path: '/user/register:{type}',
      who: 'signed-in',
      tag,
      summary: 'Send an application as designer or merchant; the remittance follows',
      params,
      body: registerApplicationBody,
      data: processData,
      idempotent: true,
      errors: [
        'application_state',
        'conflict',
        'paper_missing',
        'field_required',
        'bind_mobile_or_code_error',
        'input_code',
        'field_number',
        'not_found',
      ],
      handle: ({ ctx, session, params, body }) => submitApplication(ctx, session.userId, params.type, body),
    }),
    call({
      method: 'PUT',
      path: '/user/register:{type}',
      who: 'signed-in',
      tag,
      summary: 'Keep an application as far as it is filled in',
      params,
      body: draftBody,
      data: applicationData,
      errors: ['application_state', 'not_found'],
      handle: ({ ctx, session, params, body }) => keepDraft(ctx, session.userId, params.type, body),
    }),
    call({
      method: 'DELETE',
      path: '/user/register:{type}',
      who: 'signed-in',
      tag,
      summary:
        'Take an application back: to the form before its receipt is sent; later it is given up, and what arrived goes back',
      params,
      query: z.object({ seen: z.enum(applicationStates).optional() }),
      data: applicationData,
      errors: ['application_state', 'conflict', 'not_found'],
      handle: ({ ctx, session, params, query }) => withdrawApplication(ctx, session.userId, params.type, query.seen),
    }),
    call({
      method: 'GET',
      path: '/user/designer-request-process',
      who: 'signed-in',
      tag,
      summary: 'How far the own application is; null where there is none',
      query,
      data: processData.nullable(),
      handle: ({ ctx, session, query }) => readProcess(ctx, session.userId, query.type ?? null),
    }),
    call({
      method: 'GET',
      path: '/user/last-designer-request',
      who: 'signed-in',
      tag,
      summary: 'The own last application with all that was filled in; null where there is none',
      query,
      data: applicationData.nullable(),
      handle: ({ ctx, session, query }) => readApplication(ctx, session.userId, query.type ?? null),
    }),
  ];
}
