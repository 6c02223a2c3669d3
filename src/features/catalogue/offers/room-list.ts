import { z } from 'zod';
import { deliveryDays } from './delivery.ts';
import { shownLine } from './shown-line.ts';

/** Everything that stands in a room, and what can be bought of it (PRODUCT F2, O1). Money is whole đồng. */

const offer = shownLine.extend({
  product: z.string(),
  merchant: z.object({ id: z.string(), name: z.string() }),
  /** How many there are; null for what is made when ordered. */ stock: z.number().int().nullable(),
  /** As it looks, for who puts it in a design. */ finishes: z.record(z.string(), z.string()),
  /** Until it is made; none from stock. Delivery comes after it. */ days: deliveryDays,
});
export type RoomOffer = z.infer<typeof offer>;

const roomLine = z.object({
  key: z.string(),
  /** The pieces of the design it stands for. */
  items: z.array(z.string()),
  /** So many stand in the room, so many of them can be had now. */
  quantity: z.number().int(),
  available: z.number().int(),
  /** Of those that can be had. */
  amount: z.number().int(),
  state: z.enum(['sold', 'few', 'soldOut', 'notSold']),
  /** The exact thing; null where nobody sells it. */
  offer: offer.nullable(),
  /** What it is, where nobody sells it. */
  piece: z
    .object({
      name: z.string(),
      size: z.object({ width: z.number().int(), depth: z.number().int(), height: z.number().int() }),
      thumbnail: z.string().nullable(),
    })
    .nullable(),
  /** What fits in its place, in stock, the nearest first; never part of the sum. */
  instead: z.array(offer),
});
export type RoomLine = z.infer<typeof roomLine>;

export const roomList = z.object({
  lines: z.array(roomLine),
  /** What the whole room costs as it goes into the cart: all that can be had now. */
  total: z.number().int(),
  /** Pieces that can be had now. */
  count: z.number().int(),
  /** Kinds of pieces nobody sells; a page leaves their lines out until they are asked for. */
  unsold: z.number().int(),
});
export type RoomList = z.infer<typeof roomList>;
