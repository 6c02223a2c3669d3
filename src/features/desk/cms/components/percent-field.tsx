import { useState } from 'react';
import { useLocale } from 'use-intl';
import { Field, type FieldProps } from '#ui/fields/field.tsx';
import { basisPointsIn, percentOf } from '../percent.ts';

/** A share in per cent, with two places at most; kept in hundredths of a per cent. */
export function PercentField({
  value,
  onChange,
  ...field
}: Omit<FieldProps, 'value' | 'onChange'> & { value: number; onChange(value: number | null): void }) {
  const locale = useLocale();
  const [text, setText] = useState(() => percentOf(value, locale));
  // Saved by somebody else and taken over: what is typed says another number then.
  const shown = basisPointsIn(text) === value || !Number.isFinite(value) ? text : percentOf(value, locale);
  return (
    <Field
      {...field}
      inputMode="decimal"
      className="num"
      inside={
        <span aria-hidden className="pr-3 text-ink-soft">
          %
        </span>
      }
      value={shown}
      onChange={({ target }) => {
        setText(target.value);
        onChange(basisPointsIn(target.value));
      }}
      onBlur={() => Number.isFinite(value) && setText(percentOf(value, locale))}
    />
  );
}
