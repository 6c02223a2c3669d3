import { useTranslations } from 'use-intl';
import { useFormatter } from '#text/use-formatter.ts';
import { usePrice } from '#ui/price.tsx';
import type { ShownReceipt } from '../remittance.ts';

const moment = { dateStyle: 'medium', timeStyle: 'short' } as const;

/** The picture to decide about, large enough to read. Viewing it is audited as everywhere. */
export function JudgedReceipt({ receipt: { picture } }: { receipt: ShownReceipt }) {
  const t = useTranslations('remittances');
  return (
    <section aria-labelledby="picture" className="min-w-0">
      <h2 id="picture" className="display text-title">
        {t('picture')}
      </h2>
      {picture === null ? (
        <p className="mt-4 rounded-s border border-line p-8 text-center text-ink-soft">{t('gone')}</p>
      ) : (
        <a
          href={picture}
          target="_blank"
          rel="noreferrer"
          className="mt-4 block rounded-s border border-line bg-sunken p-3"
        >
          <img
            src={picture}
            alt={t('receiptPicture')}
            className="mx-auto max-h-[70dvh] w-auto max-w-full object-contain"
          />
        </a>
      )}
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
