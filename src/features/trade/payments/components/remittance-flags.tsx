import { CopyCheck, TriangleAlert, type LucideIcon } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { usePrice } from '#ui/price.tsx';
import type { RemittanceRow } from '../remittance.ts';

/** Warnings for the admin, in a row of the list. */
export function RowFlags({ row: { stated, amount, seenBefore } }: { row: RemittanceRow }) {
  const t = useTranslations('remittances.flag');
  const price = usePrice();
  if ((stated === null || stated === amount) && !seenBefore) return <span className="text-ink-soft">{'–'}</span>;
  return (
    <span className="inline-flex flex-wrap gap-1.5 max-md:justify-end">
      {stated !== null && stated !== amount && (
        <Flag icon={TriangleAlert} look="tag-warn" text={t('amount', { amount: price(stated) })} />
      )}
      {seenBefore && <Flag icon={CopyCheck} look="tag-bad" text={t('seen')} />}
    </span>
  );
}

function Flag({ icon: Icon, look, text }: { icon: LucideIcon; look: string; text: string }) {
  return (
    <span className={`tag num ${look}`}>
      <Icon aria-hidden size={14} />
      {text}
    </span>
  );
}
