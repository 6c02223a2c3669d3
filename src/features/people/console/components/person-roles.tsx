import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { useShowFailure } from '#features/people/accounts/use-failure.ts';
import { useMay } from '#features/people/accounts/use-viewer.ts';
import { api } from '#lib/api.ts';
import { isStaff, roleNames, type RoleName } from '#lib/permissions.ts';
import { Button } from '#ui/button.tsx';
import { Check } from '#ui/fields/check.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import type { PersonDetail } from '../person.ts';

const grantableRoles = roleNames.filter((role) => role !== 'ROLE_USER');

export function PersonRoles({ person, own }: { person: PersonDetail; own: boolean }) {
  const t = useTranslations('console.people');
  const names = useTranslations('console.roles');
  const [roles, setRoles] = useState<string[]>(person.roles);
  const { busy, save } = useSaveRoles(person);
  const mayChange = useMay('people.change-roles');
  const fixed = own || person.status !== 'active' || !mayChange;
  const changed = grantableRoles.some((role) => roles.includes(role) !== person.roles.includes(role));
  const becomesAdmin = isStaff({ roles }) && !isStaff(person);
  const toggle = (role: RoleName) =>
    setRoles(roles.includes(role) ? roles.filter((each) => each !== role) : [...roles, role]);
  return (
    <section className="min-w-0">
      <h2 className="font-semibold">{t('columns.roles')}</h2>
      <p className="mt-1 text-small text-ink-soft">{t('rolesText')}</p>
      <fieldset disabled={fixed} className="mt-3 grid gap-3">
        <legend className="sr-only">{t('columns.roles')}</legend>
        {grantableRoles.map((role) => (
          <Check key={role} label={names(role)} checked={roles.includes(role)} onChange={() => toggle(role)} />
        ))}
      </fieldset>
      {becomesAdmin && <p className="mt-3 text-small text-warn">{t('becomesAdmin')}</p>}
      {!fixed && (
        <p className="mt-4">
          <Button disabled={!changed} busy={busy} onClick={() => void save(roles)}>
            {t('saveRoles')}
          </Button>
        </p>
      )}
    </section>
  );
}

function useSaveRoles({ id, roles: seen }: Pick<PersonDetail, 'id' | 'roles'>) {
  const t = useTranslations('console.people');
  const toast = useToast();
  const showFailure = useShowFailure();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  async function save(roles: string[]) {
    setBusy(true);
    await api.put(`/admin/users/${id}/roles`, { roles, seen }).then(() => toast.success(t('rolesSaved')), showFailure);
    await revalidate();
    setBusy(false);
  }
  return { busy, save };
}
