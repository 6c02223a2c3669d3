import { z } from 'zod';
import type { PersonalData } from '#platform/personal-data.ts';
import { forgetTalkFiles, talkFilesKeptFor } from './personal-data-queries.server.ts';

const shape = {
  talkFiles: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      name: z.string(),
      bytes: z.number().int(),
      createdAt: z.string(),
      /** Where it is saved from; null where no message shows it. */ file: z.string().nullable(),
    }),
  ),
};

export const talkFilePersonalData: PersonalData<typeof shape> = {
  export: {
    shape,
    read: async (db, userId) => ({ talkFiles: await talkFilesKeptFor(db, userId) }),
  },
  erase: (db, clock, userId) => forgetTalkFiles(db, userId, clock.now()),
};
