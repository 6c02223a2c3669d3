import { z } from 'zod';

/** Where people transfer to, as an operator set it. `bin` are the bank's six digits at NAPAS. */
export const bankAccount = z.object({
  bin: z.string().regex(/^\d{6}$/),
  bank: z.string().min(1).max(80),
  account: z.string().regex(/^[0-9A-Za-z]{1,19}$/),
  holder: z.string().min(1).max(80),
});
export type BankAccount = z.infer<typeof bankAccount>;

/** `0123 4567 89`: in fours, as one reads it off to type it. */
export function spacedAccount(account: string): string {
  return account.replace(/(.{4})(?=.)/g, '$1 ');
}
