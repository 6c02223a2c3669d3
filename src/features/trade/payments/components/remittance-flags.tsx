import { Copy, Hourglass, TriangleAlert, type LucideIcon } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { usePrice } from '#ui/price.tsx';
import type { RemittanceRow } from '../remittance.ts';

/** Warnings for the admin, in a row of the list. */
export function RowFlags({ row: { stated, amount, received, seenBefore, pending } }: { row: RemittanceRow }) {
  const t = useTranslations('remittances.flag');
  const price = usePrice();
  const rest = amount - received;
  const differs = stated !== null && rest > 0 && stated !== rest;
  const part = received > 0 && rest > 0;
  if (!differs && !part && !seenBefore && !pending) return <span className="text-ink-soft">{'–'}</span>;
  return (
    <span className="inline-flex flex-wrap gap-1.5 max-md:justify-end">
      {pending && <Flag icon={Hourglass} look="tag-accent" text={t('pending')} />}
      {part && <Flag icon={TriangleAlert} look="tag-warn" text={t('part', { amount: price(received) })} />}
      {differs && <Flag icon={TriangleAlert} look="tag-warn" text={t('amount', { amount: price(stated) })} />}
      {seenBefore && <Flag icon={Copy} look="tag-bad" text={t('seen')} />}
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
