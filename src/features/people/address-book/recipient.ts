import { z } from 'zod';
import { addressDraft, formOfDraft, missingIn } from '#features/foundation/addresses/address-draft.ts';
import { vietnameseMobilePattern } from '#features/people/accounts/account.ts';

/** To whom and where, as it is typed: in the address book and at checkout. */
export const recipientDraft = z.object({ receiver: z.string(), mobile: z.string(), address: addressDraft });
export type Recipient = z.infer<typeof recipientDraft>;
export type RecipientInput = 'receiver' | 'mobile' | ReturnType<typeof missingIn>[number];

/** What is missing or no number, in the order of the page. */
export function faultsOfRecipient({ receiver, mobile, address }: Recipient): RecipientInput[] {
  const reached = vietnameseMobilePattern.test(mobile.replace(/[\s.()-]/g, ''));
  return [
    ...(receiver.trim() === '' ? ['receiver' as const] : []),
    ...(reached ? [] : ['mobile' as const]),
    ...missingIn(address),
  ];
}

/** As calls take it. */
export function recipientBody({ receiver, mobile, address }: Recipient) {
  return { receiver, mobile, address: formOfDraft(address) };
}

/** A call names the parts of an address `address.ward`; their inputs are called `ward`. */
export function recipientInput(path: string): string {
  return path.replace(/^address\./, '');
}
