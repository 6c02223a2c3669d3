import { z } from 'zod';
import type { PersonalData } from '#platform/personal-data.ts';
import { bankAccountKeptFor, forgetBankAccount } from './personal-data-queries.server.ts';

const shape = {
  bankAccount: z.object({ bin: z.string(), account: z.string(), holder: z.string() }).nullable(),
};

export const bankAccountPersonalData: PersonalData<typeof shape> = {
  export: {
    shape,
    read: async (db, userId) => ({ bankAccount: await bankAccountKeptFor(db, userId) }),
  },
  erase: (db, _clock, userId) => forgetBankAccount(db, userId),
};
