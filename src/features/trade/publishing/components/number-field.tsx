import { useState } from 'react';
import { Field, type FieldProps } from '#ui/fields/field.tsx';

type NumberFieldProps = Omit<FieldProps, 'value' | 'onChange' | 'inside'> & {
  value: number | null;
  unit?: string;
  onChange(value: number | null): void;
};

/**
 * A whole number as people type it: separators between the thousands are ignored. Invalid input is kept as typed and
 * sent as none.
 */
export function NumberField({ value, unit, className = '', onChange, ...field }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? (value === null ? '' : String(value));
  function type(text: string) {
    setTyped(text);
    onChange(readWhole(text));
  }
  return (
    <Field
      {...field}
      className={`min-w-0 grid-cols-[minmax(0,1fr)] ${className}`}
      inputMode="numeric"
      autoComplete="off"
      value={shown}
      onBlur={() => {
        if (typed === '' || readWhole(typed ?? '') !== null) setTyped(null);
      }}
      onChange={(event) => type(event.target.value)}
      inside={unit === undefined ? undefined : <span className="caption pr-2 whitespace-nowrap">{unit}</span>}
    />
  );
}

function readWhole(text: string): number | null {
  const figures = text.replaceAll(/[\s.,\u00a0]/g, '');
  return /^\d{1,13}$/.test(figures) ? Number(figures) : null;
}
