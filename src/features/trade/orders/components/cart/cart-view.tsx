import { useTranslations } from 'use-intl';
import { useProvince } from '#features/catalogue/offers/use-province.ts';
import { termFor } from '#features/catalogue/offers/delivery.ts';
import { ButtonLink } from '#ui/button.tsx';
import { usePrice } from '#ui/price.tsx';
import { deliveryFee, isOrdered, type CartPlaces } from '../../cart/cart-delivery.ts';
import type { Cart, CartLine as Line } from '../../order.ts';
import { cartCheckout } from '../../order-links.ts';
import { CartLine } from './cart-line.tsx';
import { CartSummary } from './cart-summary.tsx';
import { PhoneTotal } from '../phone-total.tsx';

/** The cart as its owner can change it; a visitor's is in their browser. */
interface CartChanges {
  cart: Cart;
  busy: boolean;
  change(id: string, quantity: number): void;
  remove(line: Line): void;
}

/** The cart by merchant, with what it comes to where it is brought; sum and button stay visible. */
export function CartView({
  cart,
  busy,
  change,
  remove,
  places: { provinces, usual },
  visitor = false,
}: CartChanges & { places: CartPlaces; visitor?: boolean }) {
  const t = useTranslations('orders.cart');
  const price = usePrice();
  const [asked, choose] = useProvince();
  const province = [asked, usual].find((code) => provinces.some((each) => each.code === code)) ?? '';
  const fee = deliveryFee(cart, province);
  const able = cart.groups.some(isOrdered);
  return (
    <div className="page py-12 lg:py-16">
      <h1 className="display text-h1">{t('title')}</h1>
      <p className="num mt-2 text-ink-soft">{t('count', { count: cart.count })}</p>
      <div className="bays mt-10 gap-y-12">
        <div className="col-span-4 grid content-start gap-12 md:col-span-7 lg:col-span-8">
          {cart.groups.map((group) => (
            <section key={group.merchant.id} aria-label={group.merchant.name} className="eave">
              <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                <h2 className="display text-title">{group.merchant.name}</h2>
                {province !== '' && isOrdered(group) && (
                  <span className="num caption">
                    {t('bringing', { fee: price(termFor(group.delivery, province).fee) })}
                  </span>
                )}
              </div>
              <ul className="mt-4 divide-y divide-line border-y border-line">
                {group.lines.map((line) => (
                  <li key={`${line.product} ${line.variant} ${line.choice}`}>
                    <CartLine
                      line={line}
                      among={group.lines}
                      busy={busy}
                      onQuantity={(quantity) => change(line.id, quantity)}
                      onRemove={() => remove(line)}
                    />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <aside className="col-span-4 md:col-span-5 md:col-start-8 lg:col-span-4 lg:col-start-9">
          <CartSummary
            cart={cart}
            fee={fee}
            provinces={provinces}
            province={province}
            onProvince={choose}
            visitor={visitor}
          />
        </aside>
      </div>
      {able && (
        <PhoneTotal label={t(fee === null ? 'goods' : 'total')} amount={cart.goods + (fee ?? 0)}>
          <ButtonLink variant="primary" to={cartCheckout}>
            {t('order')}
          </ButtonLink>
        </PhoneTotal>
      )}
    </div>
  );
}
