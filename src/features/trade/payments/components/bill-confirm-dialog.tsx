import { useTranslations } from 'use-intl';
import { ConfirmMoneyDialog } from '#features/trade/transfers/confirm-money-dialog.tsx';
import { usePrice } from '#ui/price.tsx';
import type { Remittance } from '../remittance.ts';
import { confirmAfterSeconds } from '../payment-limits.ts';
import { moneyOutcome } from '../review/money-outcome.ts';
import { useOutcomeText } from '../review/seen-money-fields.tsx';

interface BillConfirmDialogProps {
  bill: Remittance;
  amount: number;
  onConfirm(): Promise<void>;
  onClose(): void;
}

/** Whose money, for which reference, how much, and what comes of it. */
export function BillConfirmDialog({ bill, amount, onConfirm, onClose }: BillConfirmDialogProps) {
  const t = useTranslations('remittances');
  const price = usePrice();
  const say = useOutcomeText();
  return (
    <ConfirmMoneyDialog
      title={t('ask.title', { amount: price(amount) })}
      lines={[
        { name: t('column.payer'), value: bill.payer.nickname },
        { name: t('column.reference'), value: bill.reference },
        { name: t('seen.amount'), value: price(amount) },
      ]}
      text={say(moneyOutcome(amount, bill), { name: bill.payer.nickname, status: bill.status })}
      confirm={t('ask.confirm', { amount: price(amount) })}
      waits={confirmAfterSeconds}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
