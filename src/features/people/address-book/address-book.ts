import { z } from 'zod';
import { addressBody, savedAddress } from '#features/foundation/addresses/address.ts';
import { phoneField } from '#features/people/accounts/account.ts';
import { lineText } from '#platform/limited-text.ts';

/** Shapes of the address book, for browser and server (PRODUCT P5). */
const receiverField = lineText(80).min(1);

export const keptAddressBody = z.strictObject({
  receiver: receiverField,
  mobile: phoneField,
  address: addressBody,
  /** Taken unless another is chosen; the first one is in any case. */
  isDefault: z.boolean().optional(),
});
export type KeptAddressForm = z.infer<typeof keptAddressBody>;

export const keptAddressData = z.object({
  id: z.string(),
  receiver: z.string(),
  mobile: z.string(),
  address: savedAddress,
  isDefault: z.boolean(),
});
export type KeptAddress = z.infer<typeof keptAddressData>;
