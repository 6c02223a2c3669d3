import { z } from 'zod';
import {
  forgetBody,
  passwordChangeBody,
  profileBody,
  registerBody,
  sessionData,
  typedPassword,
  userData,
  type PasswordPolicy,
} from '#features/people/accounts/account.ts';
import { emailName } from '#features/people/accounts/sign-in/account-name.server.ts';
import { changeAvatar } from '#features/people/accounts/avatar.server.ts';
import { deleteMyAccount, exportMyData, exportShape } from '#features/people/accounts/my-data/my-data.server.ts';
import { changePassword, resetPassword } from '#features/people/accounts/sign-in/password.server.ts';
import { mobileOf } from '#features/people/accounts/sign-in/phone.server.ts';
import {
  agreeToCookies,
  changeProfile,
  keepLanguage,
  readProfile,
  type ProfileListener,
} from '#features/people/accounts/profile.server.ts';
import { register } from '#features/people/accounts/sign-in/registration.server.ts';
import { contactCalls } from '#features/people/accounts/sign-in/contact-calls.server.ts';
import {
  clearSessionCookies,
  deviceOf,
  setSessionCookies,
} from '#features/people/accounts/sessions/session-cookies.server.ts';
import { signInCalls } from '#features/people/accounts/sign-in/sign-in-calls.server.ts';
import { AppError } from '#lib/errors.ts';
import { locales } from '#lib/locale.ts';
import { call, partsCall } from '#platform/call.ts';
import type { RequestContext } from '#platform/context.ts';
import type { PersonalDataOrder } from '#platform/personal-data.ts';
import { limitedText } from '#platform/limited-text.ts';

const nothing = z.null();
const tag = 'accounts';

/** The calls of accounts, sessions and codes (PRODUCT D1–D5). */
export function accountCalls(policy: PasswordPolicy, follower: ProfileListener, personalData: PersonalDataOrder) {
  return [...signInCalls(), ...passwordCalls(policy), ...personCalls(policy, follower, personalData)];
}

function passwordCalls(policy: PasswordPolicy) {
  return [
    call({
      method: 'POST',
      path: '/common/forget',
      who: 'anyone',
      tag,
      summary: 'Set a new password by a code',
      body: forgetBody(policy),
      data: nothing,
      limit: { hits: 60, seconds: 3600 },
      errors: [
        'message_email_code_error',
        'bind_mobile_or_code_error',
        'message_input_account',
        'password_common',
        'password_own',
      ],
      async handle({ ctx, body, answer }) {
        const name = body.email === undefined ? mobileName(ctx, body.mobile) : emailName(body.email);
        await resetPassword(ctx, name, body.code, body.password);
        clearSessionCookies(answer);
        return null;
      },
    }),
    call({
      method: 'PUT',
      path: '/user/password',
      who: 'signed-in',
      tag,
      summary: 'Change the password; every session ends',
      body: passwordChangeBody(policy),
      data: nothing,
      errors: ['old_password_error', 'login_too_many', 'password_common', 'password_own'],
      async handle({ ctx, session, body, answer }) {
        await changePassword(ctx, session.userId, body.oldPassword, body.newPassword);
        clearSessionCookies(answer);
        return null;
      },
    }),
  ];
}

function personCalls(policy: PasswordPolicy, follower: ProfileListener, personalData: PersonalDataOrder) {
  return [
    call({
      method: 'POST',
      path: '/auth/register',
      who: 'anyone',
      tag,
      summary: 'Open an account with a proven email and phone, and sign in',
      idempotent: true,
      body: registerBody(policy),
      limit: { hits: 60, seconds: 3600 },
      data: z.object({ id: z.string(), nickname: z.string(), trialEndsAt: z.string() }),
      errors: [
        'message_email_code_error',
        'bind_mobile_or_code_error',
        'email_taken',
        'mobile_taken',
        'password_common',
        'password_own',
      ],
      async handle({ ctx, body, cookies, headers, answer }) {
        const device = deviceOf(answer, { cookies, headers });
        const { tokens, ...person } = await register({ ...ctx, device }, body);
        setSessionCookies(answer, { cookies, headers }, tokens);
        return person;
      },
    }),
    ...contactCalls(),
    call({
      method: 'GET',
      path: '/user',
      who: 'signed-in',
      tag,
      summary: 'The signed-in person',
      data: userData,
      handle: ({ ctx, session }) => readProfile(ctx, session.userId),
    }),
    call({
      method: 'PUT',
      path: '/user',
      who: 'signed-in',
      tag,
      summary: 'Change the own profile',
      body: profileBody,
      data: userData,
      handle: ({ ctx, session, body }) => changeProfile(ctx, follower, session.userId, body),
    }),
    call({
      method: 'PUT',
      path: '/user/avatar',
      who: 'signed-in',
      tag,
      summary: 'Take a picture brought before as the own one',
      body: z.strictObject({ picture: limitedText(64) }),
      data: userData,
      errors: ['not_found'],
      handle: ({ ctx, session, body }) => changeAvatar(ctx, follower, session.userId, body.picture),
    }),
    call({
      method: 'DELETE',
      path: '/user/avatar',
      who: 'signed-in',
      tag,
      summary: 'Go without a picture',
      data: userData,
      handle: ({ ctx, session }) => changeAvatar(ctx, follower, session.userId, null),
    }),
    call({
      method: 'DELETE',
      path: '/user',
      who: 'signed-in',
      tag,
      summary: 'Delete the own account',
      body: z.strictObject({ password: typedPassword }),
      data: nothing,
      errors: ['old_password_error', 'forbidden', 'dealings_open', 'last_admin'],
      async handle({ ctx, session, body, answer }) {
        await deleteMyAccount(ctx, personalData, session.userId, body.password);
        clearSessionCookies(answer);
        return null;
      },
    }),
    partsCall({
      path: '/user/data',
      who: 'signed-in',
      tag,
      summary: 'Everything kept about the signed-in person',
      limit: { hits: 60, seconds: 3600 },
      data: z.object({
        exportedAt: z.string(),
        account: userData,
        sessions: z.array(sessionData),
        history: z.array(z.object({ at: z.string(), action: z.string(), address: z.string().nullable() })),
        ...exportShape(personalData),
      }),
      async handle({ ctx, session, answer }) {
        answer.header('content-disposition', 'attachment; filename="hien-my-data.json"');
        return exportMyData(ctx, personalData, session.userId);
      },
    }),
    call({
      method: 'PUT',
      path: '/user/language',
      who: 'signed-in',
      tag,
      summary: 'The language of mails: the one the site is read in',
      body: z.strictObject({ language: z.enum(locales) }),
      data: nothing,
      async handle({ ctx, session, body }) {
        await keepLanguage(ctx, session.userId, body.language);
        return null;
      },
    }),
    call({
      method: 'PUT',
      path: '/user/cookie-agreement',
      who: 'signed-in',
      tag,
      summary: 'Agree to cookies',
      data: nothing,
      async handle({ ctx, session }) {
        await agreeToCookies(ctx, session.userId, true);
        return null;
      },
    }),
    call({
      method: 'DELETE',
      path: '/user/cookie-agreement',
      who: 'signed-in',
      tag,
      summary: 'Take the agreement to cookies back',
      data: nothing,
      async handle({ ctx, session }) {
        await agreeToCookies(ctx, session.userId, false);
        return null;
      },
    }),
  ];
}

function mobileName(ctx: RequestContext, mobile: string | undefined) {
  if (mobile === undefined) throw new AppError('message_input_account', { field: 'email' });
  return { mobile: mobileOf(mobile, ctx.settings.phoneCountries) };
}
