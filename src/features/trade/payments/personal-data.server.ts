import { z } from 'zod';
import type { PersonalData } from '#platform/personal-data.ts';
import { newId } from '#lib/id.ts';
import {
  billsKeptFor,
  forgetBills,
  forgetRefundAccounts,
  keepLeaverAccount,
  lockBillsOf,
  refundsKeptFor,
} from './personal-data-queries.server.ts';
import { insertRefund } from './refund-queries.server.ts';
import { knownAccount, waiveSmallRefunds } from './refunds.server.ts';

export { forgetLeaverAccounts } from './personal-data-queries.server.ts';

const shape = {
  bills: z.array(
    z.object({
      id: z.string(),
      reference: z.string(),
      kind: z.string(),
      amount: z.number().int(),
      status: z.string(),
      createdAt: z.string(),
      receipts: z.array(
        z.object({ picture: z.string(), amount: z.number().int(), remark: z.string(), createdAt: z.string() }),
      ),
    }),
  ),
  refunds: z.array(
    z.object({
      id: z.string(),
      bill: z.string(),
      why: z.string(),
      amount: z.number().int(),
      state: z.string(),
      account: z.unknown(),
      createdAt: z.string(),
    }),
  ),
};

export const billPersonalData: PersonalData<typeof shape> = {
  export: {
    shape,
    read: async (db, userId) => ({
      bills: await billsKeptFor(db, userId),
      refunds: await refundsKeptFor(db, userId),
    }),
  },
  hold: lockBillsOf,
  async erase(db, clock, userId) {
    const now = clock.now();
    // Afterwards nobody can be asked.
    const known = await knownAccount(db, userId);
    const account = known && JSON.stringify(known);
    const ended = await forgetBills(db, userId, now);
    if (account !== null)
      await keepLeaverAccount(
        db,
        userId,
        account,
        ended.map(({ id }) => id),
      );
    for (const bill of ended) {
      // A part of it had arrived: it is still theirs.
      if (bill.received > 0)
        await insertRefund(db, {
          id: newId('rf', now),
          bill_id: bill.id,
          user_id: userId,
          why: 'cancelled',
          amount: bill.received,
          account,
          created_at: now,
        });
    }
    await waiveSmallRefunds(db, { clock }, userId);
    await forgetRefundAccounts(db, userId);
  },
};
