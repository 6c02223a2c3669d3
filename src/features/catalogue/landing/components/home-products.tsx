import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { pages } from '#features/catalogue/content/addresses.ts';
import { ProductCard } from '#features/catalogue/products/product-card.tsx';
import type { ProductItem } from '#features/catalogue/products/product.ts';
import { SectionHead } from '#ui/section-head.tsx';

export function HomeProducts({ products }: { products: readonly ProductItem[] }) {
  const t = useTranslations('home.products');
  if (products.length === 0) return null;
  return (
    <section className="page below pt-section">
      <SectionHead title={t('title')} note={t('note')}>
        <Link to={pages.products.path} className="link inline-flex min-h-11 items-end pb-1 text-small font-medium">
          {t('all')}
        </Link>
      </SectionHead>
      <ul className="grid grid-cols-2 gap-x-gutter gap-y-10 lg:grid-cols-4">
        {products.map((item) => (
          <li key={item.id}>
            <ProductCard item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}
