import { z } from 'zod';
import {
  codePurposes,
  emailCodeLoginBody,
  emailField,
  loginBody,
  mobileCodeLoginBody,
  phoneField,
  sessionData,
} from '#features/people/accounts/account.ts';
import { emailName } from '#features/people/accounts/sign-in/account-name.server.ts';
import { sendCode } from '#features/people/accounts/sign-in/codes.server.ts';
import { demoKinds } from '#features/people/accounts/demo-accounts.ts';
import { signInToDemo } from '#features/people/accounts/sign-in/demo.server.ts';
import { listOutbox } from '#features/people/accounts/outbox/outbox.server.ts';
import { mobileOf } from '#features/people/accounts/sign-in/phone.server.ts';
import {
  clearSessionCookies,
  deviceCookie,
  deviceOf,
  refreshCookie,
  setDeviceCookie,
  setSessionCookies,
} from '#features/people/accounts/sessions/session-cookies.server.ts';
import {
  endSessions,
  listSessions,
  refreshSession,
  type SessionTokens,
} from '#features/people/accounts/sessions/sessions.server.ts';
import { signInByCode, signInByPassword } from '#features/people/accounts/sign-in/sign-in.server.ts';
import { AppError } from '#lib/errors.ts';
import { call, type CallInput } from '#platform/call.ts';
import type { RequestContext } from '#platform/context.ts';
import { formerCookie } from '#features/people/accounts/sessions/cookie-names.ts';
import { translator } from '#text/messages.server.ts';
import { limitedText } from '#platform/limited-text.ts';

const nothing = z.null();
const purpose = z.enum(codePurposes).default('register');
const tag = 'accounts';

/** Signing in and out: codes, sessions, demo login (PRODUCT D1, D2, D5). */
export function signInCalls() {
  return [...codeCalls(), ...sessionCalls(), ...demoCalls()];
}

function codeCalls() {
  return [
    call({
      method: 'GET',
      path: '/auth/email-verification-code/{email}',
      who: 'anyone',
      tag,
      summary: 'Send a code to an email address',
      effects: true,
      params: z.object({ email: emailField }),
      query: z.object({ purpose }),
      data: nothing,
      errors: ['code_too_soon', 'code_too_many'],
      async handle({ ctx, params, query, answer }) {
        await sendCode(ctx, emailName(params.email), query.purpose);
        answer.message = 'message_success';
        return null;
      },
    }),
    call({
      method: 'GET',
      path: '/auth/sendVerificationCodeToMobile',
      who: 'anyone',
      tag,
      summary: 'Send a code to a phone; a code in the query is ignored, the server makes its own',
      effects: true,
      textInData: true,
      query: z.object({
        mobile: limitedText(60, 'message_input_account').min(1, 'message_input_account').pipe(phoneField),
        verificationCode: limitedText(20).optional(),
        purpose,
      }),
      data: z.string(),
      errors: ['code_too_soon', 'code_too_many'],
      async handle({ ctx, query, answer }) {
        await sendCode(ctx, { mobile: mobileOf(query.mobile, ctx.settings.phoneCountries) }, query.purpose);
        answer.message = 'message_success';
        return translator(ctx.locale, 'errors')('message_success');
      },
    }),
  ];
}

function sessionCalls() {
  return [
    call({
      method: 'POST',
      path: '/auth/login',
      who: 'anyone',
      tag,
      summary: 'Sign in by password; the data is the access token',
      body: loginBody,
      data: z.string(),
      errors: ['login_failed', 'login_too_many', 'account_suspended'],
      handle: (input) =>
        answerSignIn(input, (ctx) => signInByPassword(ctx, input.body.mobileOrEmail, input.body.password)),
    }),
    call({
      method: 'POST',
      path: '/auth/login:mobile-code',
      who: 'anyone',
      tag,
      summary: 'Sign in by a code sent to the phone',
      body: mobileCodeLoginBody,
      data: z.string(),
      errors: ['bind_mobile_or_code_error', 'account_suspended'],
      handle: (input) =>
        answerSignIn(input, (ctx) =>
          signInByCode(ctx, { mobile: mobileOf(input.body.mobile, ctx.settings.phoneCountries) }, input.body.code),
        ),
    }),
    call({
      method: 'POST',
      path: '/auth/login:email-code',
      who: 'anyone',
      tag,
      summary: 'Sign in by a code sent to the email address',
      body: emailCodeLoginBody,
      data: z.string(),
      errors: ['message_email_code_error', 'account_suspended'],
      handle: (input) => answerSignIn(input, (ctx) => signInByCode(ctx, emailName(input.body.email), input.body.code)),
    }),
    call({
      method: 'GET',
      path: '/user/refresh-token',
      who: 'anyone',
      tag,
      summary: 'A new access token for the refresh token in the cookie or the x-refresh-token header',
      effects: true,
      data: z.string(),
      limit: { hits: 1200, seconds: 3600 },
      errors: ['login_required'],
      async handle({ ctx, cookies, headers, answer }) {
        const former = cookies[refreshCookie] === undefined ? cookies[formerCookie(refreshCookie)] : undefined;
        const header = headers['x-refresh-token'];
        const sent = cookies[refreshCookie] ?? former ?? (typeof header === 'string' ? header : undefined);
        const tokens = await refreshSession(ctx, sent, { former: former !== undefined });
        setSessionCookies(answer, { cookies, headers }, tokens);
        const device = cookies[formerCookie(deviceCookie)];
        if (device !== undefined && tokens.isOn(device)) setDeviceCookie(answer, device);
        return tokens.access;
      },
    }),
    call({
      method: 'POST',
      path: '/auth/logout',
      who: 'anyone',
      tag,
      summary: 'End this session; also clears what is left of an ended one',
      data: nothing,
      async handle({ ctx, session, answer }) {
        const ending = session ?? ctx.expired;
        if (ending) await endSessions(ctx.db, ctx, { userId: ending.userId, id: ending.id }, 'signed out');
        clearSessionCookies(answer);
        return null;
      },
    }),
    call({
      method: 'POST',
      path: '/auth/logout:everywhere',
      who: 'signed-in',
      tag,
      summary: 'End every session of this person',
      data: nothing,
      async handle({ ctx, session, answer }) {
        await endSessions(ctx.db, ctx, { userId: session.userId }, 'signed out everywhere');
        clearSessionCookies(answer);
        return null;
      },
    }),
    call({
      method: 'GET',
      path: '/user/sessions',
      who: 'signed-in',
      tag,
      summary: 'Own sessions',
      data: z.array(sessionData),
      handle: ({ ctx, session }) => listSessions(ctx, session.userId),
    }),
    call({
      method: 'DELETE',
      path: '/user/sessions/{id}',
      who: 'signed-in',
      tag,
      summary: 'End one of the own sessions',
      params: z.object({ id: limitedText(64) }),
      data: nothing,
      errors: ['not_found'],
      async handle({ ctx, session, params }) {
        if ((await endSessions(ctx.db, ctx, { userId: session.userId, id: params.id }, 'ended by its owner')) === 0)
          throw new AppError('not_found');
        return null;
      },
    }),
  ];
}

function demoCalls() {
  return [
    call({
      method: 'POST',
      path: '/demo/login',
      who: 'anyone',
      tag: 'demo',
      summary: 'Sign in as one of the demo accounts; absent where the demo is off',
      body: z.strictObject({ kind: z.enum(demoKinds) }),
      data: z.string(),
      limit: { hits: 300, seconds: 3600 },
      errors: ['not_found'],
      handle: (input) => answerSignIn(input, (ctx) => signInToDemo(ctx, input.body.kind)),
    }),
    call({
      method: 'GET',
      path: '/outbox',
      who: 'anyone',
      tag: 'demo',
      summary: 'Letters of an unconfigured channel; only at this machine',
      query: z.object({ to: limitedText(254).optional() }),
      errors: ['not_found'],
      data: z.array(
        z.object({
          id: z.string(),
          channel: z.enum(['mail', 'sms']),
          to: z.string(),
          subject: z.string().nullable(),
          text: z.string(),
          createdAt: z.string(),
        }),
      ),
      handle: ({ ctx, query }) => listOutbox(ctx, query.to ?? null),
    }),
  ];
}

async function answerSignIn(
  input: Pick<CallInput<'anyone', undefined, undefined, undefined>, 'ctx' | 'answer' | 'cookies' | 'headers'>,
  signIn: (ctx: RequestContext) => Promise<SessionTokens>,
): Promise<string> {
  const tokens = await signIn({ ...input.ctx, device: deviceOf(input.answer, input) });
  setSessionCookies(input.answer, input, tokens);
  input.answer.message = 'sign_success';
  return tokens.access;
}
