import { Copy, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFormatter } from '#text/use-formatter.ts';
import { usePrice } from '#ui/price.tsx';
import type { EarlierReceiptUse, Remittance, ShownReceipt } from '../remittance.ts';
import { StateTag } from './state-tag.tsx';

const moment = { dateStyle: 'medium', timeStyle: 'short' } as const;

/** What the payer typed beside the picture: their word, shown as such and never with a tick. */
export function PayersClaim({ receipt, bill }: { receipt: ShownReceipt; bill: Remittance }) {
  const t = useTranslations('remittances.claim');
  const format = useFormatter();
  const price = usePrice();
  const difference = receipt.amount - bill.rest;
  return (
    <section aria-labelledby="claim" className="min-w-0">
      <h2 id="claim" className="display text-title">
        {t('title')}
      </h2>
      <p className="caption mt-1">{t('note')}</p>
      <dl className="mt-3 border-t border-line">
        <div className="border-b border-line py-2.5">
          <dt className="caption">{t('amount')}</dt>
          <dd className="num display text-h3">{price(receipt.amount)}</dd>
        </div>
        <div className="border-b border-line py-2.5">
          <dt className="caption">{t('remark')}</dt>
          <dd className="whitespace-pre-line break-words">
            {receipt.remark === '' ? <span className="text-ink-soft">{t('noRemark')}</span> : receipt.remark}
          </dd>
        </div>
        <div className="border-b border-line py-2.5">
          <dt className="caption">{t('sent')}</dt>
          <dd className="num">{format.dateTime(new Date(receipt.at), moment)}</dd>
        </div>
      </dl>
      <div className="mt-4 grid gap-3">
        {difference !== 0 && bill.status === 'SUBMITTED' && (
          <Finding
            icon={TriangleAlert}
            look="border-warn bg-warn-wash"
            tone="text-warn"
            title={t(difference > 0 ? 'more' : 'less', { difference: price(Math.abs(difference)) })}
          />
        )}
        {receipt.seenBefore && <EarlierUseNote seen={receipt.seenBefore} />}
      </div>
    </section>
  );
}

/** The same picture for other bills: which, whose, and that picture beside this one. */
function EarlierUseNote({ seen }: { seen: NonNullable<ShownReceipt['seenBefore']> }) {
  const t = useTranslations('remittances.flag');
  return (
    <Finding
      icon={Copy}
      look="border-bad bg-bad-wash"
      tone="text-bad"
      title={t(seen.how === 'content' ? 'sameFile' : 'sameLooks', { count: 1 + seen.more.length })}
    >
      <ul className="grid gap-3">
        {[seen, ...seen.more].map((use) => (
          <li key={use.billId}>
            <EarlierUse use={use} />
          </li>
        ))}
      </ul>
    </Finding>
  );
}

function EarlierUse({ use }: { use: EarlierReceiptUse }) {
  const t = useTranslations('remittances');
  const format = useFormatter();
  return (
    <>
      <span className="block">
        {t('flag.seenText', {
          payer: use.payer,
          same: use.samePayer ? 'yes' : 'no',
          time: format.dateTime(new Date(use.at), moment),
        })}
      </span>
      <span className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Link to={`/admin/remittances/${use.billId}`} className="link num font-medium text-ink">
          {use.reference}
        </Link>
        <StateTag state={use.status} />
        {use.picture !== null && (
          <a href={use.picture} target="_blank" rel="noreferrer" className="link text-ink">
            {t('look')}
          </a>
        )}
      </span>
    </>
  );
}

function Finding({
  icon: Icon,
  look,
  tone,
  title,
  children,
}: {
  icon: LucideIcon;
  look: string;
  tone: string;
  title: string;
  children?: ReactNode;
}) {
  return (
    <div className={`flex gap-3 rounded-s border p-4 text-small ${look}`}>
      <Icon aria-hidden size={20} className={`mt-px shrink-0 ${tone}`} />
      <div className="num min-w-0">
        <p className="font-medium">{title}</p>
        {children !== undefined && <div className="text-ink-soft">{children}</div>}
      </div>
    </div>
  );
}
