import { z } from 'zod';
import type { PersonalData } from '#platform/personal-data.ts';
import { leastTransfer } from '#features/trade/transfers/transfer-limits.ts';
import { merchantAccount } from './book.ts';
import { bookRounding } from './ledger.server.ts';
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
  async erase(db, clock, userId) {
    const { shop, balance } = await openBalance(db, userId);
    if (shop !== null && balance !== 0)
      await bookRounding(db, { clock }, { subject: shop, memo: '', account: merchantAccount(shop) }, balance);
    await forgetPayoutAccounts(db, userId);
  },
  // What no bank transfers, either way, keeps nobody: it is given up.
  async openDealings(db, userId) {
    const { balance } = await openBalance(db, userId);
    return { balance: Math.abs(balance) < leastTransfer ? 0 : balance };
  },
};
