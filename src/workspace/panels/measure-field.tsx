import { useId, useState } from 'react';
import { parseLength } from '#editor/measure-input.ts';
import { lengthSuffix, writeLength } from '#editor/units.ts';
import { useSession } from '../editor-context.tsx';

interface MeasureFieldProps {
  label: string;
  /** Millimetres. */
  value: number;
  limits: { min: number; max: number };
  disabled?: boolean;
  onChange(millimetres: number): void;
}

/** A length in the person's units; takes sums and other units too (`1200+2*450`, `3.2m`). Enter or leaving sets it. */
export function MeasureField({ label, value, limits, disabled = false, onChange }: MeasureFieldProps) {
  const id = useId();
  const units = useSession((state) => state.units);
  const [typed, setTyped] = useState<string | null>(null);
  const read = typed === null ? null : parseLength(typed, units.length, limits);
  const fault = read !== null && !read.ok;
  function settle() {
    if (read?.ok && read.value !== value) onChange(read.value);
    if (!fault) setTyped(null);
  }
  return (
    <div className="ws-field">
      <label htmlFor={id}>{label}</label>
      <span className="ws-input">
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          value={typed ?? writeLength(value, units)}
          aria-invalid={fault}
          disabled={disabled}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={settle}
          onKeyDown={(event) => {
            if (event.key === 'Enter') settle();
            if (event.key === 'Escape') setTyped(null);
          }}
        />
        <span className="ws-unit">{lengthSuffix(units.length)}</span>
      </span>
      {fault && (
        <span role="alert" className="ws-fault">
          {writeLength(limits.min, units)} – {writeLength(limits.max, units)} {lengthSuffix(units.length)}
        </span>
      )}
    </div>
  );
}
