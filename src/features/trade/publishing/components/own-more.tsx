import { useTranslations } from 'use-intl';
import { dashboardSection } from '#lib/person.ts';
import { ButtonLink } from '#ui/button.tsx';
import type { OwnQuery } from '../shelf.ts';
import type { OwnTab } from './own-head.tsx';

/** The pages before and after this one. */
export function OwnMore({
  kind,
  tab,
  status,
  page,
  size,
  total,
  kept = {},
}: OwnTab & {
  status: OwnQuery['status'];
  page: number;
  size: number;
  total: number;
  kept?: Record<string, string>;
}) {
  const t = useTranslations('publishing.list');
  const last = Math.max(0, Math.ceil(total / size) - 1);
  const to = (at: number) =>
    dashboardSection(kind, tab, {
      ...kept,
      ...(status === 'all' ? {} : { status }),
      ...(at === 0 ? {} : { page: String(at) }),
    });
  if (last === 0) return null;
  return (
    <nav aria-label={t('pages')} className="mt-10 flex items-center gap-4">
      {page > 0 && <ButtonLink to={to(page - 1)}>{t('before')}</ButtonLink>}
      <span className="num caption">{t('place', { page: page + 1, pages: last + 1 })}</span>
      {page < last && <ButtonLink to={to(page + 1)}>{t('after')}</ButtonLink>}
    </nav>
  );
}
