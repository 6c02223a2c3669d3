import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { pages } from '#features/catalogue/content/addresses.ts';
import type { SearchKind } from '#features/foundation/search/list-kind.ts';
import type { OtherResults } from '../other-results.server.ts';

const paths: Record<SearchKind, string> = {
  products: pages.productResult.path,
  works: pages.works.path,
  designers: pages.designerResult.path,
  merchants: pages.merchants.path,
  articles: pages.articles.path,
};

/** Links to other lists where the same words find something. */
export function OtherResultsLinks({ words, found }: { words: string; found: readonly OtherResults[] }) {
  const t = useTranslations('list.result');
  if (found.length === 0) return null;
  return (
    <section className="mt-12">
      <h3 className="display text-title">{t('others')}</h3>
      <ul className="mt-3 grid max-w-md">
        {found.map(({ kind, total, exact }) => (
          <li key={kind} className="border-b border-line">
            <Link
              to={`${paths[kind]}?${new URLSearchParams({ w: words })}`}
              className="num flex min-h-11 items-center py-2 hover:underline"
            >
              {t(`elsewhere.${kind}`, { count: total, about: exact ? 'no' : 'yes', words })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
