import { z } from 'zod';
import type { PersonalData } from '#platform/personal-data.ts';
import { forgetWatches, watchesKeptFor } from './stock-watch-queries.server.ts';

const shape = {
  waitingFor: z.array(z.object({ variant: z.string(), product: z.string(), since: z.string() })),
};

export const stockWatchPersonalData: PersonalData<typeof shape> = {
  export: {
    shape,
    async read(db, userId) {
      const rows = await watchesKeptFor(db, userId);
      return { waitingFor: rows.map(({ created_at, ...row }) => ({ ...row, since: created_at.toISOString() })) };
    },
  },
  erase: (db, _clock, userId) => forgetWatches(db, userId),
};
