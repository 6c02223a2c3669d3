import { useState, type SubmitEvent } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { useAttempt } from '#features/people/accounts/use-attempt.ts';
import { OwnMatterNote, useOwnMatter } from '#features/people/console/own-matter-note.tsx';
import { AmountField, amountIn } from '#features/trade/transfers/amount-field.tsx';
import { ConfirmMoneyDialog } from '#features/trade/transfers/confirm-money-dialog.tsx';
import { spacedAccount } from '#features/trade/transfers/spaced-account.ts';
import { leastTransfer } from '#features/trade/transfers/transfer-limits.ts';
import { api } from '#lib/api.ts';
import { useFormatter } from '#text/use-formatter.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { usePrice } from '#ui/price.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import { safeToPay, type PayeeBank, type PayoutDetail } from '../payout.ts';
import { TransferReason, isPictureSeen, reasonIn } from '../transfer-reason.tsx';
import { TransferReceipt } from '../transfer-receipt.tsx';

type Payable = PayoutDetail & { bank: PayeeBank };
interface Payment {
  amount: number;
  media: string;
  memo: string;
  reason?: string;
}

/**
 * Records a transfer that was made: amount, receipt, note; asked once more. Never more than is owed; what may still be
 * returned needs a reason.
 */
export function PayForm({ payout }: { payout: Payable }) {
  const t = useTranslations('money.pay');
  const price = usePrice();
  const form = usePayForm(payout);
  const { own, off } = useOwnMatter([payout.userId]);
  const { amount, early, tried } = form;
  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!own) form.ask();
  }
  return (
    <form noValidate aria-labelledby="pay" className="grid gap-5" onSubmit={submit}>
      <h2 id="pay" className="display text-title">
        {t('title')}
      </h2>
      <AmountField
        label={t('amount')}
        figures={form.figures}
        error={tried ? form.fault : undefined}
        hint={early > 0 ? t('fresh', { amount: price(early) }) : undefined}
        onChange={form.setFigures}
      />
      <TransferReceipt
        label={t('receipt')}
        media={form.media}
        error={tried && form.media === null ? t('receiptMissing') : undefined}
        onChange={form.setMedia}
      />
      {form.needsReason && (
        <TransferReason
          label={t(form.seen ? 'reasonSeen' : 'reasonEarly')}
          text={form.reason}
          tried={tried}
          onChange={form.setReason}
        />
      )}
      <Field
        label={t('memo')}
        maxLength={200}
        value={form.memo}
        onChange={(event) => form.setMemo(event.target.value)}
      />
      {own && <OwnMatterNote />}
      <p>
        <Button type="submit" variant="primary" {...off} aria-haspopup="dialog">
          {t('record')}
        </Button>
      </p>
      {form.asked !== null && (
        <ConfirmMoneyDialog
          title={t('ask', { amount: price(form.asked.amount) })}
          lines={[
            { name: t('shop'), value: payout.name },
            { name: t('to'), value: `${payout.bank.bank} · ${spacedAccount(payout.bank.account)}` },
            { name: t('holder'), value: payout.bank.holder },
            { name: t('amount'), value: price(form.asked.amount) },
          ]}
          text={amount !== null && early > 0 ? t('askEarly', { amount: price(early) }) : t('askText')}
          confirm={t('confirm')}
          onClose={form.stop}
          onConfirm={form.pay}
        />
      )}
    </form>
  );
}

function usePayForm(payout: Payable) {
  const t = useTranslations('money.pay');
  const format = useFormatter();
  const price = usePrice();
  const safe = safeToPay(payout);
  const [figures, setFigures] = useState(safe < leastTransfer ? '' : format.number(safe));
  const [media, setMedia] = useState<string | null>(null);
  const [memo, setMemo] = useState('');
  const [reason, setReason] = useState('');
  const [seen, setSeen] = useState(false);
  const [tried, setTried] = useState(false);
  const [asked, setAsked] = useState<Payment | null>(null);
  const record = useRecord(payout);
  const amount = amountIn(figures);
  const early = Math.max(0, (amount ?? 0) - safe);
  const needsReason = early > 0 || seen;
  let fault: string | undefined;
  if (amount === null || amount < leastTransfer) fault = t('tooLittle', { least: price(leastTransfer) });
  else if (amount > payout.owed) fault = t('tooMuch', { owed: price(payout.owed) });
  return {
    figures,
    setFigures,
    media,
    setMedia(next: string | null) {
      setMedia(next);
      setSeen(false);
    },
    memo,
    setMemo,
    reason,
    setReason,
    seen,
    tried,
    asked,
    amount,
    early,
    needsReason,
    fault,
    /** The second step, where nothing is missing. */
    ask() {
      setTried(true);
      const said = reasonIn(reason, needsReason);
      if (amount !== null && fault === undefined && media !== null && said !== null)
        setAsked({ amount, media, memo, ...said });
    },
    stop: () => setAsked(null),
    async pay() {
      if (asked === null) return;
      await record(asked, (error) => setSeen(isPictureSeen(error)));
      setAsked(null);
    },
  };
}

function useRecord({ merchant, name, bank, paid }: Payable) {
  const t = useTranslations('money.pay');
  const price = usePrice();
  const toast = useToast();
  const { attempt } = useAttempt();
  const { revalidate } = useRevalidator();
  return (body: Payment, failed: (error: unknown) => void) =>
    attempt(
      async () => {
        const account = { bin: bank.bin, account: bank.account };
        await api.post('/admin/payouts', { merchant, account, paid, ...body }, { creates: true });
        toast.clear();
        toast.success(t('recorded', { amount: price(body.amount), name }));
        // The page stays: the next seller's button never comes under the pointer.
        await revalidate();
      },
      async (error) => {
        failed(error);
        await revalidate();
      },
    );
}
