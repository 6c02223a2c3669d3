import type { Entry } from './book.ts';

type BankStanding = 'known' | 'first' | 'changed';

/** A seller's bank account, from their profile. */
export interface PayeeBank {
  bin: string;
  bank: string;
  account: string;
  holder: string;
  updatedAt: string;
  /** First given or changed within the last days: whoever pays looks twice. */ standing: BankStanding;
}

/** What the house owes a shop. `fresh` is of sales within the days for returns: it may still come back. */
export interface DuePayout {
  merchant: string;
  name: string;
  owed: number;
  fresh: number;
  lastPaidAt: string | null;
  bank: BankStanding | 'missing';
}

/** A payout that was made. */
export interface MadePayout {
  id: string;
  merchant: string;
  name: string;
  amount: number;
  memo: string;
  at: string;
  by: string;
  /** The account it went to, as it was then. */
  to: { bank: string; account: string; holder: string } | null;
  picture: string | null;
}

/** One shop: what is owed and why, and where to send it. */
export interface PayoutDetail {
  merchant: string;
  name: string;
  userId: string;
  owed: number;
  fresh: number;
  /** How many payouts are recorded: what one more says it was decided on. */ paid: number;
  entries: Entry[];
  /** That there is a statement of. */ months: string[];
  bank: PayeeBank | null;
  /** The transfer's code for the amount that is safe to pay. */ qr: { size: number; path: string } | null;
  next: string | null;
}

/** What can be paid without the risk of a return; never negative. */
export function safeToPay({ owed, fresh }: { owed: number; fresh: number }): number {
  return Math.max(0, owed - Math.max(0, fresh));
}
