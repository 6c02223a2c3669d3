import { CircleAlert } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';

export interface FieldProps extends Omit<ComponentProps<'input'>, 'children'> {
  label: string;
  hint?: string;
  /** The error message; the field keeps what was typed. */
  error?: string;
  /** At the right of the label: an alternative, a link. */
  aside?: ReactNode;
  /** Inside the edge, after the text: an eye, a *get code*. */
  inside?: ReactNode;
}

/** A labelled text field; its hint and its error are tied to it, and an error is read out politely (PRODUCT C7). */
export function Field({ label, hint, error, aside, inside, id, className, ...input }: FieldProps) {
  const made = useId();
  const own = id ?? made;
  const described =
    [error ? `${own}-error` : null, hint && !error ? `${own}-hint` : null].filter(Boolean).join(' ') || undefined;
  return (
    <div className={`field ${className ?? ''}`}>
      <span className="flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={own} className="field-label">
          {label}
        </label>
        {aside}
      </span>
      <span className={`input ${inside ? 'pr-1.5!' : ''}`}>
        <input {...input} id={own} aria-invalid={error ? true : undefined} aria-describedby={described} />
        {inside}
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

/** Stands empty before there is an error, so that a screen reader is already listening when one comes. */
export function FieldError({ id, text }: { id: string; text?: string }) {
  return (
    <span id={id} aria-live="polite" className={text ? 'hint-bad' : 'contents'}>
      {text && (
        <>
          <CircleAlert aria-hidden size={16} />
          <span>{text}</span>
        </>
      )}
    </span>
  );
}
