import { useState, type SubmitEvent } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { useAttempt } from '#features/people/accounts/use-attempt.ts';
import { OwnMatterNote, useOwnMatter } from '#features/people/console/own-matter-note.tsx';
import { AmountField, amountIn } from '#features/trade/transfers/amount-field.tsx';
import { leastTransfer } from '#features/trade/transfers/transfer-limits.ts';
import { api } from '#lib/api.ts';
import { useFormatter } from '#text/use-formatter.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { usePrice } from '#ui/price.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import { safeToPay, type PayoutDetail } from '../payout.ts';
import { TransferReceipt } from '../transfer-receipt.tsx';

/** Records a transfer that was made: amount, receipt, note. Never more than is owed. */
export function PayForm({ payout }: { payout: PayoutDetail }) {
  const t = useTranslations('money.pay');
  const format = useFormatter();
  const price = usePrice();
  const [figures, setFigures] = useState(format.number(safeToPay(payout) || payout.owed));
  const [media, setMedia] = useState<string | null>(null);
  const [memo, setMemo] = useState('');
  const [tried, setTried] = useState(false);
  const amount = amountIn(figures);
  let fault: string | undefined;
  if (amount === null || amount < leastTransfer) fault = t('tooLittle', { least: price(leastTransfer) });
  else if (amount > payout.owed) fault = t('tooMuch', { owed: price(payout.owed) });
  const { busy, pay } = usePay(payout);
  const { own, off } = useOwnMatter([payout.userId]);
  function submit(event: SubmitEvent) {
    event.preventDefault();
    setTried(true);
    if (amount !== null && fault === undefined && media !== null && !busy && !own) void pay({ amount, media, memo });
  }
  return (
    <form noValidate aria-labelledby="pay" className="grid gap-5" onSubmit={submit}>
      <h2 id="pay" className="display text-title">
        {t('title')}
      </h2>
      <AmountField
        label={t('amount')}
        figures={figures}
        error={tried ? fault : undefined}
        hint={amount !== null && amount > safeToPay(payout) ? t('fresh') : undefined}
        onChange={setFigures}
      />
      <TransferReceipt
        label={t('receipt')}
        media={media}
        error={tried && media === null ? t('receiptMissing') : undefined}
        onChange={setMedia}
      />
      <Field label={t('memo')} maxLength={200} value={memo} onChange={(event) => setMemo(event.target.value)} />
      {own && <OwnMatterNote />}
      <p>
        <Button type="submit" variant="primary" {...off} busy={busy}>
          {t('record')}
        </Button>
      </p>
    </form>
  );
}

function usePay({ merchant, name, bank }: PayoutDetail) {
  const t = useTranslations('money.pay');
  const price = usePrice();
  const toast = useToast();
  const { busy, attempt } = useAttempt();
  const { revalidate } = useRevalidator();
  async function pay(body: { amount: number; media: string; memo: string }) {
    await attempt(async () => {
      const account = bank && { bin: bank.bin, account: bank.account };
      await api.post('/admin/payouts', { merchant, account, ...body }, { creates: true });
      toast.clear();
      toast.success(t('recorded', { amount: price(body.amount), name }));
      // The page stays: the next seller's button never comes under the pointer.
      await revalidate();
    }, revalidate);
  }
  return { busy, pay };
}
