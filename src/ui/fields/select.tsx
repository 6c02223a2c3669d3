import { ChevronDown } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldError } from './field.tsx';

type SelectProps = ComponentProps<'select'> & { label: string; hint?: ReactNode; error?: string };

/** A labelled select: the browser's own, so that a phone shows its native control. */
export function Select({ label, hint, error, id, className, children, ...select }: SelectProps) {
  const made = useId();
  const own = id ?? made;
  const described =
    [error ? `${own}-error` : null, hint && !error ? `${own}-hint` : null].filter(Boolean).join(' ') || undefined;
  return (
    <div className={`field ${className ?? ''}`}>
      <label htmlFor={own}>{label}</label>
      <span className="relative">
        <select
          {...select}
          id={own}
          className="input cursor-pointer appearance-none pr-10!"
          aria-invalid={error ? true : undefined}
          aria-describedby={described}
        >
          {children}
        </select>
        <ChevronDown
          aria-hidden
          size={18}
          className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-soft"
        />
      </span>
      {hint && !error && (
        <span id={`${own}-hint`} className="hint">
          {hint}
        </span>
      )}
      <FieldError id={`${own}-error`} text={error} />
    </div>
  );
}
