import { z } from 'zod';
import { typedPassword } from '#features/people/accounts/account.ts';
import { trimmedText } from '#platform/limited-text.ts';

/** Six digits of an app, or one of the recovery codes. */
const factorCode = trimmedText(40, 'input_code').min(6, 'input_code');
export const factorCodeBody = z.strictObject({ code: factorCode });
export const factorPasswordBody = z.strictObject({ password: typedPassword });
export const factorEndBody = z.strictObject({ password: typedPassword, code: factorCode });

export const factorState = z.object({
  on: z.boolean(),
  since: z.string().nullable(),
  recoveryCodesLeft: z.number().int(),
});
export type FactorState = z.infer<typeof factorState>;

/** What an app needs: the secret to type, or the address drawn as a code of `size` × `size` squares. */
export const enrolment = z.object({
  secret: z.string(),
  address: z.string(),
  picture: z.object({ size: z.number().int(), path: z.string() }),
});
export type Enrolment = z.infer<typeof enrolment>;

export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodes>;
