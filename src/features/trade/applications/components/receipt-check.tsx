import { Check, CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { usePrice } from '#ui/price.tsx';
import type { AuditedData } from '../queue.ts';
import { PaperPicture } from './paper-picture.tsx';

/** The receipt beside the documents, and what is right or wrong with it. */
export function ReceiptCheck({ application: { remittance } }: { application: AuditedData }) {
  const t = useTranslations('applications.paperview');
  const price = usePrice();
  const receipt = remittance?.receipt ?? null;
  return (
    <section aria-label={t('receipt')} className="min-w-0">
      <h2 className="font-semibold">{t('receipt')}</h2>
      {remittance === null || receipt === null ? (
        <p className="mt-3 text-small text-ink-soft">{t('noReceipt')}</p>
      ) : (
        <>
          <div className="mt-3 max-w-80">
            <PaperPicture name={t('receipt')} url={receipt.picture} tall />
          </div>
          <ul className="num mt-4 grid gap-2 text-small">
            {receipt.amount === remittance.amount ? (
              <Line ok>{t('amountSame', { amount: price(remittance.amount) })}</Line>
            ) : (
              <Line>{t('amountDiffers', { stated: price(receipt.amount), amount: price(remittance.amount) })}</Line>
            )}
            {receipt.seen === null ? (
              <Line ok>{t('fresh')}</Line>
            ) : (
              <Line>
                {t('receiptUsed', { how: receipt.seen.how })}{' '}
                <Link className="link" to={`/admin/remittances?w=${encodeURIComponent(receipt.seen.reference)}`}>
                  {t('otherBill', { reference: receipt.seen.reference })}
                </Link>
              </Line>
            )}
            <li className="flex gap-2 text-ink-soft">{t('reference', { reference: remittance.reference })}</li>
            {receipt.remark !== '' && <li className="text-ink-soft">{t('remark', { remark: receipt.remark })}</li>}
          </ul>
        </>
      )}
    </section>
  );
}

function Line({ ok = false, children }: { ok?: boolean; children: ReactNode }) {
  const Icon = ok ? Check : CircleAlert;
  return (
    <li className={`flex gap-2 ${ok ? 'text-ok' : 'text-bad'}`}>
      <Icon aria-hidden size={18} className="mt-0.5 shrink-0" />
      <span>{children}</span>
    </li>
  );
}
