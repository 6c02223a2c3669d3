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
import { isReference, referenceLength } from '../ledger-limits.ts';
import type { PayoutDetail } from '../payout.ts';
import { shopPurpose } from '../shop-purpose.ts';

/** Records what a shop that owes us has transferred back, as our own account shows it. */
export function RepaymentForm({ payout }: { payout: PayoutDetail }) {
  const t = useTranslations('money.repay');
  const format = useFormatter();
  const price = usePrice();
  const most = Math.max(-payout.owed, leastTransfer);
  const [figures, setFigures] = useState(format.number(most));
  const [reference, setReference] = useState('');
  const [tried, setTried] = useState(false);
  const amount = amountIn(figures);
  let fault: string | undefined;
  if (amount === null || amount < leastTransfer) fault = t('tooLittle', { least: price(leastTransfer) });
  else if (amount > most) fault = t('tooMuch', { owes: price(-payout.owed) });
  const missing = !isReference(reference);
  const { busy, record } = useRecord(payout);
  const { own, off } = useOwnMatter([payout.userId]);
  function submit(event: SubmitEvent) {
    event.preventDefault();
    setTried(true);
    if (amount !== null && fault === undefined && !missing && !busy && !own)
      void record({ amount, reference: reference.trim() });
  }
  return (
    <form noValidate aria-labelledby="repayment" className="grid gap-5" onSubmit={submit}>
      <h2 id="repayment" className="display text-title">
        {t('title')}
      </h2>
      <p className="text-small text-ink-soft">{t('text', { purpose: shopPurpose(payout.merchant) })}</p>
      <AmountField label={t('amount')} figures={figures} error={tried ? fault : undefined} onChange={setFigures} />
      <Field
        label={t('reference')}
        hint={t('referenceHint')}
        autoComplete="off"
        maxLength={referenceLength.most}
        className="num"
        value={reference}
        error={tried && missing ? t('referenceMissing') : undefined}
        onChange={(event) => setReference(event.target.value)}
      />
      {own && <OwnMatterNote />}
      <p>
        <Button type="submit" variant="primary" {...off} busy={busy}>
          {t('record')}
        </Button>
      </p>
    </form>
  );
}

function useRecord({ merchant, name }: PayoutDetail) {
  const t = useTranslations('money.repay');
  const price = usePrice();
  const toast = useToast();
  const { busy, attempt } = useAttempt();
  const { revalidate } = useRevalidator();
  async function record(body: { amount: number; reference: string }) {
    await attempt(async () => {
      await api.post('/admin/repayments', { merchant, ...body }, { creates: true });
      toast.clear();
      toast.success(t('recorded', { amount: price(body.amount), name }));
      await revalidate();
    }, revalidate);
  }
  return { busy, record };
}
