import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';

interface TextFieldProps {
  label: string;
  value: string;
  placeholder?: string;
  most: number;
  /** Whether nothing may stand there. */
  empty?: boolean;
  lines?: number;
  onChange(text: string): void;
}

/** Words; leaving the field, or Enter in a single line, sets them. */
export function TextField({ label, value, placeholder, most, empty = true, lines = 1, onChange }: TextFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const next = typed?.trim() ?? value;
  const set = next !== value && (empty || next !== '') ? () => onChange(next) : null;
  const pending = useRef<(() => void) | null>(null);
  useEffect(() => {
    pending.current = set;
  });
  useEffect(() => () => pending.current?.(), []);
  const field = {
    id,
    maxLength: most,
    value: typed ?? value,
    placeholder,
    onChange: ({ target }: { target: { value: string } }) => setTyped(target.value),
    onBlur: settle,
  };
  function settle() {
    set?.();
    setTyped(null);
  }
  function takeBack(event: KeyboardEvent) {
    if (event.key !== 'Escape' || typed === null) return;
    event.preventDefault();
    setTyped(null);
  }
  return (
    <div className="ws-field">
      <label htmlFor={id}>{label}</label>
      <span className="ws-input">
        {lines > 1 ? (
          <textarea {...field} rows={lines} onKeyDown={takeBack} />
        ) : (
          <input
            {...field}
            autoComplete="off"
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !event.nativeEvent.isComposing) settle();
              takeBack(event);
            }}
          />
        )}
      </span>
    </div>
  );
}
