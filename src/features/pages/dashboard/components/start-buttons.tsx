import { Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { pages } from '#features/catalogue/content/addresses.ts';
import { dashboardSection, type PersonKind } from '#lib/person.ts';
import { ButtonLink } from '#ui/button.tsx';

const startTargets = {
  designer: { section: 'works', words: 'work' },
  merchant: { section: 'products', words: 'product' },
} as const;

/** The primary action of a dashboard, by kind of person. */
export function StartButtons({ kind }: { kind: PersonKind }) {
  const t = useTranslations('homes.begin');
  if (kind === 'user')
    return (
      <ButtonLink variant="primary" to={pages.works.path}>
        {t('user')}
      </ButtonLink>
    );
  const { section, words } = startTargets[kind];
  return (
    <ButtonLink variant="primary" to={dashboardSection(kind, section, { new: '1' })}>
      <Plus aria-hidden size={18} />
      {t(words)}
    </ButtonLink>
  );
}
