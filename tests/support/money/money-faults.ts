import { isDeepStrictEqual } from 'node:util';
import type { Database } from '#db/database.ts';
import { countedStock, forgottenMoney, replayedLedger, storedLedger } from './replay-ledger.ts';

interface Expected {
  /** The variant all orders are for, and how many pieces of it there were. */
  variant: string;
  pieces: number;
  /** The house's commission for an order placed then, in basis points. */
  rateAt: (placed: Date) => number;
}

/** What is wrong with money and stock; all seen at one moment, as a server may be running. */
export function moneyFaults(db: Database, { variant, pieces, rateAt }: Expected): Promise<string[]> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (moment) => {
      const faults: string[] = [];
      const book = await storedLedger(moment);
      const sum = Object.values(book).reduce((total, balance) => total + balance, 0);
      if (sum !== 0) faults.push(`the book comes to ${sum}`);
      const replayed = await replayedLedger(moment, rateAt);
      if (!isDeepStrictEqual(book, replayed))
        faults.push(`the book says ${JSON.stringify(book)}, what happened ${JSON.stringify(replayed)}`);
      for (const bill of await forgottenMoney(moment)) faults.push(`${bill} has ended and holds money`);
      const { stock, held } = await countedStock(moment, variant);
      if (stock < 0 || stock + held !== pieces) faults.push(`${stock} in stock and ${held} held of ${pieces}`);
      return faults;
    });
}
