import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { thingAddress } from '#features/catalogue/content/thing-address.ts';
import { ProductPicture } from '#features/catalogue/products/product-card.tsx';
import type { ProductItem } from '#features/catalogue/products/product.ts';
import { usePrice } from '#ui/price.tsx';
import { LocalizedSpan } from '#ui/localized-span.tsx';
import type { Point } from './piece-mark.tsx';

interface PieceStripProps {
  products: readonly ProductItem[];
  pointed: string | null;
  onPoint: Point;
}

/** Shop the room (PRODUCT F2): the marked pieces as links beside the stage; hovering one highlights the other. */
export function PieceStrip({ products, pointed, onPoint }: PieceStripProps) {
  const t = useTranslations('work.stage');
  const list = useRef<HTMLUListElement>(null);
  // Scrolls sideways only: the page itself stays where it is.
  useEffect(() => {
    const strip = list.current;
    const item = list.current?.querySelector<HTMLElement>(`[data-product="${pointed}"]`);
    if (!strip || !item || strip.contains(document.activeElement) || strip.matches(':hover')) return;
    strip.scrollTo({
      left: item.offsetLeft - (strip.clientWidth - item.clientWidth) / 2,
      behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
    });
  }, [pointed]);
  return (
    <ul
      ref={list}
      aria-label={t('pieces')}
      className="relative mx-auto flex max-w-[100rem] gap-1 overflow-x-auto px-[calc(var(--spacing-margin)-0.5rem)] py-2 [scrollbar-width:thin]"
    >
      {products.map((product) => (
        <Piece key={product.id} product={product} on={pointed === product.id} onPoint={onPoint} />
      ))}
    </ul>
  );
}

function Piece({ product, on, onPoint }: { product: ProductItem; on: boolean; onPoint: Point }) {
  const price = usePrice();
  return (
    <li data-product={product.id} className="shrink-0">
      <Link
        to={thingAddress(product.id)}
        data-on={on || undefined}
        className="flex max-w-72 items-center gap-3 rounded-s p-2 text-small hover:bg-shade-raised data-on:bg-shade-raised"
        onPointerEnter={() => onPoint(product.id, true)}
        onPointerLeave={() => onPoint(product.id, false)}
        onFocus={() => onPoint(product.id, true)}
        onBlur={() => onPoint(product.id, false)}
      >
        <ProductPicture item={product} sizes="3.5rem" className="h-14 w-14 shrink-0" />
        <span className="min-w-0">
          <LocalizedSpan text={product.name} className="block truncate font-medium" />
          <span className="num block text-on-shade-soft">{price(product.price.min, product.price.max)}</span>
        </span>
      </Link>
    </li>
  );
}
