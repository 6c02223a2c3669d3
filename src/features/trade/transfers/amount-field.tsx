import { useTranslations } from 'use-intl';
import { useFormatter } from '#text/use-formatter.ts';
import { isNegative, wholeNumber } from '#text/whole-number.ts';
import { Field } from '#ui/fields/field.tsx';

interface AmountFieldProps {
  label: string;
  /** As typed; what it amounts to is `amountIn`. */
  figures: string;
  hint?: string | undefined;
  error?: string | undefined;
  onChange(figures: string): void;
}

/**
 * A sum in đồng, typed with or without marks between its figures; when it is left, it is written as the language does.
 * What is no sum stays as typed, and the field says so at once.
 */
export function AmountField({ label, figures, hint, error, onChange }: AmountFieldProps) {
  const t = useTranslations('shell.fields');
  const format = useFormatter();
  const amount = amountIn(figures);
  const refusal = () =>
    isNegative(figures) ? t('negativeAmount') : t('notNumber', { example: format.number(450_000) });
  return (
    <Field
      label={label}
      inputMode="numeric"
      autoComplete="off"
      maxLength={20}
      className="num"
      value={figures}
      error={amount === null && figures.trim() !== '' ? refusal() : error}
      hint={hint}
      inside={<span className="pr-2 text-ink-soft">{'₫'}</span>}
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => {
        if (amount !== null && amount > 0) onChange(format.number(amount));
      }}
    />
  );
}

/** Null where nothing is typed, or what is no sum. */
export function amountIn(figures: string): number | null {
  return wholeNumber(figures);
}
