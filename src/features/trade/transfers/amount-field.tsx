import { useFormatter } from '#text/use-formatter.ts';
import { Field } from '#ui/fields/field.tsx';

interface AmountFieldProps {
  label: string;
  /** As typed; what it amounts to is `amountIn`. */
  figures: string;
  hint?: string | undefined;
  error?: string | undefined;
  onChange(figures: string): void;
}

/** A sum in đồng, typed with or without marks between its figures; when it is left, it is written as the language does. */
export function AmountField({ label, figures, hint, error, onChange }: AmountFieldProps) {
  const format = useFormatter();
  return (
    <Field
      label={label}
      inputMode="numeric"
      autoComplete="off"
      maxLength={20}
      className="num"
      value={figures}
      error={error}
      hint={hint}
      inside={<span className="pr-2 text-ink-soft">{'₫'}</span>}
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => {
        const amount = amountIn(figures);
        if (amount > 0 && Number.isSafeInteger(amount)) onChange(format.number(amount));
      }}
    />
  );
}

export function amountIn(figures: string): number {
  return Number(figures.replace(/\D/g, ''));
}
