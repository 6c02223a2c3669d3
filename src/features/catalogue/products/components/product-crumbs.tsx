import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { pages } from '#features/catalogue/content/addresses.ts';

/** The way down the tree of categories. */
export function ProductCrumbs({ path }: { path: readonly { key: string; name: string }[] }) {
  const t = useTranslations('product');
  const steps = [
    { name: t('products'), to: pages.products.path },
    ...path.map(({ key, name }) => ({ name, to: `${pages.products.path}?category=${key}` })),
  ];
  return (
    <nav aria-label={t('crumbs')}>
      <ol className="caption flex flex-wrap gap-x-2">
        {steps.map(({ name, to }, at) => (
          <li key={to} className="flex gap-x-2">
            {at > 0 && <span aria-hidden>/</span>}
            <Link to={to} className="hover:text-ink">
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
