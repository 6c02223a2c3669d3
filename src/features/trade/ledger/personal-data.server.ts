import { z } from 'zod';
import type { PersonalData } from '#platform/personal-data.ts';
import { forgetPayoutAccounts, openBalance, payoutAccountsKeptFor } from './personal-data-queries.server.ts';

const shape = {
  payouts: z.array(
    z.object({ id: z.string(), bin: z.string(), account: z.string(), holder: z.string(), at: z.string() }),
  ),
};

/** Ledger entries are never erased: they name shops, not people. The account a payout went to does. */
export const ledgerPersonalData: PersonalData<typeof shape> = {
  export: {
    shape,
    read: async (db, userId) => ({ payouts: await payoutAccountsKeptFor(db, userId) }),
  },
  erase: (db, _clock, userId) => forgetPayoutAccounts(db, userId),
  openDealings: openBalance,
};
