import { CircleAlert } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { usePrice } from '#ui/price.tsx';
import type { AuditedData } from '../queue.ts';
import { PaperPicture } from './paper-picture.tsx';

/** The picture, what the applicant typed with it, and the bill, each named for what it is. */
export function ReceiptCheck({ application: { remittance } }: { application: AuditedData }) {
  const t = useTranslations('applications.paperview');
  const claim = useTranslations('remittances.claim');
  const price = usePrice();
  const receipt = remittance?.receipt ?? null;
  if (remittance === null || receipt === null)
    return (
      <section aria-label={t('receipt')} className="min-w-0">
        <h2 className="font-semibold">{t('receipt')}</h2>
        <p className="mt-3 text-small text-ink-soft">{t('noReceipt')}</p>
      </section>
    );
  return (
    <div className="grid min-w-0 content-start gap-6">
      <section aria-label={t('receipt')}>
        <h2 className="font-semibold">{t('receipt')}</h2>
        <div className="mt-3 max-w-80">
          <PaperPicture name={t('receipt')} url={receipt.picture} tall />
        </div>
        {receipt.seen !== null && (
          <Flag>
            {t('receiptUsed', { how: receipt.seen.how })}
            {receipt.seen.references.map((reference) => (
              <Fragment key={reference}>
                {' '}
                <Link className="link" to={`/admin/remittances?w=${encodeURIComponent(reference)}&status=ALL`}>
                  {t('otherBill', { reference })}
                </Link>
              </Fragment>
            ))}
          </Flag>
        )}
      </section>
      <Facts
        title={claim('title')}
        note={claim('note')}
        rows={[
          [claim('amount'), price(receipt.amount)],
          [claim('remark'), receipt.remark === '' ? claim('noRemark') : receipt.remark],
        ]}
      />
      <Facts
        title={t('bill')}
        rows={[
          [t('owed'), price(remittance.amount)],
          [t('received'), price(remittance.received)],
          [t('rest'), price(Math.max(0, remittance.amount - remittance.received))],
          [t('referenceName'), remittance.reference],
        ]}
      />
    </div>
  );
}

function Facts({ title, note, rows }: { title: string; note?: string; rows: readonly [string, string][] }) {
  return (
    <section aria-label={title}>
      <h2 className="font-semibold">{title}</h2>
      {note !== undefined && <p className="caption">{note}</p>}
      <dl className="num mt-1 text-small">
        {rows.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4 border-b border-line py-2">
            <dt className="shrink-0 text-ink-soft">{name}</dt>
            <dd className="min-w-0 text-right font-medium break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** A warning under what it is about. */
export function Flag({ children }: { children: ReactNode }) {
  return (
    <p className="num mt-2 flex gap-2 text-small text-bad">
      <CircleAlert aria-hidden size={18} className="mt-0.5 shrink-0" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}
