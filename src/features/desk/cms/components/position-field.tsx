import { useTranslations } from 'use-intl';
import { Field } from '#ui/fields/field.tsx';

/** Sort position among its kind: the smallest first. */
export function PositionField({
  value,
  error,
  onChange,
}: {
  value: number;
  error?: string;
  onChange(value: number): void;
}) {
  const t = useTranslations('desk.fields');
  return (
    <Field
      type="number"
      inputMode="numeric"
      min={0}
      max={9999}
      step={1}
      label={t('position')}
      hint={t('positionHint')}
      value={value}
      error={error}
      onChange={(event) => onChange(Math.max(0, Math.round(event.target.valueAsNumber || 0)))}
    />
  );
}
