import { useTranslations } from 'use-intl';
import { MyDataButtons } from '#features/people/accounts/my-data/my-data-buttons.tsx';
import { DashboardHead } from '#ui/dashboard-head.tsx';
import type { SectionProps } from '../dashboard-section.ts';

/** PRODUCT D3: export the data, or delete the account. */
export function Data({ title }: SectionProps<null>) {
  const t = useTranslations('profile.data');
  return (
    <>
      <DashboardHead title={title} note={t('lead')} />
      <MyDataButtons />
    </>
  );
}
