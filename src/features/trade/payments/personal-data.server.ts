import { z } from 'zod';
import type { PersonalData } from '#platform/personal-data.ts';
import { billsKeptFor, forgetBills } from './personal-data-queries.server.ts';

const shape = {
  bills: z.array(
    z.object({
      id: z.string(),
      reference: z.string(),
      kind: z.string(),
      amount: z.number().int(),
      status: z.string(),
      createdAt: z.string(),
      receipts: z.array(
        z.object({ picture: z.string(), amount: z.number().int(), remark: z.string(), createdAt: z.string() }),
      ),
    }),
  ),
};

export const billPersonalData: PersonalData<typeof shape> = {
  export: {
    shape,
    read: async (db, userId) => ({ bills: await billsKeptFor(db, userId) }),
  },
  erase: (db, clock, userId) => forgetBills(db, userId, clock.now()),
};
