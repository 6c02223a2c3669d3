import { z } from 'zod';
import {
  enrolment,
  factorCodeBody,
  factorEndBody,
  factorPasswordBody,
  factorState,
  recoveryCodes,
} from '#features/people/accounts/second-factor/second-factor.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  passSecondFactor,
  readSecondFactor,
  renewRecoveryCodes,
} from '#features/people/accounts/second-factor/second-factor.server.ts';
import { call } from '#platform/call.ts';

const tag = 'second factor';
const nothing = z.null();

/**
 * Being signed in is enough: before the second factor an admin has no other right (second-factor-requirement.ts). For
 * anyone who is no admin these calls do not exist.
 */
export function secondFactorCalls() {
  return [
    call({
      method: 'GET',
      path: '/user/second-factor',
      who: 'signed-in',
      tag,
      summary: 'Whether this admin has a second factor',
      data: factorState,
      errors: ['not_found'],
      handle: ({ ctx, session }) => readSecondFactor(ctx, session),
    }),
    call({
      method: 'POST',
      path: '/user/second-factor:begin',
      who: 'signed-in',
      tag,
      summary: 'A secret for an authenticator app',
      body: factorPasswordBody,
      data: enrolment,
      limit: { hits: 60, seconds: 3600 },
      errors: ['not_found', 'old_password_error', 'login_too_many', 'conflict'],
      handle: ({ ctx, session, body }) => beginSecondFactor(ctx, session, body.password),
    }),
    call({
      method: 'POST',
      path: '/user/second-factor:confirm',
      who: 'signed-in',
      tag,
      summary: 'Switch it on with a first code; answers with the recovery codes, once',
      body: factorCodeBody,
      data: recoveryCodes,
      errors: ['code_error', 'login_too_many', 'conflict'],
      handle: ({ ctx, session, body }) => confirmSecondFactor(ctx, session, body.code),
    }),
    call({
      method: 'POST',
      path: '/user/second-factor',
      who: 'signed-in',
      tag,
      summary: 'Show the second factor for this session',
      body: factorCodeBody,
      data: nothing,
      errors: ['code_error', 'login_too_many', 'not_found'],
      async handle({ ctx, session, body }) {
        await passSecondFactor(ctx, session, body.code);
        return null;
      },
    }),
    call({
      method: 'POST',
      path: '/user/second-factor:recovery-codes',
      who: 'signed-in',
      tag,
      summary: 'New recovery codes; the old ones end',
      body: factorCodeBody,
      data: recoveryCodes,
      errors: ['code_error', 'login_too_many', 'not_found'],
      handle: ({ ctx, session, body }) => renewRecoveryCodes(ctx, session, body.code),
    }),
    call({
      method: 'DELETE',
      path: '/user/second-factor',
      who: 'signed-in',
      tag,
      summary: 'Switch the second factor off',
      body: factorEndBody,
      data: nothing,
      errors: ['old_password_error', 'code_error', 'login_too_many', 'not_found'],
      async handle({ ctx, session, body }) {
        await endSecondFactor(ctx, session, body.password, body.code);
        return null;
      },
    }),
  ];
}
