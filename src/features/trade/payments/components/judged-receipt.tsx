import { CircleCheck, CopyCheck, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFormatter } from '#text/use-formatter.ts';
import { usePrice } from '#ui/price.tsx';
import type { Remittance, EarlierReceiptUse, ShownReceipt } from '../remittance.ts';
import { StateTag } from './state-tag.tsx';

const moment = { dateStyle: 'medium', timeStyle: 'short' } as const;

/** The receipt to decide about: first the warnings, then the picture, large enough to read. */
export function JudgedReceipt({ receipt, bill }: { receipt: ShownReceipt; bill: Remittance }) {
  const t = useTranslations('remittances');
  const format = useFormatter();
  const price = usePrice();
  const differs = receipt.amount !== bill.amount;
  return (
    <section aria-label={t('receipt')}>
      <h2 className="display text-title">{t('receipt')}</h2>
      <p className="num caption mt-1">{t('sentAt', { time: format.dateTime(new Date(receipt.at), moment) })}</p>
      <div className="mt-4 grid gap-3">
        {differs ? (
          <Finding
            icon={TriangleAlert}
            look="border-warn bg-warn-wash"
            tone="text-warn"
            title={t('flag.amountTitle', { stated: price(receipt.amount), amount: price(bill.amount) })}
          >
            {t('flag.amountText', {
              difference: price(Math.abs(receipt.amount - bill.amount)),
              more: receipt.amount > bill.amount ? 'yes' : 'no',
            })}
          </Finding>
        ) : (
          <Finding
            icon={CircleCheck}
            look="border-line bg-surface"
            tone="text-ok"
            title={t('flag.amountSame', { amount: price(receipt.amount) })}
          />
        )}
        {receipt.seenBefore && <EarlierUseNote seen={receipt.seenBefore} />}
        {receipt.remark !== '' && (
          <p className="whitespace-pre-line border-l-2 border-line pl-4 text-small">{receipt.remark}</p>
        )}
      </div>
      <Picture src={receipt.picture} />
    </section>
  );
}

export function EarlierReceipts({ receipts }: { receipts: ShownReceipt[] }) {
  const t = useTranslations('remittances');
  const format = useFormatter();
  const price = usePrice();
  return (
    <section className="mt-8">
      <h2 className="text-body font-medium">{t('earlier')}</h2>
      <ul className="mt-2 border-t border-line">
        {receipts.map(({ id, picture, amount, at }) => (
          <li key={id} className="num flex flex-wrap justify-between gap-3 border-b border-line py-2.5 text-small">
            <span>{format.dateTime(new Date(at), moment)}</span>
            <span>{price(amount)}</span>
            {picture === null ? (
              <span className="text-ink-soft">{t('gone')}</span>
            ) : (
              <a href={picture} target="_blank" rel="noreferrer" className="link">
                {t('look')}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The same picture for another bill: which, whose, and that picture beside this one. */
function EarlierUseNote({ seen }: { seen: EarlierReceiptUse }) {
  const t = useTranslations('remittances');
  const format = useFormatter();
  return (
    <Finding
      icon={CopyCheck}
      look="border-bad bg-bad-wash"
      tone="text-bad"
      title={t(seen.how === 'content' ? 'flag.sameFile' : 'flag.sameLooks')}
    >
      <span className="block">
        {t('flag.seenText', {
          payer: seen.payer,
          same: seen.samePayer ? 'yes' : 'no',
          time: format.dateTime(new Date(seen.at), moment),
        })}
      </span>
      <span className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Link to={`/admin/remittances/${seen.billId}`} className="link num font-medium text-ink">
          {seen.reference}
        </Link>
        <StateTag state={seen.status} />
        {seen.picture !== null && (
          <a href={seen.picture} target="_blank" rel="noreferrer" className="link text-ink">
            {t('look')}
          </a>
        )}
      </span>
    </Finding>
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
      <Icon aria-hidden size={20} className={`mt-px ${tone}`} />
      <div className="num min-w-0">
        <p className="font-medium">{title}</p>
        {children !== undefined && <div className="text-ink-soft">{children}</div>}
      </div>
    </div>
  );
}

/** Viewing it is audited as everywhere. */
function Picture({ src }: { src: string | null }) {
  const t = useTranslations('remittances');
  if (src === null)
    return <p className="mt-5 rounded-s border border-line p-8 text-center text-ink-soft">{t('gone')}</p>;
  return (
    <a href={src} target="_blank" rel="noreferrer" className="mt-5 block rounded-s border border-line bg-sunken p-3">
      <img src={src} alt={t('receiptPicture')} className="mx-auto max-h-[70dvh] w-auto max-w-full object-contain" />
    </a>
  );
}
