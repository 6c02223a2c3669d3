import { z } from 'zod';
import { typedPassword } from '#features/people/accounts/account.ts';
import type { ErrorKey } from '#lib/errors.ts';
import { limitedText, trimmedText } from '#platform/limited-text.ts';
import { banks, isBank } from './banks.ts';
import { accountNumberLength } from './bank-account-limits.ts';

const errorKey = (key: ErrorKey) => key;

const { least, most } = accountNumberLength;
const accountNumberPattern = new RegExp(`^[0-9A-Za-z]{${least},${most}}$`);

/** Where a seller is paid; for browser and server. People type accounts in groups and holders as they are spoken. */
const bankAccountBody = z.strictObject({
  bin: limitedText(6, 'bank_unknown').refine(isBank, errorKey('bank_unknown')),
  account: limitedText(40, 'bank_number')
    .transform((text) => text.replace(/[\s.-]/g, ''))
    .pipe(z.string().regex(accountNumberPattern, errorKey('bank_number'))),
  holder: trimmedText(200, 'bank_holder')
    .transform((text) => text.replace(/\s+/g, ' '))
    .pipe(
      z
        .string()
        .min(2, errorKey('bank_holder'))
        .max(80, errorKey('bank_holder'))
        .regex(/^[\p{L}\p{M}\p{N}\p{P} ]+$/u, errorKey('bank_holder')),
    ),
});
export type BankAccountForm = z.infer<typeof bankAccountBody>;
/** Changing the account needs the password, because a session may be left open. */
export const bankAccountChange = bankAccountBody.extend({ password: typedPassword });
export type BankAccountChange = z.infer<typeof bankAccountChange>;

export const bankAccountData = z.object({
  bin: z.string(),
  bank: z.string(),
  account: z.string(),
  holder: z.string(),
  /** When there was one for the first time. */ givenAt: z.string(),
  updatedAt: z.string(),
});
export type SellerAccount = z.infer<typeof bankAccountData>;

/** `•••• 6789`: enough to recognise it, for records and mails. */
export function maskedAccount(account: string): string {
  return `•••• ${account.slice(-4)}`;
}

/** `Vietcombank •••• 6789`: which account a transfer went to. */
export function shownAccount({ bin, account }: Pick<BankAccountForm, 'bin' | 'account'>): string {
  return `${banks[bin] ?? bin} ${maskedAccount(account)}`;
}

interface AccountNumber {
  bin: string;
  account: string;
}

/** Whether money goes to the same place, or nobody has said where to. */
export function isSameAccount(one: AccountNumber | null, other: AccountNumber | null): boolean {
  return one?.bin === other?.bin && one?.account === other?.account;
}
