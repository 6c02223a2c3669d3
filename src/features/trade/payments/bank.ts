import { z } from 'zod';
import { limitedText } from '#platform/limited-text.ts';

/** Where people transfer to, as the operator set it. `bin` are the bank's six digits at NAPAS. */
export const bankAccount = z.object({
  bin: limitedText(6).regex(/^\d{6}$/),
  bank: limitedText(80).min(1),
  account: limitedText(19).regex(/^[0-9A-Za-z]{1,19}$/),
  holder: limitedText(80).min(1),
});
export type BankAccount = z.infer<typeof bankAccount>;
