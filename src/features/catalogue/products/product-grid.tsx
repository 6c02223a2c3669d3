import { ProductCard } from './product-card.tsx';
import type { ProductItem } from './product.ts';
import { wideCards } from './wide-cards.ts';

interface ProductGridProps {
  items: readonly ProductItem[];
  label: string;
  /** How many came before the first. */ from?: number;
}

/** Four across, two on a phone. */
export function ProductGrid({ items, label, from = 0 }: ProductGridProps) {
  const wides = wideCards(items);
  return (
    <ul
      aria-label={label}
      className="cards grid grid-flow-dense grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-x-gutter gap-y-10 md:grid-cols-4 lg:gap-y-14"
    >
      {items.map((item, at) => {
        const wide = wides.has(item.id);
        return (
          <li
            key={item.id}
            id={`i${from + at}`}
            className={`scroll-mt-24 ${wide ? 'col-span-full md:col-span-2' : ''}`}
          >
            <ProductCard
              item={item}
              wide={wide}
              eager={at < 4}
              sizes={wide ? '(min-width: 48rem) 50vw, 100vw' : '(min-width: 48rem) 25vw, 50vw'}
            />
          </li>
        );
      })}
    </ul>
  );
}
