import { CircleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Completeness } from '#features/people/accounts/profile-fields.ts';
import { dashboardSection } from '#lib/person.ts';
import { useFormatter } from '#text/use-formatter.ts';
import { ButtonLink } from '#ui/button.tsx';

/** Said before anything is filled in: a draft can be saved, but not published, until the profile is complete. */
export function ProfileFirst({
  kind,
  lacks,
  next,
}: {
  kind: 'designer' | 'merchant';
  lacks: Completeness['missing'];
  next: string;
}) {
  const t = useTranslations('publishing.profileFirst');
  const field = useTranslations('profile.field');
  const format = useFormatter();
  return (
    <div role="note" className="flex flex-wrap items-center gap-x-6 gap-y-3 border-l-2 border-warn bg-sunken p-4">
      <p className="flex min-w-0 flex-1 basis-64 gap-2 text-small">
        <CircleAlert aria-hidden size={18} className="mt-0.5 shrink-0 text-warn" />
        <span>{t(`text.${kind}`, { fields: format.list(lacks.map((name) => field(name))) })}</span>
      </p>
      <ButtonLink size="s" to={dashboardSection(kind, 'profile', { next })}>
        {t('way')}
      </ButtonLink>
    </div>
  );
}
