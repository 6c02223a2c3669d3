import { Undo2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { leastTransfer } from '#features/trade/transfers/transfer-limits.ts';
import { spacedAccount } from '#features/trade/transfers/spaced-account.ts';
import { useFormatter } from '#text/use-formatter.ts';
import { Button } from '#ui/button.tsx';
import { usePrice } from '#ui/price.tsx';
import { RefundAccountForm } from './components/refund-account-form.tsx';
import { isUnsent, type RefundData } from './refund.ts';

/** What goes back to the payer, and to which account; one that is not sent yet asks. Texts: `payments`, `profile`. */
export function RefundsPanel({ refunds }: { refunds: readonly RefundData[] }) {
  const t = useTranslations('payments.refunds');
  const heading = useId();
  if (refunds.length === 0) return null;
  // What is named for one is taken for the others that wait: one form asks.
  const asking = refunds.find(
    ({ state, account, amount }) => isUnsent(state) && account === null && amount >= leastTransfer,
  );
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="display text-title">
        {t('title')}
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {refunds.map((refund) => (
          <li key={refund.id}>
            <Refund key={refund.state} refund={refund} asked={refund === asking} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Refund({
  refund: { id, reference, order, amount, why, state, account, sentAt },
  asked,
}: {
  refund: RefundData;
  asked: boolean;
}) {
  const t = useTranslations('payments.refunds');
  const format = useFormatter();
  const price = usePrice();
  const [changing, setChanging] = useState(false);
  const small = amount < leastTransfer;
  const unsent = isUnsent(state);
  return (
    <article aria-label={`${price(amount)}, ${order?.number ?? reference}`} className="py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="num display text-title">{price(amount)}</p>
        <span className={`tag ${unsent ? 'tag-warn' : 'tag-ok'}`}>
          <Undo2 aria-hidden size={14} />
          {t(tagOf(state))}
        </span>
      </div>
      <p className="num text-small text-ink-soft">
        {order?.number ?? reference} · {t(`why.${why}`)}{' '}
        {sentAt === null
          ? t(whenOf(state, small), { least: price(leastTransfer) })
          : t('sentOn', { date: format.dateTime(new Date(sentAt), { dateStyle: 'medium', timeStyle: 'short' }) })}
      </p>
      {account && !changing && (
        <p className="mt-1 flex flex-wrap items-center justify-between gap-x-6 text-small">
          <span className="num min-w-0 break-words">
            {t('to', { bank: account.bank, account: spacedAccount(account.account), holder: account.holder })}
          </span>
          {unsent && (
            <Button variant="quiet" size="s" onClick={() => setChanging(true)}>
              {t('change')}
            </Button>
          )}
        </p>
      )}
      {unsent && account === null && !asked && !small && <p className="mt-1 text-small">{t('follows')}</p>}
      {(asked || changing) && (
        <RefundAccountForm
          refund={id}
          account={account}
          onSaved={() => setChanging(false)}
          onKeep={account === null ? undefined : () => setChanging(false)}
        />
      )}
    </article>
  );
}

function tagOf(state: RefundData['state']): 'expected' | 'due' | 'sent' {
  if (state === 'EXPECTED') return 'expected';
  return state === 'DUE' ? 'due' : 'sent';
}

function whenOf(state: RefundData['state'], small: boolean): 'onceArrived' | 'small' | 'soon' {
  if (state === 'EXPECTED') return 'onceArrived';
  return small ? 'small' : 'soon';
}
