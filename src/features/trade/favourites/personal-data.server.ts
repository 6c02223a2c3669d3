import { z } from 'zod';
import type { PersonalData } from '#platform/personal-data.ts';
import { favouritesKeptFor, forgetFavourites } from './personal-data-queries.server.ts';

const shape = {
  favourites: z.object({
    things: z.array(z.object({ id: z.string(), variant: z.string().nullable(), keptAt: z.string() })),
    boards: z.array(z.object({ name: z.string(), shared: z.boolean(), things: z.array(z.string()) })),
  }),
};

export const favouritePersonalData: PersonalData<typeof shape> = {
  export: {
    shape,
    read: async (db, userId) => ({ favourites: await favouritesKeptFor(db, userId) }),
  },
  erase: (db, _clock, userId) => forgetFavourites(db, userId),
};
