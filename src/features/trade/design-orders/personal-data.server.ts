import { z } from 'zod';
import { forgetSender } from '#features/people/notifications/forget-dealings.server.ts';
import type { PersonalData } from '#platform/personal-data.ts';
import { designOrdersKeptFor, forgetDesignOrders, openDesigns, othersTold } from './personal-data-queries.server.ts';

const shape = {
  designOrders: z.array(
    z.object({
      id: z.string(),
      side: z.string(),
      state: z.string(),
      designer: z.string(),
      work: z.string().nullable(),
      price: z.number().int().nullable(),
      terms: z.string(),
      createdAt: z.string(),
      brief: z
        .object({
          wishes: z.string(),
          contact: z.string(),
          mobile: z.string().nullable(),
          area: z.number().int().nullable(),
          budget: z.number().int().nullable(),
          address: z.string(),
        })
        .nullable(),
      said: z.array(
        z.object({ state: z.string().nullable(), text: z.string(), files: z.array(z.string()), at: z.string() }),
      ),
    }),
  ),
};

export const designOrderPersonalData: PersonalData<typeof shape> = {
  export: {
    shape,
    read: async (db, userId) => ({ designOrders: await designOrdersKeptFor(db, userId) }),
  },
  async erase(db, clock, userId) {
    await forgetSender(db, await othersTold(db, userId));
    await forgetDesignOrders(db, userId, clock.now());
  },
  openDealings: openDesigns,
};
