import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { usePrice } from '#ui/price.tsx';
import type { OrderQuote, QuotedGroup } from '../order.ts';
import { mostOfOne } from '#features/catalogue/offers/offer-limits.ts';
import { QuantityField } from '../quantity-field.tsx';
import { ReturnLine } from './cart/return-line.tsx';
import { LinePicture } from './line-picture.tsx';
import { LineDescription } from './line-description.tsx';
import { Sums } from './sums.tsx';

interface SummaryProps {
  quote: OrderQuote;
  asking: boolean;
  /** Of a single product it can still be changed here. */ quantity: number | null;
  onQuantity(quantity: number): void;
}

/**
 * Its total as the server computed it, the way on, and what is ordered. Only the lines scroll away: they may be many,
 * and whoever has read them should not have to look for the button.
 */
export function CheckoutSummary({
  quote,
  asking,
  quantity,
  onQuantity,
  children,
}: SummaryProps & { /** The way on. */ children: ReactNode }) {
  const t = useTranslations('orders.checkout');
  const price = usePrice();
  const { groups, goods, fee, total } = quote;
  return (
    <section aria-labelledby="summary" aria-busy={asking}>
      <div className="z-10 bg-ground pb-6 md:sticky md:top-header md:pt-6 md:-mt-6">
        <h2 id="summary" className="display mb-4 text-title">
          {t('summary')}
        </h2>
        <Sums
          rows={[
            { label: t('goods'), value: price(goods) },
            {
              label: t('delivery'),
              value: fee === null ? <span className="text-ink-soft">{t('deliveryLater')}</span> : price(fee),
            },
          ]}
          total={{
            label: t(fee === null ? 'beforeDelivery' : 'total'),
            value: <output data-total={total}>{price(total)}</output>,
          }}
        />
        <p aria-live="polite" className="caption min-h-5">
          {asking ? t('requoting') : ''}
        </p>
        {children}
      </div>
      <ReturnLine lines={groups.flatMap(({ lines }) => lines)} />
      {groups.length > 1 && <p className="text-small text-ink-soft">{t('split', { count: groups.length })}</p>}
      <div className="mt-5 grid gap-6">
        {groups.map((group) => (
          <Group key={group.merchant.id} group={group} quantity={quantity} onQuantity={onQuantity} />
        ))}
      </div>
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
