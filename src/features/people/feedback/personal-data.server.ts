import { z } from 'zod';
import type { PersonalData } from '#platform/personal-data.ts';
import { feedbackKeptFor, forgetFeedback } from './personal-data-queries.server.ts';

const shape = {
  feedback: z.array(
    z.object({
      id: z.string(),
      contact: z.string().nullable(),
      message: z.string(),
      page: z.string().nullable(),
      status: z.string(),
      answer: z.string().nullable(),
      createdAt: z.string(),
    }),
  ),
};

export const feedbackPersonalData: PersonalData<typeof shape> = {
  export: {
    shape,
    read: async (db, userId) => ({ feedback: await feedbackKeptFor(db, userId) }),
  },
  erase: (db, _clock, userId) => forgetFeedback(db, userId),
};
