import { useTranslations } from 'use-intl';
import type { UserData } from '#features/accounts/account.ts';
import { HomeHead } from '#ui/home-head.tsx';
import type { SectionProps } from '../home-section.ts';
import { ProfileForm } from './profile-form.tsx';

export function Profile({ data, kind, title }: SectionProps<UserData>) {
  const t = useTranslations('profile');
  return (
    <>
      <HomeHead title={title} note={t('profile.lead')} />
      <ProfileForm key={`${data.id}-${kind}`} user={data} kind={kind} />
    </>
  );
}
