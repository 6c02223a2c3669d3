import { Check, CircleAlert, Clock } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { usePrice } from '#ui/price.tsx';
import type { QuoteData } from '../product.ts';
import type { ShownChoice } from '../choices/shown-choice.ts';

/** The price, and beside it the former one. Announced when it changes. */
export function PriceLine({ choice: { price, priceBefore }, asking }: { choice: ShownChoice; asking: boolean }) {
  const t = useTranslations('product.price');
  const written = usePrice();
  return (
    <div className="mt-5">
      <output aria-label={t('label')} aria-busy={asking} className="num flex flex-wrap items-baseline gap-x-3">
        <span data-price={price} className="display text-h3">
          {written(price)}
        </span>
        {priceBefore !== null && (
          <s className="text-ink-soft" aria-label={t('before', { price: written(priceBefore) })}>
            {written(priceBefore)}
          </s>
        )}
      </output>
      {asking && (
        <p className="caption" aria-hidden="true">
          {t('asking')}
        </p>
      )}
    </div>
  );
}

/** Above this number the stock is not shown. */
const few = 20;

/** How many are in stock, or how long it takes to make one; nothing where unknown. */
export function StockLine({ stock, days }: { stock: number | null; days: QuoteData['days'] | null }) {
  const t = useTranslations('product.stock');
  if (stock === null)
    return (
      days && (
        <p className="mt-5 flex items-center gap-2 text-small text-ink-soft">
          <Clock aria-hidden size={16} />
          {t('made', days)}
        </p>
      )
    );
  if (stock === 0)
    return (
      <p className="mt-5 flex items-center gap-2 text-small text-warn">
        <CircleAlert aria-hidden size={16} />
        {t('none')}
      </p>
    );
  return (
    <p className="num mt-5 flex items-center gap-2 text-small text-ok">
      <Check aria-hidden size={16} />
      {stock > few ? t('many') : t('left', { count: stock })}
    </p>
  );
}
