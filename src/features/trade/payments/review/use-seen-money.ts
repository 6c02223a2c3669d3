import { useState } from 'react';
import { moneyOutcome, type JudgedBill, type MoneyOutcome } from './money-outcome.ts';
import { confirmReasonLength } from '#features/trade/transfers/transfer-limits.ts';

/** Why something flagged is accepted all the same, or what money without a receipt is. */
export interface ReasonState {
  text: string;
  /** Marked after the first attempt to go on. */
  fault: boolean;
  change(text: string): void;
  /** What is said, or null while it is missing; from then on it is marked. */
  check(): { reason?: string } | null;
}

export function useConfirmReason(needed: boolean): ReasonState {
  const [text, change] = useState('');
  const [tried, setTried] = useState(false);
  const missing = needed && text.trim().length < confirmReasonLength.least;
  return {
    text,
    fault: tried && missing,
    change,
    check() {
      setTried(true);
      if (missing) return null;
      return text.trim() === '' ? {} : { reason: text.trim() };
    },
  };
}

/** What the reviewer says they saw: nothing is filled in beforehand, so that it is read in the account and not here. */
export interface SeenMoney {
  amount: number | null;
  outcome: MoneyOutcome | null;
  fault: boolean;
  reason: ReasonState;
  setAmount(amount: number | null): void;
  check(): { amount: number; reason?: string } | null;
}

interface SeenMoneyRules {
  bill: JudgedBill;
  needsReason: boolean;
}

export function useSeenMoney({ bill, needsReason }: SeenMoneyRules): SeenMoney {
  const [amount, setAmount] = useState<number | null>(null);
  const [tried, setTried] = useState(false);
  const reason = useConfirmReason(needsReason);
  const outcome = amount === null || amount === 0 ? null : moneyOutcome(amount, bill);
  return {
    amount,
    outcome,
    fault: tried && outcome === null,
    reason,
    setAmount,
    check() {
      setTried(true);
      const said = reason.check();
      return amount === null || outcome === null || said === null ? null : { amount, ...said };
    },
  };
}
