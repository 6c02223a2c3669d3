import { z } from 'zod';
import type { PersonalData } from '#platform/personal-data.ts';
import { forgetQuota, plansKeptFor, quotaKeptFor } from './personal-data-queries.server.ts';
import { lockPlan } from './subscription-queries.server.ts';

const shape = {
  plans: z.array(z.object({ level: z.string(), startsAt: z.string(), endsAt: z.string(), why: z.string() })),
  quota: z.array(
    z.object({
      at: z.string(),
      quota: z.string(),
      period: z.string(),
      what: z.string(),
      used: z.number().int(),
      granted: z.number().int(),
      subject: z.string().nullable(),
    }),
  ),
};

export const planPersonalData: PersonalData<typeof shape> = {
  export: {
    shape,
    read: async (db, userId) => ({ plans: await plansKeptFor(db, userId), quota: await quotaKeptFor(db, userId) }),
  },
  hold: async (db, userId) => void (await lockPlan(db, userId)),
  erase: (db, _clock, userId) => forgetQuota(db, userId),
};
