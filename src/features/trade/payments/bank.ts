import { z } from 'zod';

/** Where people transfer to, as the operator set it. `bin` are the bank's six digits at NAPAS. */
export const bankAccount = z.object({
  bin: z.string().regex(/^\d{6}$/),
  bank: z.string().min(1).max(80),
  account: z.string().regex(/^[0-9A-Za-z]{1,19}$/),
  holder: z.string().min(1).max(80),
});
export type BankAccount = z.infer<typeof bankAccount>;
