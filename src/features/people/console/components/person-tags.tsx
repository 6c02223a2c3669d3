import { CircleCheck, CircleOff, LockKeyhole } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { isStaff, roleNames } from '#lib/permissions.ts';
import type { PersonState } from '../person.ts';

/** The roles beside that of a user, which everyone has. */
export function RoleTags({ roles }: { roles: readonly string[] }) {
  const t = useTranslations('console.roles');
  const shown = roleNames.filter((role) => roles.includes(role) && (role !== 'ROLE_USER' || roles.length === 1));
  return (
    <span className="inline-flex flex-wrap gap-1">
      {shown.map((role) => (
        <span key={role} className={`tag ${isStaff({ roles: [role] }) ? 'tag-accent' : ''}`}>
          {t(role)}
        </span>
      ))}
    </span>
  );
}

const looks = {
  active: { icon: CircleCheck, tag: 'tag-ok' },
  suspended: { icon: LockKeyhole, tag: 'tag-bad' },
  deleted: { icon: CircleOff, tag: '' },
} as const;

export function StateTag({ state }: { state: PersonState }) {
  const t = useTranslations('console.states');
  const { icon: Icon, tag } = looks[state];
  return (
    <span className={`tag ${tag}`}>
      <Icon aria-hidden size={14} />
      {t(state)}
    </span>
  );
}
