import { useState } from 'react';
import type { BillState } from '../bill-states.ts';
import { moneyOutcome, type MoneyOutcome } from './money-outcome.ts';
import { confirmReasonLength } from '../payment-limits.ts';

/** What the reviewer says they saw: nothing is filled in beforehand, so that it is read in the account and not here. */
export interface SeenMoney {
  amount: number | null;
  reason: string;
  outcome: MoneyOutcome | null;
  /** Marked after the first attempt to go on. */
  faults: { amount: boolean; reason: boolean };
  setAmount(amount: number | null): void;
  setReason(reason: string): void;
  /** What is said, or null while something is missing; from then on the faults are marked. */
  check(): { amount: number; reason?: string } | null;
}

interface SeenMoneyRules {
  bill: { status: BillState; rest: number };
  needsReason: boolean;
  /** A part is taken too; the bill then waits for the rest. */
  takesPart: boolean;
}

export function useSeenMoney({ bill, needsReason, takesPart }: SeenMoneyRules): SeenMoney {
  const [amount, setAmount] = useState<number | null>(null);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const outcome = amount === null || amount === 0 ? null : moneyOutcome(amount, bill);
  const faults = {
    amount: outcome === null || (!takesPart && outcome.kind === 'short'),
    reason: needsReason && reason.trim().length < confirmReasonLength.least,
  };
  return {
    amount,
    reason,
    outcome,
    faults: { amount: tried && faults.amount, reason: tried && faults.reason },
    setAmount,
    setReason,
    check() {
      setTried(true);
      if (amount === null || faults.amount || faults.reason) return null;
      return { amount, ...(reason.trim() === '' ? {} : { reason: reason.trim() }) };
    },
  };
}
