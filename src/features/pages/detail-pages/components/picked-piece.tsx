import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { thingAddress } from '#features/catalogue/content/thing-address.ts';
import type { ProductItem } from '#features/catalogue/products/product.ts';
import { usePrice } from '#ui/price.tsx';
import { LocalizedSpan } from '#ui/localized-span.tsx';

/** What was tapped in 3D, if it is one of the pieces on sale. Announced once. */
export function PickedPiece({ product }: { product: ProductItem | null }) {
  const t = useTranslations('work.stage');
  const price = usePrice();
  return (
    <output>
      {product && (
        <Link
          to={thingAddress(product.id)}
          className="block rounded-s bg-shade-raised/85 px-3 py-2 text-small hover:bg-shade-raised"
        >
          <LocalizedSpan text={product.name} className="block font-medium" />
          <span className="num block text-on-shade-soft">
            {price(product.price.min, product.price.max)} · {t('size', product.size)}
          </span>
        </Link>
      )}
    </output>
  );
}
