import { useTranslations } from 'use-intl';
import { mostOfOne } from '#features/catalogue/offers/offer-limits.ts';
import { usePrice } from '#ui/price.tsx';
import type { CartLine as Line } from '../../order.ts';
import { QuantityField } from '../../quantity-field.tsx';
import { LineDescription } from '../line-description.tsx';
import { LinePicture } from '../line-picture.tsx';
import { useLineName } from '../use-line-name.ts';

/** One line of the cart: what it is, how many, what it comes to. */
export function CartLine({
  line,
  among,
  busy,
  onQuantity,
  onRemove,
}: {
  line: Line;
  /** All lines of the cart from one shop: what it is told apart from. */ among: readonly Line[];
  busy: boolean;
  onQuantity(quantity: number): void;
  onRemove(): void;
}) {
  const t = useTranslations('orders.cart');
  const price = usePrice();
  const lineName = useLineName();
  return (
    <div className="grid grid-cols-[6rem_1fr] gap-x-4 gap-y-3 py-5 sm:grid-cols-[7rem_1fr_auto]">
      <LinePicture line={line} className="h-24 w-24 sm:h-28 sm:w-28" />
      <div className="grid min-w-0 content-start gap-1">
        <LineDescription line={line} price={false} />
        {line.quantity > 1 && (
          <span className="num caption">
            {price(line.price)} {t('each')}
          </span>
        )}
        {line.why === null && line.stock !== null && line.quantity >= line.stock && (
          <p className="caption">{t('allOfIt', { count: line.stock })}</p>
        )}
        {line.why === 'few' && <p className="text-small text-warn">{t('few', { count: line.stock ?? 0 })}</p>}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 max-sm:col-span-2 sm:flex-col sm:items-end">
        <span className={`num font-medium sm:order-first ${line.why === null ? '' : 'text-ink-soft line-through'}`}>
          {price(line.amount)}
        </span>
        <QuantityField
          value={line.quantity}
          most={line.stock ?? mostOfOne}
          label={lineName(line, among)}
          busy={busy}
          onChange={onQuantity}
        />
        <button
          type="button"
          className="link min-h-11 text-small lg:min-h-6"
          aria-label={t('remove', { name: lineName(line, among) })}
          onClick={onRemove}
        >
          {t('removeShort')}
        </button>
      </div>
    </div>
  );
}
