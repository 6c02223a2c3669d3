import { useTranslations } from 'use-intl';
import { ButtonLink } from '#ui/button.tsx';
import { usePrice } from '#ui/price.tsx';
import type { Cart, CartLine } from '../order.ts';
import { mostOfOne } from '#features/catalogue/offers/offer-limits.ts';
import { cartCheckout } from '../order-links.ts';
import { QuantityField } from '../quantity-field.tsx';
import { LinePicture } from './line-picture.tsx';
import { LineDescription } from './line-description.tsx';
import { Sums } from './sums.tsx';

/** The cart as its owner can change it; a visitor's is in their browser. */
interface CartChanges {
  cart: Cart;
  busy: boolean;
  change(id: string, quantity: number): void;
  remove(id: string): void;
}

/** The cart by merchant, with the total before delivery. */
export function CartView({ cart, busy, change, remove, visitor = false }: CartChanges & { visitor?: boolean }) {
  const t = useTranslations('orders.cart');
  const price = usePrice();
  const able = cart.groups.filter(({ lines }) => lines.some(({ why }) => why === null));
  return (
    <div className="page py-12 lg:py-16">
      <h1 className="display text-h1">{t('title')}</h1>
      <p className="num mt-2 text-ink-soft">{t('count', { count: cart.count })}</p>
      <div className="bays mt-10 gap-y-12">
        <div className="col-span-4 grid content-start gap-12 md:col-span-7 lg:col-span-8">
          {cart.groups.map(({ merchant, lines }) => (
            <section key={merchant.id} aria-label={merchant.name} className="eave">
              <h2 className="display text-title">{merchant.name}</h2>
              <ul className="mt-4 divide-y divide-line border-y border-line">
                {lines.map((line) => (
                  <li key={`${line.product} ${line.variant} ${line.choice}`}>
                    <Line
                      line={line}
                      busy={busy}
                      onQuantity={(quantity) => change(line.id, quantity)}
                      onRemove={() => remove(line.id)}
                    />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <aside className="col-span-4 md:col-span-5 md:col-start-8 lg:col-span-4 lg:col-start-9">
          <div className="lg:sticky lg:top-24">
            <Sums
              rows={[{ label: t('delivery'), value: <span className="text-ink-soft">{t('deliveryLater')}</span> }]}
              total={{ label: t('goods'), value: <output data-goods={cart.goods}>{price(cart.goods)}</output> }}
            />
            {able.length > 0 && (
              <ButtonLink variant="primary" size="l" wide className="mt-6" to={cartCheckout}>
                {t('order')}
              </ButtonLink>
            )}
            {able.length > 0 && (
              <p className="hint mt-3">
                {able.length === 1 ? t('one', { name: able[0]!.merchant.name }) : t('several', { count: able.length })}
              </p>
            )}
            {visitor && <p className="hint mt-2">{t('visitor')}</p>}
          </div>
        </aside>
      </div>
    </div>
  );
}

function Line({
  line,
  busy,
  onQuantity,
  onRemove,
}: {
  line: CartLine;
  busy: boolean;
  onQuantity(quantity: number): void;
  onRemove(): void;
}) {
  const t = useTranslations('orders.cart');
  const price = usePrice();
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
        {line.why === 'few' && <p className="text-small text-warn">{t('few', { count: line.stock ?? 0 })}</p>}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 max-sm:col-span-2 sm:flex-col sm:items-end">
        <span className={`num font-medium sm:order-first ${line.why === null ? '' : 'text-ink-soft line-through'}`}>
          {price(line.amount)}
        </span>
        <QuantityField
          value={line.quantity}
          most={line.stock ?? mostOfOne}
          label={line.name.text}
          busy={busy}
          onChange={onQuantity}
        />
        <button
          type="button"
          className="link min-h-11 text-small lg:min-h-6"
          aria-label={t('remove', { name: line.name.text })}
          onClick={onRemove}
        >
          {t('removeShort')}
        </button>
      </div>
    </div>
  );
}
