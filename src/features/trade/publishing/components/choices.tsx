import { useId, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { FieldError } from '#ui/fields/field.tsx';
import { Select } from '#ui/fields/select.tsx';
import type { Option } from '../option.ts';

interface ChipsProps {
  label: string;
  /** Its name stands above it already. */ hidden?: boolean;
  hint?: string;
  options: readonly (Option & { sign?: ReactNode })[];
  value: readonly string[];
  /** So many at most. */ most?: number;
  error?: string;
  onChange(keys: string[]): void;
}

/** Multiple choice of a few. */
export function Chips({
  label,
  hidden = false,
  hint,
  options,
  value,
  most = options.length,
  error,
  onChange,
}: ChipsProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={`${id}-error`}>
      <legend className={hidden ? 'sr-only' : 'field-label mb-1.5'}>{label}</legend>
      {hint !== undefined && <p className="hint mb-2">{hint}</p>}
      <div className="flex flex-wrap gap-2">
        {options.map(({ key, name, sign }) => {
          const on = value.includes(key);
          return (
            <button
              key={key}
              type="button"
              aria-pressed={on}
              disabled={!on && value.length >= most}
              onClick={() => onChange(on ? value.filter((each) => each !== key) : [...value, key])}
              className="chip min-h-11! cursor-pointer hover:bg-sunken disabled:cursor-not-allowed disabled:text-ink-soft lg:min-h-9!"
            >
              {sign}
              {name}
            </button>
          );
        })}
      </div>
      <FieldError id={`${id}-error`} text={error} />
    </fieldset>
  );
}

interface OneOfProps {
  label: string;
  options: readonly Option[];
  value: string | null;
  error?: string;
  onChange(key: string | null): void;
}

/** One, or none. */
export function OneOf({ label, options, value, error, onChange }: OneOfProps) {
  const t = useTranslations('publishing.form');
  return (
    <Select label={label} value={value ?? ''} error={error} onChange={(event) => onChange(event.target.value || null)}>
      <option value="">{t('none')}</option>
      {options.map(({ key, name }) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </Select>
  );
}
