import { z } from 'zod';
import { limitedText } from '#platform/limited-text.ts';
import { deliveryData } from './delivery.ts';
import { roomList } from './room-list.ts';

/** The list of a home with its deliveries (PRODUCT O2). Money is whole đồng. */

/** A province by its code. */
export const provinceField = limitedText(2).regex(/^\d{2}$/);

/** One merchant's part: what comes from them, and bringing it. Fee and days are of the province that was asked for. */
const merchantPart = deliveryData.extend({
  merchant: z.object({ id: z.string(), name: z.string() }),
  /** Of what can be had now. */
  goods: z.number().int(),
});

export const pricedList = roomList.extend({
  /** Without one, `days` are those for provinces a merchant has no terms of their own for, and no fee is known. */
  province: z.string().nullable(),
  merchants: z.array(merchantPart),
  /** All deliveries together, never part of `total`; null until the province is known. */
  fee: z.number().int().nullable(),
});
export type PricedList = z.infer<typeof pricedList>;

const finishes = z
  .record(limitedText(40), limitedText(60))
  .refine((record) => Object.keys(record).length <= 24)
  .default({});
const key = limitedText(64).min(1);

/** Equal pieces of a design that is not stored here, by the ids of their items. Places and walls are not asked for. */
const listedPiece = z.strictObject({
  items: z.array(key).min(1).max(5000),
  model: key,
  finishes,
  product: key.optional(),
  variant: key.optional(),
  choice: z
    .strictObject({
      parameters: z.record(limitedText(40), limitedText(40)).refine((record) => Object.keys(record).length <= 24),
      finishes,
    })
    .optional(),
});
export const listBody = z
  .strictObject({ pieces: z.array(listedPiece).max(1000), province: provinceField.optional() })
  .refine(({ pieces }) => pieces.reduce((sum, { items }) => sum + items.length, 0) <= 10_000);
export type ListBody = z.infer<typeof listBody>;
