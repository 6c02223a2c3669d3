import { z } from 'zod';
import {
  codePurposes, emailCodeLoginBody, emailField, forgetBody, loginBody, mobileCodeLoginBody, passwordChangeBody, phoneField, profileBody, registerBody,
  sessionData, typedPassword, userData, type PasswordPolicy,
} from '#features/accounts/account.ts';
import { emailName } from '#features/accounts/account-name.server.ts';
import { sendCode } from '#features/accounts/codes.server.ts';
import { changeAvatar } from '#features/accounts/avatar.server.ts';
import { demoKinds } from '#features/accounts/demo-accounts.ts';
import { signInToDemo } from '#features/accounts/demo.server.ts';
import { deleteMyAccount, exportMyData } from '#features/accounts/my-data.server.ts';
import { saidAndDrawn } from '#features/accounts/my-data.ts';
import { listOutbox } from '#features/accounts/outbox.server.ts';
import { changePassword, resetPassword } from '#features/accounts/password.server.ts';
import { mobileOf } from '#features/accounts/phone.server.ts';
import { agreeToCookies, changeProfile, readProfile, type ProfileFollower } from '#features/accounts/profile.server.ts';
import { register } from '#features/accounts/registration.server.ts';
import { deviceOf, giveSession, refreshCookie, takeSession } from '#features/accounts/session-cookies.server.ts';
import { endSessions, listSessions, refreshSession, type SessionTokens } from '#features/accounts/sessions.server.ts';
import { signInByCode, signInByPassword } from '#features/accounts/sign-in.server.ts';
import { mediaData } from '#features/media/media.ts';
import { AppError } from '#lib/errors.ts';
import { call, type CallInput } from '#platform/call.ts';
import type { RequestContext } from '#platform/context.ts';
import { translator } from '#text/messages.server.ts';

const nothing = z.null();
const purpose = z.enum(codePurposes).default('register');
const tag = 'accounts';

/** The calls of accounts, sessions and codes (PRODUCT D1–D5). */
export function accountCalls(policy: PasswordPolicy, follower: ProfileFollower) {
  return [...codeCalls(), ...sessionCalls(), ...passwordCalls(policy), ...personCalls(policy, follower), ...demoCalls()];
}

function codeCalls() {
  return [
    call({
      method: 'GET', path: '/auth/email-verification-code/{email}', who: 'anyone', tag, summary: 'Send a code to an email address', effects: true,
      params: z.object({ email: emailField }), query: z.object({ purpose }), data: nothing, errors: ['code_too_soon', 'code_too_many'],
      async handle({ ctx, params, query, answer }) {
        await sendCode(ctx, emailName(params.email), query.purpose);
        answer.message = 'message_success';
        return null;
      },
    }),
    call({
      method: 'GET', path: '/auth/sendVerificationCodeToMobile', who: 'anyone', tag, summary: 'Send a code to a phone; a code in the query is ignored, the server makes its own', effects: true, textInData: true,
      query: z.object({ mobile: z.string('message_input_account').min(1, 'message_input_account').pipe(phoneField), verificationCode: z.string().max(20).optional(), purpose }),
      data: z.string(), errors: ['code_too_soon', 'code_too_many'],
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
      method: 'POST', path: '/auth/login', who: 'anyone', tag, summary: 'Sign in by password; the data is the access token', body: loginBody, data: z.string(), errors: ['login_failed', 'login_too_many', 'account_suspended'],
      handle: (input) => enter(input, (ctx) => signInByPassword(ctx, input.body.mobileOrEmail, input.body.password)),
    }),
    call({
      method: 'POST', path: '/auth/login:mobile-code', who: 'anyone', tag, summary: 'Sign in by a code sent to the phone', body: mobileCodeLoginBody, data: z.string(), errors: ['bind_mobile_or_code_error', 'account_suspended'],
      handle: (input) => enter(input, (ctx) => signInByCode(ctx, { mobile: mobileOf(input.body.mobile, ctx.settings.phoneCountries) }, input.body.code)),
    }),
    call({
      method: 'POST', path: '/auth/login:email-code', who: 'anyone', tag, summary: 'Sign in by a code sent to the email address', body: emailCodeLoginBody, data: z.string(), errors: ['message_email_code_error', 'account_suspended'],
      handle: (input) => enter(input, (ctx) => signInByCode(ctx, emailName(input.body.email), input.body.code)),
    }),
    call({
      method: 'GET', path: '/user/refresh-token', who: 'anyone', tag, summary: 'A new access token for the refresh token in the cookie or the x-refresh-token header', effects: true, data: z.string(), limit: { hits: 1200, seconds: 3600 }, errors: ['login_required'],
      async handle({ ctx, cookies, headers, answer }) {
        const sent = headers['x-refresh-token'];
        const tokens = await refreshSession(ctx, cookies[refreshCookie] ?? (typeof sent === 'string' ? sent : undefined));
        giveSession(answer, { cookies, headers }, tokens);
        return tokens.access;
      },
    }),
    call({
      method: 'POST', path: '/auth/logout', who: 'anyone', tag, summary: 'End this session; also clears what is left of an ended one', data: nothing,
      async handle({ ctx, session, answer }) {
        const ending = session ?? ctx.expired;
        if (ending) await endSessions(ctx.db, ctx, { userId: ending.userId, id: ending.id }, 'signed out');
        takeSession(answer);
        return null;
      },
    }),
    call({
      method: 'POST', path: '/auth/logout:everywhere', who: 'signed-in', tag, summary: 'End every session of this person', data: nothing,
      async handle({ ctx, session, answer }) {
        await endSessions(ctx.db, ctx, { userId: session.userId }, 'signed out everywhere');
        takeSession(answer);
        return null;
      },
    }),
    call({
      method: 'GET', path: '/user/sessions', who: 'signed-in', tag, summary: 'Own sessions', data: z.array(sessionData),
      handle: ({ ctx, session }) => listSessions(ctx, session.userId),
    }),
    call({
      method: 'DELETE', path: '/user/sessions/{id}', who: 'signed-in', tag, summary: 'End one of the own sessions', params: z.object({ id: z.string().max(64) }), data: nothing, errors: ['not_found'],
      async handle({ ctx, session, params }) {
        if (await endSessions(ctx.db, ctx, { userId: session.userId, id: params.id }, 'ended by its owner') === 0) throw new AppError('not_found');
        return null;
      },
    }),
  ];
}

function passwordCalls(policy: PasswordPolicy) {
  return [
    call({
      method: 'POST', path: '/common/forget', who: 'anyone', tag, summary: 'Set a new password by a code', body: forgetBody(policy), data: nothing, limit: { hits: 60, seconds: 3600 },
      errors: ['message_email_code_error', 'bind_mobile_or_code_error', 'message_input_account'],
      async handle({ ctx, body, answer }) {
        const name = body.email === undefined ? mobileName(ctx, body.mobile) : emailName(body.email);
        await resetPassword(ctx, name, body.code, body.password);
        takeSession(answer);
        return null;
      },
    }),
    call({
      method: 'PUT', path: '/user/password', who: 'signed-in', tag, summary: 'Change the password; every session ends', body: passwordChangeBody(policy), data: nothing, errors: ['old_password_error', 'login_too_many'],
      async handle({ ctx, session, body, answer }) {
        await changePassword(ctx, session.userId, body.oldPassword, body.newPassword);
        takeSession(answer);
        return null;
      },
    }),
  ];
}

function personCalls(policy: PasswordPolicy, follower: ProfileFollower) {
  return [
    call({
      method: 'POST', path: '/auth/register', who: 'anyone', tag, summary: 'Open an account with a proven email and phone', idempotent: true, body: registerBody(policy), limit: { hits: 60, seconds: 3600 },
      data: z.object({ id: z.string(), nickname: z.string(), trialEndsAt: z.string() }), errors: ['message_email_code_error', 'bind_mobile_or_code_error', 'email_taken', 'mobile_taken'],
      handle: ({ ctx, body }) => register(ctx, body),
    }),
    call({ method: 'GET', path: '/user', who: 'signed-in', tag, summary: 'The signed-in person', data: userData, handle: ({ ctx, session }) => readProfile(ctx, session.userId) }),
    call({
      method: 'PUT', path: '/user', who: 'signed-in', tag, summary: 'Change the own profile', body: profileBody, data: userData,
      handle: ({ ctx, session, body }) => changeProfile(ctx, follower, session.userId, body),
    }),
    call({
      method: 'PUT', path: '/user/avatar', who: 'signed-in', tag, summary: 'Take a picture brought before as the own one', body: z.strictObject({ picture: z.string().max(64) }), data: userData, errors: ['not_found'],
      handle: ({ ctx, session, body }) => changeAvatar(ctx, follower, session.userId, body.picture),
    }),
    call({
      method: 'DELETE', path: '/user/avatar', who: 'signed-in', tag, summary: 'Go without a picture', data: userData,
      handle: ({ ctx, session }) => changeAvatar(ctx, follower, session.userId, null),
    }),
    call({
      method: 'DELETE', path: '/user', who: 'signed-in', tag, summary: 'Delete the own account', body: z.strictObject({ password: typedPassword }), data: nothing, errors: ['old_password_error', 'forbidden', 'dealings_open'],
      async handle({ ctx, session, body, answer }) {
        await deleteMyAccount(ctx, session.userId, body.password);
        takeSession(answer);
        return null;
      },
    }),
    call({
      method: 'GET', path: '/user/data', who: 'signed-in', tag, summary: 'Everything kept about the signed-in person', limit: { hits: 60, seconds: 3600 },
      data: z.object({ exportedAt: z.string(), account: userData, sessions: z.array(sessionData), history: z.array(z.object({ at: z.string(), action: z.string(), address: z.string().nullable() })), pictures: z.array(mediaData), ...saidAndDrawn }),
      async handle({ ctx, session, answer }) {
        answer.header('content-disposition', 'attachment; filename="hien-my-data.json"');
        return exportMyData(ctx, session.userId);
      },
    }),
    call({
      method: 'PUT', path: '/user/cookie-agreement', who: 'signed-in', tag, summary: 'Agree to cookies', data: nothing,
      async handle({ ctx, session }) {
        await agreeToCookies(ctx, session.userId);
        return null;
      },
    }),
  ];
}

function demoCalls() {
  return [
    call({
      method: 'POST', path: '/demo/login', who: 'anyone', tag: 'demo', summary: 'Sign in as one of the demo accounts; absent where the demo is off', body: z.strictObject({ kind: z.enum(demoKinds) }), data: z.string(), limit: { hits: 300, seconds: 3600 }, errors: ['not_found'],
      handle: (input) => enter(input, (ctx) => signInToDemo(ctx, input.body.kind)),
    }),
    call({
      method: 'GET', path: '/outbox', who: 'anyone', tag: 'demo', summary: 'Letters of an unconfigured channel; only at this machine', query: z.object({ to: z.string().max(254).optional() }), errors: ['not_found'],
      data: z.array(z.object({ id: z.string(), channel: z.enum(['mail', 'sms']), to: z.string(), subject: z.string().nullable(), text: z.string(), createdAt: z.string() })),
      handle: ({ ctx, query }) => listOutbox(ctx, query.to ?? null),
    }),
  ];
}

async function enter(input: Pick<CallInput<'anyone', undefined, undefined, undefined>, 'ctx' | 'answer' | 'cookies' | 'headers'>, signIn: (ctx: RequestContext) => Promise<SessionTokens>): Promise<string> {
  const tokens = await signIn({ ...input.ctx, device: deviceOf(input.answer, input) });
  giveSession(input.answer, input, tokens);
  input.answer.message = 'sign_success';
  return tokens.access;
}

function mobileName(ctx: RequestContext, mobile: string | undefined) {
  if (mobile === undefined) throw new AppError('message_input_account', { field: 'email' });
  return { mobile: mobileOf(mobile, ctx.settings.phoneCountries) };
}
