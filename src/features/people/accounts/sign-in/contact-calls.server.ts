import { z } from 'zod';
import { emailChangeBody, emailCodeBody, mobileChangeBody, userData } from '#features/people/accounts/account.ts';
import { emailName } from '#features/people/accounts/sign-in/account-name.server.ts';
import { mobileOf } from '#features/people/accounts/sign-in/phone.server.ts';
import { checkRegistrationCode } from '#features/people/accounts/sign-in/registration.server.ts';
import { call } from '#platform/call.ts';
import { changeContact } from './change-contact.server.ts';

const tag = 'accounts';
const limit = { hits: 60, seconds: 3600 };

/** Proving an email while registering, and changing email or phone number. */
export function contactCalls() {
  return [
    call({
      method: 'POST',
      path: '/auth/check-email-code',
      who: 'anyone',
      tag,
      summary: 'Whether the code of the first step of registering is right; it stays good for the second',
      body: emailCodeBody,
      data: z.null(),
      limit: { hits: 120, seconds: 3600 },
      errors: ['message_email_code_error'],
      async handle({ ctx, body }) {
        await checkRegistrationCode(ctx, body.email, body.code);
        return null;
      },
    }),
    call({
      method: 'PUT',
      path: '/user/email',
      who: 'signed-in',
      tag,
      summary: 'Another email, proven by a code of purpose bind; the old one is told',
      body: emailChangeBody,
      data: userData,
      limit,
      errors: ['message_email_code_error', 'old_password_error', 'login_too_many', 'email_taken', 'forbidden'],
      handle: ({ ctx, session, body }) => changeContact(ctx, session, emailName(body.email), body),
    }),
    call({
      method: 'PUT',
      path: '/user/mobile',
      who: 'signed-in',
      tag,
      summary: 'Another phone number, proven by a code of purpose bind; the old one is told',
      body: mobileChangeBody,
      data: userData,
      limit,
      errors: [
        'bind_mobile_or_code_error',
        'old_password_error',
        'login_too_many',
        'mobile_taken',
        'field_number',
        'forbidden',
      ],
      handle: ({ ctx, session, body }) =>
        changeContact(ctx, session, { mobile: mobileOf(body.mobile, ctx.settings.phoneCountries) }, body),
    }),
  ];
}
