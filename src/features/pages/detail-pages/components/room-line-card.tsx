import { ShoppingBag } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { offerAddress } from '#features/catalogue/offers/offer-address.ts';
import { LineSize } from '#features/catalogue/offers/line-size.tsx';
import { OfferPicture } from '#features/catalogue/offers/offer-picture.tsx';
import { useCart } from '#features/trade/orders/cart/use-cart.ts';
import { LocalizedSpan } from '#ui/localized-span.tsx';
import { usePrice } from '#ui/price.tsx';
import { usePunctuation } from '#text/punctuation.ts';
import type { OfferedLine } from '../work-page.ts';

/** The very variant that stands in the room, how many of it, and its price; one click puts them in the cart. */
export function RoomLineCard({ line: { offer, quantity, available, state } }: { line: OfferedLine }) {
  const t = useTranslations('work.pieces');
  const { colon } = usePunctuation();
  const buy = useTranslations('orders.buy');
  const price = usePrice();
  const { add, busy } = useCart();
  const { product, variant, choice, name, merchant } = offer;
  return (
    <div className="grid h-full grid-rows-[auto_1fr]">
      <Link
        to={offerAddress(offer)}
        prefetch="intent"
        className="group col-start-1 row-span-2 row-start-1 grid min-w-0 grid-rows-subgrid"
      >
        <OfferPicture offer={offer} sizes="(min-width: 64rem) 25vw, 50vw" className="aspect-[4/5]" />
        <span className="pt-3">
          <LocalizedSpan text={name} className="block pr-9 font-medium" />
          <span className="caption block">
            <LineSize line={offer} />
          </span>
          <span className="caption block">{merchant.name}</span>
          <span className="num mt-1 block text-[0.9375rem]">
            {t('each', { price: price(offer.price), count: quantity })}
          </span>
          {state === 'few' && <span className="caption block text-warn">{t('few', { available, quantity })}</span>}
        </span>
      </Link>
      <button
        type="button"
        disabled={busy}
        aria-label={`${buy('add')}${colon}${name.text}`}
        title={buy('add')}
        onClick={() =>
          add({
            product,
            ...(variant === null ? { choice } : { variant }),
            quantity: available,
          })
        }
        className="icon-btn col-start-1 row-start-2 mt-1 -mr-2 self-start justify-self-end"
      >
        <ShoppingBag aria-hidden size={20} />
      </button>
    </div>
  );
}
