import { useTranslations } from 'use-intl';
import { pages } from '#features/catalogue/content/addresses.ts';
import { ButtonLink } from '#ui/button.tsx';
import { LatticeDrawing } from '#ui/drawings.tsx';
import { ProductCard } from '../product-card.tsx';
import type { ProductGone as Gone } from '../product-page.server.ts';

/** A removed product: what happened, and links. */
export function ProductGone({ page: { name, category, others } }: { page: Gone }) {
  const t = useTranslations('product.gone');
  return (
    <div className="page py-14 lg:py-20">
      <LatticeDrawing />
      <h1 className="display mt-8 text-h1">{t('heading', { name })}</h1>
      <p className="mt-3 max-w-read text-ink-soft">{t('text')}</p>
      <p className="mt-8">
        <ButtonLink
          variant="primary"
          to={others.length > 0 ? `${pages.products.path}?category=${category.key}` : pages.products.path}
        >
          {t('next')}
        </ButtonLink>
      </p>
      {others.length > 0 && (
        <ul className="mt-section grid grid-cols-2 gap-x-gutter gap-y-10 lg:grid-cols-4">
          {others.map((item) => (
            <li key={item.id}>
              <ProductCard item={item} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
