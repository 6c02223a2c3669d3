import { useTranslations } from 'use-intl';
import { shareRoles, type ShareRole } from './share-port.ts';

interface RoleSelectProps {
  label: string;
  value: ShareRole;
  onChange(role: ShareRole): void;
  /** Without it there is nobody to remove. */
  onRemove?(): void;
}

/** What somebody may do, and that they may no longer do anything. */
export function RoleSelect({ label, value, onChange, onRemove }: RoleSelectProps) {
  const t = useTranslations('together');
  return (
    <select
      className="tg-role"
      aria-label={label}
      value={value}
      onChange={({ target }) => {
        const role = shareRoles.find((each) => each === target.value);
        if (role) onChange(role);
        else onRemove?.();
      }}
    >
      {shareRoles.map((role) => (
        <option key={role} value={role}>
          {t(`role.${role}`)}
        </option>
      ))}
      {onRemove && <option value="remove">{t('remove')}</option>}
    </select>
  );
}
