import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { usePunctuation } from '#text/punctuation.ts';
import { useFormatter } from '#text/use-formatter.ts';
import { usePrice } from '#ui/price.tsx';

export interface SellingCostsData {
  /** Whole đồng, once. */
  joining: number;
  /** Of each sale, in hundredths of a per cent. */
  commission: number;
}

/** What selling costs, and when the fee comes back (terms, Applications). */
export function SellingCosts({ costs: { joining, commission } }: { costs: SellingCostsData }) {
  const t = useTranslations('plans.selling');
  const format = useFormatter();
  const price = usePrice();
  const { gap } = usePunctuation();
  const share = format.number(commission / 10_000, { style: 'percent', maximumFractionDigits: 2 });
  return (
    <dl className="border-t border-ink">
      <Cost name={t('joining')} value={joining === 0 ? t('free') : price(joining)}>
        {t('joiningNote')}
        {joining > 0 && `${gap}${t('refund')}`}
      </Cost>
      <Cost name={t('commission')} value={share}>
        {t(commission === 0 ? 'commissionNone' : 'commissionNote', { share })}
      </Cost>
    </dl>
  );
}

function Cost({ name, value, children }: { name: string; value: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 border-b border-line py-4">
      <dt className="font-medium">{name}</dt>
      <dd className="num display text-title">{value}</dd>
      <dd className="caption col-span-2 mt-1">{children}</dd>
    </div>
  );
}
