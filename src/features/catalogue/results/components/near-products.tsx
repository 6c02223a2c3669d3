import { useTranslations } from 'use-intl';
import { pages } from '#features/catalogue/content/addresses.ts';
import { CategoryShelfView } from '#features/catalogue/products/category-shelf.tsx';
import { ProductGrid } from '#features/catalogue/products/product-grid.tsx';
import type { NearProducts } from '../near-products.server.ts';

/** Where a search found nothing: similar products, and all categories. */
export function NearProductsView({ near: { items, liked, categories } }: { near: NearProducts }) {
  const t = useTranslations('list.result');
  const title = t(liked ? 'liked' : 'near');
  return (
    <>
      {categories.tiles.length > 0 && (
        <section className="mt-12">
          <h3 className="display text-title">{t('categories')}</h3>
          <CategoryShelfView shelf={categories} to={(key) => `${pages.products.path}?category=${key}`} />
        </section>
      )}
      {items.length > 0 && (
        <section className="mt-12">
          <h3 className="display mb-5 text-title">{title}</h3>
          <ProductGrid items={items} label={title} />
        </section>
      )}
    </>
  );
}
