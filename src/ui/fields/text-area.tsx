import { useId, type ComponentProps } from 'react';
import { FieldError } from './field.tsx';

type TextAreaProps = ComponentProps<'textarea'> & { label: string; error?: string };

export function TextArea({ label, error, id, className, rows = 4, ...area }: TextAreaProps) {
  const made = useId();
  const own = id ?? made;
  return (
    <div className={`field ${className ?? ''}`}>
      <label htmlFor={own}>{label}</label>
      <textarea
        {...area}
        id={own}
        rows={rows}
        className="input resize-y"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${own}-error` : undefined}
      />
      <FieldError id={`${own}-error`} text={error} />
    </div>
  );
}
