import { z } from 'zod';
import type { PersonalData } from '#platform/personal-data.ts';
import { forgetReports, reportsKeptFor } from './personal-data-queries.server.ts';

const shape = {
  reports: z.array(
    z.object({
      kind: z.string(),
      thing: z.string(),
      reason: z.string(),
      note: z.string(),
      state: z.string(),
      createdAt: z.string(),
    }),
  ),
};

export const reportPersonalData: PersonalData<typeof shape> = {
  export: {
    shape,
    read: async (db, userId) => ({ reports: await reportsKeptFor(db, userId) }),
  },
  erase: (db, _clock, userId) => forgetReports(db, userId),
};
