import { useTranslations } from 'use-intl';
import type { Other } from '#editor/sync/company.ts';

/** What somebody who is here is called: a visitor has no name. */
export function useGuestName(): (other: Pick<Other, 'name'>) => string {
  const t = useTranslations('together');
  return ({ name }) => name || t('visitor');
}
