import { z } from 'zod';
import { limitedText } from '#platform/limited-text.ts';

/** A merchant's delivery fees and times; money is whole đồng. */

export const deliveryDays = z.object({ from: z.number().int(), to: z.number().int() });
export const deliveryData = z.object({ fee: z.number().int(), days: deliveryDays });
export type Delivery = z.infer<typeof deliveryData>;

const termData = z.object({
  /** Empty: everywhere else. */ province: z.string(),
  fee: z.number().int(),
  days: deliveryDays,
});
const term = z.object({
  province: limitedText(2).regex(/^(\d{2})?$/),
  fee: z.number().int().min(0).max(1_000_000_000),
  days: z.object({ from: z.number().int().min(0).max(365), to: z.number().int().min(0).max(365) }),
});
/** The whole list, from the version one has seen of it. */
export const termsBody = z.strictObject({ terms: z.array(term).min(1).max(40), version: limitedText(100) });
/** Its version follows from what is in it: the same list, the same version. */
export const termsData = z.object({ terms: z.array(termData), version: z.string() });
export type DeliveryTerm = z.infer<typeof term>;
export type DeliveryTerms = z.infer<typeof termsData>;

/** One merchant's delivery: everywhere else, and the provinces that differ, by their code. */
export const merchantDelivery = z.object({ rest: deliveryData, own: z.record(z.string(), deliveryData) });
export type MerchantDelivery = z.infer<typeof merchantDelivery>;

/** For a page that asks where to. */
export interface DeliveryOffer extends MerchantDelivery {
  provinces: readonly { code: string; name: string }[];
}

export function termFor({ rest, own }: MerchantDelivery, province: string): Delivery {
  return own[province] ?? rest;
}
