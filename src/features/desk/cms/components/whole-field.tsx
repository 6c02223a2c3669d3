import { useState } from 'react';
import { wholeNumber } from '#text/whole-number.ts';
import { Field, type FieldProps } from '#ui/fields/field.tsx';

/** A whole number; what is none stays as typed and is sent as none, which the server refuses. */
export function WholeField({
  value,
  onChange,
  ...field
}: Omit<FieldProps, 'value' | 'onChange'> & { value: number | null; onChange(value: number | null): void }) {
  const [typed, setTyped] = useState(String(value));
  // Saved by somebody else and taken over: what is typed says another number then.
  const shown = wholeNumber(typed) === value ? typed : String(value ?? '');
  return (
    <Field
      {...field}
      inputMode="numeric"
      className="num"
      value={shown}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(wholeNumber(target.value));
      }}
    />
  );
}
