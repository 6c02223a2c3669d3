import { useTranslations } from 'use-intl';
import { ProvinceSelect } from '#features/catalogue/offers/province-select.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { usePrice } from '#ui/price.tsx';
import { isOrdered, type CartPlaces } from '../../cart/cart-delivery.ts';
import type { Cart } from '../../order.ts';
import { cartCheckout } from '../../order-links.ts';
import { Sums } from '../sums.tsx';
import { ReturnLine } from './return-line.tsx';

/** What the cart comes to, and the way on; on a phone the button is in the bar below. */
export function CartSummary({
  cart,
  fee,
  provinces,
  province,
  onProvince,
  visitor,
}: {
  cart: Cart;
  fee: number | null;
  provinces: CartPlaces['provinces'];
  province: string;
  onProvince(code: string): void;
  visitor: boolean;
}) {
  const t = useTranslations('orders.cart');
  const price = usePrice();
  const [first, ...others] = cart.groups.filter(isOrdered);
  const goods = <output data-goods={cart.goods}>{price(cart.goods)}</output>;
  return (
    <div className="md:sticky md:top-24">
      <div className="mb-3 text-small">
        <ProvinceSelect
          label={t('to')}
          none={t('province')}
          provinces={provinces}
          value={province}
          onChoose={onProvince}
        />
      </div>
      {fee === null ? (
        <Sums
          rows={[{ label: t('delivery'), value: <span className="text-ink-soft">{t('deliveryLater')}</span> }]}
          total={{ label: t('goods'), value: goods }}
        />
      ) : (
        <Sums
          rows={[
            { label: t('goods'), value: goods },
            { label: t('delivery'), value: fee === 0 ? t('free') : price(fee) },
          ]}
          total={{ label: t('total'), value: price(cart.goods + fee) }}
        />
      )}
      {first && (
        <>
          <ButtonLink variant="primary" size="l" wide className="mt-6 max-md:hidden" to={cartCheckout}>
            {t('order')}
          </ButtonLink>
          <p className="hint mt-3">
            {others.length === 0 ? t('one', { name: first.merchant.name }) : t('several', { count: others.length + 1 })}
          </p>
        </>
      )}
      <ReturnLine lines={cart.groups.flatMap(({ lines }) => lines)} />
      {visitor && <p className="hint mt-2">{t('visitor')}</p>}
    </div>
  );
}
