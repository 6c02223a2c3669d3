import { emailPattern } from '#features/people/accounts/account.ts';
import type { AccountName } from '#features/people/accounts/account-queries.server.ts';
import { normalisePhone } from '#features/people/accounts/sign-in/phone.server.ts';

export function emailName(email: string): { email: string } {
  return { email: email.normalize('NFC').toLowerCase() };
}

/** A typed account as email or phone; null when it is neither. */
export function accountName(typed: string): AccountName | null {
  if (typed.includes('@')) return emailPattern.test(typed) ? emailName(typed) : null;
  const mobile = normalisePhone(typed);
  return mobile === null ? null : { mobile };
}
