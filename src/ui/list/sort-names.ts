import { useTranslations } from 'use-intl';
import type { SortName } from './sort.tsx';

/** What `popular` means differs from list to list: most viewed, most read, best known. */
type Popular = 'popular' | 'viewed' | 'read' | 'known';

export function useSortNames(sorts: readonly string[], popular: Popular): SortName[] {
  const t = useTranslations('list.sort');
  return sorts.map((sort) => ({ sort, name: t(sort === 'popular' ? popular : (sort as 'newest' | 'cheap' | 'dear')) }));
}
