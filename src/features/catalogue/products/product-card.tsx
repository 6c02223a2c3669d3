import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { thingAddress } from '#features/catalogue/content/thing-address.ts';
import { Heart } from '#features/people/heart-button/heart-button.tsx';
import { reshaped } from '#features/catalogue/models/model-links.ts';
import { CardPicture } from '#ui/card-picture.tsx';
import { usePrice } from '#ui/price.tsx';
import { StarShape } from '#ui/stars.tsx';
import { LocalizedSpan } from '#ui/localized-span.tsx';
import type { ProductItem } from './product.ts';
import { colourLooks } from './colour-looks.ts';

const mostSwatches = 4;

interface ProductCardProps {
  item: ProductItem;
  /** How wide the picture is shown, as in HTML. */
  sizes?: string;
  /** In the first screen: not lazy. */
  eager?: boolean;
  /** Two columns wide, as high as its neighbours. */
  wide?: boolean;
}

/**
 * Picture, name, maker, price: one link, and beside it the favourite button, in the second row of the same grid. Texts:
 * `cards`.
 */
export function ProductCard({ item, sizes = '(min-width: 64rem) 25vw, 50vw', eager, wide = false }: ProductCardProps) {
  const t = useTranslations('cards');
  const price = usePrice();
  const matchedSize = ({ mattress, size }: NonNullable<ProductItem['match']>) =>
    mattress === null
      ? `${size.width} × ${size.depth} × ${size.height} mm`
      : t('mattress', { metres: mattress / 1000 });
  return (
    <div className={`grid h-full ${wide ? 'grid-rows-[1fr_auto]' : 'grid-rows-[auto_1fr]'}`}>
      <Link
        to={thingAddress(item.id, item.match?.variant ?? null)}
        prefetch="intent"
        className="group col-start-1 row-span-2 row-start-1 grid min-w-0 grid-rows-subgrid"
      >
        <ProductPicture item={item} sizes={sizes} eager={eager} wide={wide} />
        <span className="pt-3">
          <LocalizedSpan text={item.name} className="block pr-9 font-medium" />
          <span className="caption block">{item.merchant.name}</span>
          {item.rating && (
            <span className="caption num flex items-center gap-1">
              <StarShape size={13} />
              <span className="sr-only">{t('rated', item.rating)}</span>
              <span aria-hidden>{t('rating', item.rating)}</span>
            </span>
          )}
          <span className="mt-1 flex flex-wrap items-center justify-between gap-x-2">
            <span className="num text-[0.9375rem]">
              {price(item.match?.price ?? item.price.min, item.match?.price ?? item.price.max)}
            </span>
            <Swatches colours={item.colours} />
          </span>
          {item.match?.sized && <span className="num caption block">{matchedSize(item.match)}</span>}
          {(item.madeToSize || !(item.match ?? item).inStock) && (
            <span className="caption block">{t(item.madeToSize ? 'madeToSize' : 'soldOut')}</span>
          )}
        </span>
      </Link>
      <Heart id={item.id} name={item.name.text} className="col-start-1 row-start-2 mt-0.5 -mr-3 justify-self-end" />
    </div>
  );
}

/** A photograph, else the library's own studio picture of its model. */
function ProductPicture({
  item,
  sizes = '',
  eager = false,
  wide = false,
  className,
}: ProductCardProps & { className?: string }) {
  const shape = className ?? (wide ? 'aspect-[8/5] md:aspect-auto md:flex-1' : 'aspect-[4/5]');
  if (item.picture !== null || item.thumbnail === null)
    return <CardPicture picture={item.picture} sizes={sizes} className={shape} eager={eager} studio />;
  const [width, height] = wide ? [640, 400] : [480, 600];
  return (
    <span className={`pic studio opens ${shape}`}>
      <img
        src={wide ? reshaped(item.thumbnail, width, 'wide') : item.thumbnail}
        alt=""
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        fetchPriority={eager ? 'high' : undefined}
      />
    </span>
  );
}

/** The colours of a piece: dots, with text for screen readers. */
function Swatches({ colours }: { colours: readonly { key: string; name: string }[] }) {
  const t = useTranslations('cards');
  if (colours.length === 0) return null;
  return (
    <span className="flex items-center gap-1">
      {colours.slice(0, mostSwatches).map(({ key }) => (
        <i
          key={key}
          aria-hidden
          className="h-3 w-3 rounded-full border border-line-strong sm:h-3.5 sm:w-3.5"
          style={{ background: colourLooks[key] }}
        />
      ))}
      <span className="sr-only">{colours.map(({ name }) => name).join(t('comma'))}</span>
    </span>
  );
}
