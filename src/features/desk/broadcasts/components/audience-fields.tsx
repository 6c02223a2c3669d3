import { useTranslations } from 'use-intl';
import { roleNames, type RoleName } from '#lib/permissions.ts';
import { Field } from '#ui/fields/field.tsx';
import { Select } from '#ui/fields/select.tsx';
import type { Audience } from '../broadcast.ts';

/** To whom: one, a role, everyone. */
export function AudienceFields({
  audience,
  fault,
  onChange,
}: {
  audience: Audience;
  fault?: string;
  onChange(audience: Audience): void;
}) {
  const t = useTranslations('desk.broadcasts');
  const choices: Record<Audience['to'], Audience> = {
    person: { to: 'person', person: '' },
    role: { to: 'role', role: 'ROLE_DESIGNER' },
    all: { to: 'all' },
  };
  return (
    <fieldset className="grid max-w-[34rem] gap-4">
      <legend className="mb-2 font-semibold">{t('audience')}</legend>
      <div className="seg w-full">
        {(['person', 'role', 'all'] as const).map((to) => (
          <button key={to} type="button" aria-pressed={audience.to === to} onClick={() => onChange(choices[to])}>
            {t(`to.${to}`)}
          </button>
        ))}
      </div>
      {audience.to === 'person' && (
        <Field
          label={t('person')}
          hint={t('personHint')}
          maxLength={254}
          autoComplete="off"
          value={audience.person}
          error={fault}
          onChange={(event) => onChange({ to: 'person', person: event.target.value })}
        />
      )}
      {audience.to === 'role' && (
        <Select
          label={t('role')}
          value={audience.role}
          onChange={(event) => onChange({ to: 'role', role: event.target.value as RoleName })}
        >
          {roleNames.map((role) => (
            <option key={role} value={role}>
              {t(`roles.${role}`)}
            </option>
          ))}
        </Select>
      )}
    </fieldset>
  );
}
