import { useTranslations } from 'use-intl';
import { ProductGrid } from '../product-grid.tsx';
import type { ProductList } from '../product.ts';

interface OtherProductsProps {
  others: NonNullable<ProductList['others']>;
  words: string;
}

/** What is not what was named, said so: it only bears the word. */
export function OtherProducts({ others: { items }, words }: OtherProductsProps) {
  const t = useTranslations('list.kind');
  const title = t('others', { words });
  return (
    <section className="eave mt-14 pt-6">
      <h2 className="display mb-6 text-title">{title}</h2>
      <ProductGrid items={items} label={title} />
    </section>
  );
}
