import { z } from 'zod';
import type { ErrorKey } from '#lib/errors.ts';
import { roleNames } from '#lib/permissions.ts';
import { limitedText, lineText, trimmedText, withoutUnseen } from '#platform/limited-text.ts';
import { passwordLimits } from './account-limits.ts';

/*
 * Shapes of the account calls and every rule of the seed's section 5, for browser and server alike (PRODUCT C5). A
 * schema's message is an error key; its text is in messages/<locale>/errors.json.
 */
const errorKey = (key: ErrorKey) => key;

/** The seed's patterns. A phone is normalised by the server before the Vietnamese one decides. */
export const emailPattern =
  /^[^\s@<>"(),:;[\]\\]+@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+(?:[A-Za-z]{2,}|edu)$/;
export const internationalPhonePattern = /^\+?\d{1,3}[-.\s]?\d{7,15}$/;
export const vietnameseMobilePattern = /^(?:\+?84|0)?[3-9]\d{8}$/;
export const codePattern = /^\d{6}$/;

export type PasswordPolicy = keyof typeof passwordLimits;
/**
 * Four code units a character: a letter may be typed as a base and three marks. NFC is quadratic in marks, so it never
 * sees more.
 */
const longestBeforeNormalizing = 4 * passwordLimits.strict.max;

export const emailField = trimmedText(254, 'field_number').regex(emailPattern, errorKey('field_number'));
export const phoneField = trimmedText(24, 'field_number')
  .transform((value) => value.replace(/[\s.()-]/g, ''))
  .pipe(z.string().regex(internationalPhonePattern, errorKey('field_number')));
export const codeField = limitedText(12, 'input_code').trim().min(1, errorKey('input_code'));
/** Something visible, in one line: two patterns, because one for both is quadratic. */
const visibleCharacter = /[\p{L}\p{N}\p{P}\p{S}]/u;
const oneLine = /^\P{Cc}*$/u;
export const nicknameField = trimmedText(40, 'field_nickname')
  .min(1, errorKey('field_nickname'))
  .regex(oneLine, errorKey('field_nickname'))
  .overwrite(withoutUnseen)
  .regex(visibleCharacter, errorKey('field_nickname'));

/**
 * Keyboards write one Vietnamese letter as one character or as several; normalised, the same password is the same on
 * every device.
 */
function normalizedPassword(key: ErrorKey) {
  return limitedText(longestBeforeNormalizing, key).normalize('NFC');
}

export function passwordField(policy: PasswordPolicy) {
  const { min, max } = passwordLimits[policy];
  const key = errorKey(policy === 'strict' ? 'field_pwd_strict' : 'field_pwd');
  return normalizedPassword(key).min(min, key).max(max, key);
}

/**
 * For calls that do not yet know whose password it is: an admin may choose a longer one than the site's policy allows
 * others.
 */
function anyonesPasswordField(policy: PasswordPolicy) {
  const key = errorKey(policy === 'strict' ? 'field_pwd_strict' : 'field_pwd');
  return normalizedPassword(key).min(passwordLimits[policy].min, key).max(passwordLimits.strict.max, key);
}

/**
 * A password that is only compared, never set: any length a policy allows. Shorter than the shortest it cannot be right,
 * which the form says before anything is sent.
 */
export const typedPassword = normalizedPassword(errorKey('field_pwd'))
  .min(passwordLimits.seed.min, errorKey('field_pwd'))
  .max(passwordLimits.strict.max, errorKey('field_pwd'));

export const codePurposes = ['register', 'login', 'reset', 'bind', 'apply'] as const;
export type CodePurpose = (typeof codePurposes)[number];

export const loginBody = z.strictObject({
  mobileOrEmail: trimmedText(254, 'message_input_account', 'field_number').min(1, errorKey('message_input_account')),
  password: typedPassword,
});
export const mobileCodeLoginBody = z.strictObject({ mobile: phoneField, code: codeField });
export const emailCodeLoginBody = z.strictObject({ email: emailField, code: codeField });

/** The first of the two steps of registering proves the email before the second is shown. */
export const emailCodeBody = z.strictObject({ email: emailField, code: codeField });

/** A new email or phone number: a code proves it, the password that it is the person who changes it. */
export const emailChangeBody = z.strictObject({ email: emailField, code: codeField, password: typedPassword });
export const mobileChangeBody = z.strictObject({ mobile: phoneField, code: codeField, password: typedPassword });

export function registerBody(policy: PasswordPolicy) {
  return z.strictObject({
    nickname: nicknameField,
    email: emailField,
    password: passwordField(policy),
    verificationCode: codeField,
    mobile: phoneField,
    code: codeField,
  });
}

export function forgetBody(policy: PasswordPolicy) {
  return z.strictObject({
    email: emailField.optional(),
    mobile: phoneField.optional(),
    code: codeField,
    password: anyonesPasswordField(policy),
  });
}

export function passwordChangeBody(policy: PasswordPolicy) {
  return z.strictObject({ oldPassword: typedPassword, newPassword: anyonesPasswordField(policy) });
}

const line = (max: number) => lineText(max, 'invalid_form');
const lines = (max: number) => trimmedText(max, 'invalid_form');
/** Of a shop, for the people who buy there: a fixed line or a hotline too, written as they are; empty takes it back. */
const contactPhonePattern = /^(?:\+?(?:[\s.()-]*\d){7,15}[\s.()-]*)?$/;
/** What a person may change about themselves; roles, level, email and mobile are not among it. */
export const profileBody = z.strictObject({
  nickname: nicknameField.optional(),
  username: line(40).optional(),
  experience: line(40).optional(),
  city: line(80).optional(),
  styles: z.array(line(40)).max(12, errorKey('invalid_form')).optional(),
  companyName: line(120).optional(),
  introduction: lines(2000).optional(),
  livingAddress: line(240).optional(),
  school: line(120).optional(),
  major: line(120).optional(),
  companyAddress: line(240).optional(),
  contactPhone: line(24).regex(contactPhonePattern, errorKey('field_number')).optional(),
  businessScope: lines(500).optional(),
});
export type ProfileChange = z.infer<typeof profileBody>;

/** `GET /user`: every field of the seed's section 3 by its name. */
export const userData = z.object({
  id: z.string(),
  username: z.string().nullable(),
  nickname: z.string(),
  avatar: z.string().nullable(),
  experience: z.string().nullable(),
  city: z.string().nullable(),
  styles: z.array(z.string()),
  email: z.string(),
  mobile: z.string().nullable(),
  companyName: z.string().nullable(),
  introduction: z.string().nullable(),
  livingAddress: z.string().nullable(),
  school: z.string().nullable(),
  major: z.string().nullable(),
  companyAddress: z.string().nullable(),
  contactPhone: z.string().nullable(),
  businessScope: z.string().nullable(),
  designerLevel: z.string().nullable(),
  roles: z.array(z.object({ name: z.enum(roleNames) })),
  applyStatus: z.string().nullable(),
  trialEndsAt: z.string().nullable(),
  planEndsAt: z.string().nullable(),
  cookieAgreement: z.boolean(),
  createdAt: z.string(),
});
export type UserData = z.infer<typeof userData>;

export const sessionData = z.object({
  id: z.string(),
  device: z.string(),
  address: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  current: z.boolean(),
});
export type SessionData = z.infer<typeof sessionData>;
