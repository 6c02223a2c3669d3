import { z } from 'zod';
import { forgetReasons } from '#features/people/notifications/forget-dealings.server.ts';
import type { PersonalData } from '#platform/personal-data.ts';
import { forgetOrders, openSales, ordersKeptFor, sellersTold } from './personal-data-queries.server.ts';

const shape = {
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
    read: async (db, userId) => ({ orders: await ordersKeptFor(db, userId) }),
  },
  async erase(db, _clock, userId) {
    // Their reasons for cancelling or returning are in the seller's notifications too.
    await forgetReasons(db, await sellersTold(db, userId));
    await forgetOrders(db, userId);
  },
  openDealings: openSales,
};
