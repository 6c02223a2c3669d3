import { useTranslations } from 'use-intl';
import { Field } from '#ui/fields/field.tsx';

/** The country's own time zone, without summer time: what is typed is what readers see, wherever the admin is. */
const offset = '+07:00';

/** A day and hour, or none. */
export function MomentField({
  label,
  value,
  error,
  onChange,
}: {
  label: string;
  value: string | null;
  error?: string;
  onChange(value: string | null): void;
}) {
  const t = useTranslations('desk.fields');
  return (
    <Field
      type="datetime-local"
      label={label}
      hint={t('momentHint')}
      value={localOf(value)}
      error={error}
      onChange={(event) =>
        onChange(event.target.value === '' ? null : `${event.target.value.slice(0, 16)}:00${offset}`)
      }
    />
  );
}

function localOf(moment: string | null): string {
  if (moment === null) return '';
  return new Date(new Date(moment).getTime() + 7 * 3_600_000).toISOString().slice(0, 16);
}
