import { z } from 'zod';
import { forgetReasons } from '#features/people/notifications/forget-dealings.server.ts';
import type { PersonalData } from '#platform/personal-data.ts';
import { cartOf } from './cart/cart-queries.server.ts';
import {
  forgetOrders,
  lockPurchasesOf,
  openSales,
  ordersKeptFor,
  sellersTold,
} from './personal-data-queries.server.ts';

const shape = {
  cart: z.array(
    z.object({
      product: z.string(),
      variant: z.string().nullable(),
      choice: z.string(),
      quantity: z.number().int(),
      since: z.string(),
    }),
  ),
  orders: z.array(
    z.object({
      number: z.string(),
      state: z.string(),
      merchant: z.string(),
      goods: z.number().int(),
      deliveryFee: z.number().int(),
      total: z.number().int(),
      receiver: z.string(),
      mobile: z.string(),
      buyerEmail: z.string(),
      address: z.unknown(),
      remark: z.string(),
      invoice: z.unknown(),
      placedAt: z.string(),
      /** Why some of it was given back, in the words of then. */ returned: z.unknown(),
      lines: z.array(
        z.object({ name: z.unknown(), label: z.unknown(), quantity: z.number().int(), price: z.number().int() }),
      ),
    }),
  ),
};

export const orderPersonalData: PersonalData<typeof shape> = {
  export: {
    shape,
    read: async (db, userId) => ({
      cart: (await cartOf(db, userId)).map(({ product_id, variant_id, choice, quantity, created_at }) => ({
        product: product_id,
        variant: variant_id,
        choice,
        quantity,
        since: created_at.toISOString(),
      })),
      orders: await ordersKeptFor(db, userId),
    }),
  },
  hold: lockPurchasesOf,
  async erase(db, _clock, userId) {
    // Their reasons for cancelling or returning are in the seller's notifications too.
    await forgetReasons(db, await sellersTold(db, userId));
    await forgetOrders(db, userId);
  },
  openDealings: (db, userId, clock) => openSales(db, userId, clock.now()),
};
