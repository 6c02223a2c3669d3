import { useTranslations } from 'use-intl';
import { confirmAfterSeconds } from '#features/trade/payments/payment-limits.ts';
import { ConfirmMoneyDialog } from '#features/trade/transfers/confirm-money-dialog.tsx';
import { usePrice } from '#ui/price.tsx';
import type { AuditedData } from '../queue.ts';
import { usePlanLabel } from './queue-list.tsx';

interface ApproveDialogProps {
  application: AuditedData;
  /** What was seen in the account; undefined where joining is free. */
  amount: number | undefined;
  /** It is less than is owed: nothing is approved yet. */
  part: boolean;
  onConfirm(): Promise<void>;
  onClose(): void;
}

/** The second step: whom, for what, and with which money. */
export function ApproveDialog({ application, amount, part, onConfirm, onClose }: ApproveDialogProps) {
  const t = useTranslations('applications.decide');
  const type = useTranslations('applications.queue.type');
  const words = useTranslations('remittances');
  const price = usePrice();
  const plan = usePlanLabel();
  const { applicant, company, remittance } = application;
  return (
    <ConfirmMoneyDialog
      title={
        part
          ? words('ask.title', { amount: price(amount ?? 0) })
          : t('askTitle', { name: company || applicant.nickname })
      }
      lines={[
        { name: t('askWho'), value: `${applicant.nickname} · ${applicant.email}` },
        { name: t('askFor'), value: `${type(application.type)} · ${plan(application)}` },
        ...(remittance === null || amount === undefined
          ? []
          : [
              { name: words('column.reference'), value: remittance.reference },
              { name: words('seen.amount'), value: price(amount) },
            ]),
      ]}
      text={
        part && remittance !== null
          ? words('seen.short', {
              difference: price(remittance.amount - remittance.received - (amount ?? 0)),
              name: applicant.nickname,
            })
          : t('askText', { type: application.type })
      }
      confirm={part ? t('part') : t('askConfirm')}
      {...(remittance === null ? {} : { waits: confirmAfterSeconds })}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
