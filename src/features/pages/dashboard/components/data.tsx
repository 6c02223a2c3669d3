import { useTranslations } from 'use-intl';
import { MyDataButtons } from '#features/people/accounts/my-data/my-data-buttons.tsx';
import { HomeHead } from '#ui/home-head.tsx';
import type { SectionProps } from '../home-section.ts';

/** PRODUCT D3: take everything along, or leave for good. */
export function Data({ title }: SectionProps<null>) {
  const t = useTranslations('profile.data');
  return (
    <>
      <HomeHead title={title} note={t('lead')} />
      <MyDataButtons />
    </>
  );
}
