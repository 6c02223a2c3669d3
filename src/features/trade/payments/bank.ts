import { z } from 'zod';
import { typedPassword } from '#features/people/accounts/account.ts';
import { limitedText } from '#platform/limited-text.ts';
import { line } from '#platform/stored-settings.ts';

/** Where people transfer to, as the operator set it. `bin` are the bank's six digits at NAPAS, which VietQR needs. */
export const bankAccount = z.strictObject({
  bin: limitedText(6).regex(/^\d{6}$/),
  bank: line(1, 80),
  account: limitedText(19).regex(/^[0-9A-Za-z]{1,19}$/),
  holder: line(1, 80),
});
export type BankAccount = z.infer<typeof bankAccount>;

const accountChange = z.object({
  account: bankAccount,
  /** Null: set by the system, before anyone changed it here. */
  by: z.string().nullable(),
  at: z.string(),
  effectiveAt: z.string(),
});

/** The platform's account: the one in force, and the one a change brings, which can still be stopped. */
export const platformAccount = z.object({
  /** The last change that was made, 0 before the first; a new one names the last its author has seen. */
  seen: z.number().int(),
  current: accountChange.nullable(),
  coming: accountChange.extend({ id: z.number().int() }).nullable(),
});
export type PlatformAccount = z.infer<typeof platformAccount>;

/** With the password, because a window may be left open. */
export const platformAccountForm = z.strictObject({
  seen: z.number().int().min(0),
  account: bankAccount,
  password: typedPassword,
});
export type PlatformAccountForm = z.infer<typeof platformAccountForm>;

export const stopForm = z.strictObject({
  id: z
    .number()
    .int()
    .min(1)
    .max(2 ** 31 - 1),
});
