import { useTranslations } from 'use-intl';
import { BankAccountForm } from '#features/people/bank-accounts/bank-account-form.tsx';
import { DashboardHead } from '#ui/dashboard-head.tsx';
import type { SectionProps } from '../dashboard-section.ts';
import type { OwnProfile } from '../own-profile.server.ts';
import { Completeness } from './completeness.tsx';
import { ProfileForm } from './profile-form.tsx';

/** The public profile, how complete it is, and where a seller is paid (PRODUCT G3). */
export function Profile({ data: { user, bank, cities, next }, kind, title }: SectionProps<OwnProfile>) {
  const t = useTranslations('profile');
  return (
    <>
      <DashboardHead title={title} note={t('profile.lead')} />
      <Completeness user={user} kind={kind} back={next !== null} />
      <ProfileForm key={`${user.id}-${kind}`} user={user} kind={kind} cities={cities} next={next} />
      {bank !== undefined && <BankAccountForm key={bank?.updatedAt ?? 'none'} account={bank} />}
    </>
  );
}
