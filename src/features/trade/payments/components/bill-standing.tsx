import { CircleAlert, CircleCheck, CircleDashed, CircleSlash, FileClock, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useFormatter } from '#text/use-formatter.ts';
import { usePrice } from '#ui/price.tsx';
import type { BillData } from '../bill.ts';

const moment = { dateStyle: 'medium', timeStyle: 'short' } as const;

/** Its state, unless it waits for the first money. The reason of a rejection is shown at the next step. */
export function BillStanding({ bill }: { bill: BillData }) {
  const t = useTranslations('payments.standing');
  const format = useFormatter();
  const price = usePrice();
  const arrived = { received: price(bill.received), rest: price(bill.rest) };
  const at = (time: string | null) => (time === null ? '' : format.dateTime(new Date(time), moment));
  if (bill.status === 'SUBMITTED') {
    return (
      <Standing icon={FileClock} title={t('submitted')}>
        <p>{t('submittedText', { time: at(bill.submittedAt) })}</p>
        {bill.received > 0 && <p className="num">{t('submittedPart', arrived)}</p>}
        {bill.receipt && (
          <a
            href={bill.receipt.picture}
            target="_blank"
            rel="noreferrer"
            className="link mt-2 inline-flex min-h-6 items-center text-ink"
          >
            {t('look')}
          </a>
        )}
      </Standing>
    );
  }
  if (bill.status === 'REJECTED') {
    return (
      <Standing icon={CircleAlert} title={t('rejected')} look="border-bad bg-bad-wash" tone="text-bad">
        {bill.reason && (
          <p lang={bill.reason.lang} className="whitespace-pre-line text-ink">
            {bill.reason.text}
          </p>
        )}
        <p className="num mt-1">{bill.received > 0 ? t('rejectedPart', arrived) : t('rejectedText')}</p>
      </Standing>
    );
  }
  if (bill.status === 'PAID')
    return (
      <Standing icon={CircleCheck} title={t('paid')} tone="text-ok">
        <p>{t('paidText', { time: at(bill.decidedAt) })}</p>
      </Standing>
    );
  if (bill.status === 'CANCELLED')
    return (
      <Standing icon={CircleSlash} title={t('cancelled')}>
        <p>{t('cancelledText')}</p>
        {bill.received > 0 && <p className="num">{t('cancelledBack', arrived)}</p>}
      </Standing>
    );
  if (bill.received > 0)
    return (
      <Standing icon={CircleDashed} title={t('part')} look="border-warn bg-warn-wash" tone="text-warn">
        <p className="num text-ink">{t('partText', arrived)}</p>
      </Standing>
    );
  return null;
}

function Standing({
  icon: Icon,
  title,
  look = 'border-line bg-surface',
  tone = '',
  children,
}: {
  icon: LucideIcon;
  title: string;
  look?: string;
  tone?: string;
  children: ReactNode;
}) {
  return (
    <section aria-live="polite" aria-label={title} className={`flex gap-4 rounded-s border p-5 lg:px-8 ${look}`}>
      <Icon aria-hidden size={22} className={`mt-0.5 ${tone}`} />
      <div className="min-w-0 text-small text-ink-soft">
        <h2 className="text-body font-medium text-ink">{title}</h2>
        {children}
      </div>
    </section>
  );
}
