import { z } from 'zod';
import type { PersonalData } from '#platform/personal-data.ts';
import { designsKeptFor } from './personal-data-queries.server.ts';

const shape = {
  designs: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      private: z.boolean(),
      version: z.number().int(),
      template: z.string().nullable(),
      createdAt: z.string(),
      updatedAt: z.string(),
      document: z.unknown(),
    }),
  ),
};

export const designPersonalData: PersonalData<typeof shape> = {
  export: {
    shape,
    read: async (db, userId) => ({ designs: await designsKeptFor(db, userId) }),
  },
};
