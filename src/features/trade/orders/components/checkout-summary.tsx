import { useTranslations } from 'use-intl';
import { usePrice } from '#ui/price.tsx';
import type { OrderQuote, QuotedGroup } from '../order.ts';
import { mostOfOne } from '#features/catalogue/offers/offer-limits.ts';
import { QuantityField } from '../quantity-field.tsx';
import { LinePicture } from './line-picture.tsx';
import { LineDescription } from './line-description.tsx';
import { Sums } from './sums.tsx';

interface SummaryProps {
  quote: OrderQuote;
  asking: boolean;
  /** Of a single product it can still be changed here. */ quantity: number | null;
  onQuantity(quantity: number): void;
}

/** What is ordered and its total, as the server computed it. */
export function CheckoutSummary({ quote, asking, quantity, onQuantity }: SummaryProps) {
  const t = useTranslations('orders.checkout');
  const price = usePrice();
  const { groups, goods, fee, total } = quote;
  return (
    <section aria-labelledby="summary" aria-busy={asking}>
      <h2 id="summary" className="display text-title">
        {t('summary')}
      </h2>
      {groups.length > 1 && <p className="mt-1 text-small text-ink-soft">{t('split', { count: groups.length })}</p>}
      <div className="mt-5 grid gap-6">
        {groups.map((group) => (
          <Group key={group.merchant.id} group={group} quantity={quantity} onQuantity={onQuantity} />
        ))}
      </div>
      <div className="mt-6">
        <Sums
          rows={[
            { label: t('goods'), value: price(goods) },
            {
              label: t('delivery'),
              value: fee === null ? <span className="text-ink-soft">{t('deliveryLater')}</span> : price(fee),
            },
          ]}
          total={{ label: t('total'), value: <output data-total={total}>{price(total)}</output> }}
        />
      </div>
      <p aria-live="polite" className="caption min-h-5">
        {asking ? t('requoting') : ''}
      </p>
    </section>
  );
}

function Group({
  group: { merchant, lines, delivery },
  quantity,
  onQuantity,
}: { group: QuotedGroup } & Pick<SummaryProps, 'quantity' | 'onQuantity'>) {
  const t = useTranslations('orders.checkout');
  const price = usePrice();
  return (
    <div>
      <p className="flex flex-wrap justify-between gap-x-4 text-small text-ink-soft">
        <span>{merchant.name}</span>
        {delivery && (
          <span className="num">
            {price(delivery.fee)} · {t('days', delivery.days)}
          </span>
        )}
      </p>
      <ul className="mt-3 grid gap-4">
        {lines.map((line) => (
          <li key={`${line.product} ${line.variant} ${line.choice}`} className="flex gap-4">
            <LinePicture line={line} />
            <span className="grid min-w-0 content-start gap-2">
              <LineDescription line={line} />
              {quantity !== null && (
                <span>
                  <QuantityField value={quantity} most={line.stock ?? mostOfOne} onChange={onQuantity} />
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
