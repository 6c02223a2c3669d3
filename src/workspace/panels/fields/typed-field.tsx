import { useEffect, useId, useRef, useState } from 'react';
import type { Measure } from '#editor/measure-input.ts';

interface TypedFieldProps {
  label: string;
  value: number;
  written: string;
  unit: string;
  /** What may be typed, for whoever typed something else. */
  range: string;
  disabled?: boolean;
  read(typed: string): Measure<number>;
  onChange(value: number): void;
}

/** A figure one types. Enter, leaving the field or putting down what it belongs to sets it; Escape takes it back. */
export function TypedField({ label, value, written, unit, range, disabled, read, onChange }: TypedFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const answer = typed === null ? null : read(typed);
  const fault = answer !== null && !answer.ok;
  const pending = useRef<(() => void) | null>(null);
  useEffect(() => {
    pending.current = answer?.ok && answer.value !== value ? () => onChange(answer.value) : null;
  });
  // A press on the sheet selects something else before the field hears that it was left.
  useEffect(() => () => pending.current?.(), []);
  function settle() {
    if (answer?.ok && answer.value !== value) onChange(answer.value);
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
          value={typed ?? written}
          aria-invalid={fault}
          aria-describedby={fault ? `${id}-fault` : undefined}
          disabled={disabled}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={settle}
          onKeyDown={(event) => {
            if (event.key === 'Enter') settle();
            if (event.key === 'Escape' && typed !== null) {
              event.preventDefault();
              setTyped(null);
            }
          }}
        />
        {unit !== '' && <span className="ws-unit">{unit}</span>}
      </span>
      {fault && (
        <span id={`${id}-fault`} role="alert" className="ws-fault">
          {range}
        </span>
      )}
    </div>
  );
}
