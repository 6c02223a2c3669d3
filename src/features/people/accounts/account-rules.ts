import { z } from 'zod';
import {
  codeField,
  emailField,
  nicknameField,
  passwordField,
  phoneField,
  typedPassword,
  vietnameseMobilePattern,
  internationalPhonePattern,
  emailPattern,
  type PasswordPolicy,
} from '#features/people/accounts/account.ts';
import type { ErrorKey } from '#lib/errors.ts';
import { trimmedText } from '#platform/limited-text.ts';
import type { LoginType } from './identity/remembered-identity.ts';
import { isOwnPassword } from './sign-in/own-password.ts';

/*
 * The forms of the dialogs, made of the same fields as the calls (PRODUCT C5). What a form has beyond a call: the
 * agreement, the repeated password, and what is required before a code is sent.
 */
const errorKey = (key: ErrorKey) => key;
const agreed = z.boolean().refine((ticked) => ticked, errorKey('message_choose_checkbox'));
const filled = trimmedText(254, 'message_input_account', 'field_number').min(1, errorKey('message_input_account'));

const accountField = (type: LoginType) => filled.pipe(type === 'email' ? emailField : phoneField);
export type LoginWay = 'password' | 'code';

/**
 * Fields of the other sign-in method are kept as they are and not validated; the agreement is asked for once in a
 * browser.
 */
export function loginForm(type: LoginType, way: LoginWay, asksAgreement = true) {
  return z.object({
    email: type === 'email' ? accountField('email') : z.string(),
    phone: type === 'phone' ? accountField('phone') : z.string(),
    password: way === 'password' ? typedPassword : z.string(),
    code: way === 'code' ? codeField : z.string(),
    agreed: asksAgreement ? agreed : z.boolean(),
    remember: z.boolean(),
  });
}

/** A password made of one's own names is refused where it is typed, not after the phone's code. */
export function registerForm(policy: PasswordPolicy) {
  const form = z.object({
    nickname: nicknameField,
    email: emailField,
    password: passwordField(policy),
    verificationCode: codeField,
    agreed,
  });
  return form.refine((values) => !isOwnPassword(values.password, values), {
    message: errorKey('password_own'),
    path: ['password'],
    when: () => true,
  });
}

/** The agreement was given at the first step. With a policy, the first step's secrets are asked for again. */
export function bindMobileForm(countries: readonly string[], policy: PasswordPolicy | null) {
  return z.object({
    mobile: sendablePhone(countries),
    code: codeField,
    password: policy === null ? z.string() : passwordField(policy),
    verificationCode: policy === null ? z.string() : codeField,
  });
}

export function contactForm(type: LoginType, countries: readonly string[]) {
  return z.object({
    contact: filled.pipe(type === 'email' ? emailField : sendablePhone(countries)),
    code: codeField,
    password: typedPassword,
  });
}

/** Forgotten password: each step is validated by itself. */
export function secretForm(
  step: number,
  type: LoginType,
  { password, phoneCountries }: { password: { policy: PasswordPolicy }; phoneCountries: readonly string[] },
) {
  const form = z.object({
    email: step === 1 && type === 'email' ? accountField('email') : z.string(),
    phone: step === 1 && type === 'phone' ? filled.pipe(sendablePhone(phoneCountries)) : z.string(),
    code: step === 2 ? codeField : z.string(),
    password: step === 3 ? passwordField(password.policy) : z.string(),
    confirm: z.string(),
  });
  return form.refine((values) => step !== 3 || values.password === values.confirm, mismatchError('confirm'));
}

export function changePasswordForm(policy: PasswordPolicy) {
  const form = z.object({
    oldPassword: typedPassword,
    newPassword: passwordField(policy),
    rePwd: z.string().min(1, errorKey('confirm_password_same')),
  });
  return form.refine((values) => values.newPassword === values.rePwd, mismatchError('rePwd'));
}

/** What prevents sending a code: null, or the key of what is missing (seed, section 5). */
export function codeRefusal(type: LoginType, account: string, countries: readonly string[]): ErrorKey | null {
  const typed = account.trim();
  if (typed === '') return 'message_input_account';
  if (type === 'email') return emailPattern.test(typed) ? null : 'field_number';
  if (!phoneField.safeParse(typed).success) return 'field_number';
  return sendablePhone(countries).safeParse(typed).success ? null : 'phone_country';
}

/** Binding requires less before sending: the number's international form. */
export function bindCodeRefusal(mobile: string): ErrorKey | null {
  if (mobile.trim() === '') return 'message_input_account';
  return internationalPhonePattern.test(withoutSeparators(mobile)) ? null : 'field_number';
}

/** Where only Vietnamese numbers are served the browser can check at once; for others the server decides. */
function sendablePhone(countries: readonly string[]) {
  const onlyVietnam = countries.every((country) => country === 'VN');
  return phoneField.refine((phone) => !onlyVietnam || vietnameseMobilePattern.test(phone), errorKey('phone_country'));
}

/** Reported even while another field is still wrong. */
function mismatchError(field: string) {
  return { message: errorKey('confirm_password_same'), path: [field], when: () => true };
}

function withoutSeparators(phone: string): string {
  return phone.trim().replace(/[\s.()-]/g, '');
}
