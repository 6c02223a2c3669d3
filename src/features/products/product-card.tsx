import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { thingAddress } from '#features/content/thing-address.ts';
import { PictureBed } from '#ui/picture-bed.tsx';
import { usePrice } from '#ui/price.tsx';
import { Told } from '#ui/told.tsx';
import type { ProductItem } from './product.ts';

interface ProductCardProps {
  item: ProductItem;
  /** How wide the bed is, as in HTML. */
  sizes?: string;
  /** In the first screen: not to be waited with. */
  eager?: boolean;
}

/** Studio picture, name, maker, price; the whole card is the link. Texts: `cards`. */
export function ProductCard({ item, sizes = '(min-width: 64rem) 25vw, 50vw', eager }: ProductCardProps) {
  const t = useTranslations('cards');
  const price = usePrice();
  return (
    <Link to={thingAddress(item.id)} prefetch="intent" className="group block">
      <ProductPicture item={item} sizes={sizes} eager={eager} />
      <Told told={item.name} className="mt-3 block font-medium" />
      <span className="caption block">{item.merchant.name}</span>
      <span className="num mt-1 block text-[0.9375rem]">{price(item.price.min, item.price.max)}</span>
      {(item.madeToSize || !item.inStock) && <span className="caption block">{t(item.madeToSize ? 'madeToSize' : 'soldOut')}</span>}
    </Link>
  );
}

/** A photograph, else the library's own studio picture of its model. */
export function ProductPicture({ item, sizes, eager = false, className = 'aspect-[4/5]' }: ProductCardProps & { className?: string }) {
  if (item.picture !== null || item.thumbnail === null) return <PictureBed picture={item.picture} sizes={sizes ?? '50vw'} className={className} eager={eager} studio />;
  return <span className={`pic studio opens ${className}`}><img src={item.thumbnail} alt="" width={480} height={600} loading={eager ? 'eager' : 'lazy'} decoding="async" fetchPriority={eager ? 'high' : undefined} /></span>;
}
