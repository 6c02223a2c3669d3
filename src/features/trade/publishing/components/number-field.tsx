import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormatter } from '#text/use-formatter.ts';
import { isNegative, wholeNumber } from '#text/whole-number.ts';
import { Field, type FieldProps } from '#ui/fields/field.tsx';

type NumberFieldProps = Omit<FieldProps, 'value' | 'onChange' | 'inside'> & {
  value: number | null;
  unit?: string;
  onChange(value: number | null): void;
};

/**
 * A whole number as people type it, with or without marks between the thousands. What is none, such as `900,5`, is kept
 * as typed, said once the field is left, and sent as none.
 */
export function NumberField({ value, unit, className = '', error, onChange, ...field }: NumberFieldProps) {
  const t = useTranslations('shell.fields');
  const format = useFormatter();
  const [refused, setRefused] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? (value === null ? '' : String(value));
  function type(text: string) {
    setTyped(text);
    if (wholeNumber(text) !== null) setRefused(false);
    onChange(wholeNumber(text));
  }
  const refusal = () => (isNegative(shown) ? t('negative') : t('notWhole', { example: format.number(1200) }));
  return (
    <Field
      {...field}
      className={`min-w-0 ${className}`}
      inputMode="numeric"
      autoComplete="off"
      value={shown}
      error={refused ? refusal() : error}
      onBlur={() => {
        const isNone = typed !== null && typed !== '' && wholeNumber(typed) === null;
        setRefused(isNone);
        if (!isNone) setTyped(null);
      }}
      onChange={(event) => type(event.target.value)}
      inside={unit === undefined ? undefined : <span className="caption pr-2 whitespace-nowrap">{unit}</span>}
    />
  );
}
