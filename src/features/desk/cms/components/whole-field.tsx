import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormatter } from '#text/use-formatter.ts';
import { isNegative, wholeNumber } from '#text/whole-number.ts';
import { Field, type FieldProps } from '#ui/fields/field.tsx';

/** A whole number; what is none stays as typed and is sent as none, a negative one is told at once, which the server refuses. */
export function WholeField({
  value,
  error,
  onChange,
  ...field
}: Omit<FieldProps, 'value' | 'onChange'> & { value: number | null; onChange(value: number | null): void }) {
  const t = useTranslations('shell.fields');
  const format = useFormatter();
  const written = value === null ? '' : format.number(value);
  const [typed, setTyped] = useState(written);
  // Saved by somebody else and taken over: what is typed says another number then.
  const shown = wholeNumber(typed) === value ? typed : written;
  return (
    <Field
      {...field}
      inputMode="numeric"
      className="num"
      value={shown}
      error={isNegative(shown) ? t('negativeAmount') : error}
      onBlur={() => value !== null && setTyped(written)}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(wholeNumber(target.value));
      }}
    />
  );
}
