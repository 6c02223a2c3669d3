import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldError } from './field.tsx';

export type CheckProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; error?: string };

export function Check({ label, error, id, className, ...input }: CheckProps) {
  const made = useId();
  const own = id ?? made;
  return (
    <div className={`check-field grid gap-1.5 ${className ?? ''}`}>
      {/* The line's own height is the target: 24 px at least, and the label is clickable too. */}
      <span className="flex items-start gap-2.5 text-small">
        <input
          {...input}
          type="checkbox"
          id={own}
          className="check mt-px"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${own}-error` : undefined}
        />
        <label htmlFor={own} className="min-w-0 cursor-pointer">
          {label}
        </label>
      </span>
      <FieldError id={`${own}-error`} text={error} />
    </div>
  );
}
