import { z } from 'zod';
import type { PersonalData } from '#platform/personal-data.ts';
import { keptAddressData } from './address-book.ts';
import { listAddresses } from './address-book.server.ts';
import { forgetAddresses } from './address-book-queries.server.ts';

const shape = { addresses: z.array(keptAddressData) };

export const addressPersonalData: PersonalData<typeof shape> = {
  export: {
    shape,
    read: async (db, userId) => ({ addresses: await listAddresses({ db }, userId) }),
  },
  erase: (db, _clock, userId) => forgetAddresses(db, userId),
};
