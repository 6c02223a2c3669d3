import { z } from 'zod';
import type { PersonalData } from '#platform/personal-data.ts';
import { newId } from '#lib/id.ts';
import {
  billsKeptFor,
  forgetBills,
  forgetRefundAccounts,
  lockBillsOf,
  refundsKeptFor,
} from './personal-data-queries.server.ts';
import { insertRefund, lastRefundAccount } from './refund-queries.server.ts';
import { waiveSmallRefunds } from './refunds.server.ts';

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
    const named = await lastRefundAccount(db, userId);
    for (const bill of await forgetBills(db, userId, now)) {
      // A part of it had arrived: it is still theirs.
      if (bill.received > 0)
        await insertRefund(db, {
          id: newId('rf', now),
          bill_id: bill.id,
          user_id: userId,
          why: 'cancelled',
          amount: bill.received,
          account: named === undefined ? null : JSON.stringify(named.account),
          created_at: now,
        });
    }
    await waiveSmallRefunds(db, { clock }, userId);
    await forgetRefundAccounts(db, userId);
  },
};
