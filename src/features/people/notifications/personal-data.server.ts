import { z } from 'zod';
import type { PersonalData } from '#platform/personal-data.ts';
import { forgetNotices, noticeChoicesKeptFor, noticesKeptFor } from './personal-data-queries.server.ts';

const shape = {
  notices: z.array(
    z.object({
      id: z.string(),
      type: z.string(),
      details: z.unknown(),
      reason: z.unknown(),
      createdAt: z.string(),
      read: z.boolean(),
    }),
  ),
  noticeChoices: z.array(z.object({ topic: z.string(), site: z.boolean(), mail: z.boolean() })),
};

export const noticePersonalData: PersonalData<typeof shape> = {
  export: {
    shape,
    read: async (db, userId) => ({
      notices: await noticesKeptFor(db, userId),
      noticeChoices: await noticeChoicesKeptFor(db, userId),
    }),
  },
  erase: (db, _clock, userId) => forgetNotices(db, userId),
};
