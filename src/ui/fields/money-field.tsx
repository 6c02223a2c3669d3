import { useLayoutEffect, useRef, useState, type ChangeEvent, type ClipboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useFormatter } from '#text/use-formatter.ts';
import { wholeNumber } from '#text/whole-number.ts';
import { Field, type FieldProps } from './field.tsx';

/** As many digits as a transfer carries. */
const mostDigits = 12;

type MoneyFieldProps = Omit<FieldProps, 'value' | 'onChange' | 'inside'> & {
  /** Whole đồng; null while nothing is typed. */
  amount: number | null;
  onChange(amount: number | null): void;
};

/**
 * An amount that groups its digits while it is typed: `1.790.000` is read at a glance, `1790000` is not. What is no
 * figure is not taken, and the field says so: `450 nghìn` must not become 450.
 */
export function MoneyField({ amount, onChange, className = '', error, ...field }: MoneyFieldProps) {
  const t = useTranslations('shell.fields');
  /** What was not taken. */
  const [refused, setRefused] = useState<string | null>(null);
  const format = useFormatter();
  const input = useRef<HTMLInputElement>(null);
  /** How many digits stand behind the cursor: the grouping moves it, the digits do not. */
  const behind = useRef<number | null>(null);
  const text = amount === null ? '' : format.number(amount);
  useLayoutEffect(() => {
    if (behind.current === null || input.current === null) return;
    const at = placeBefore(text, behind.current);
    input.current.setSelectionRange(at, at);
    behind.current = null;
  });
  function type({ target }: ChangeEvent<HTMLInputElement>) {
    const taken = onlyFigures.test(target.value.normalize('NFKC'));
    setRefused(taken ? null : target.value);
    if (!taken) return;
    const digits = digitsOf(target.value).slice(0, mostDigits);
    behind.current = digitsOf(target.value.slice(target.selectionStart ?? target.value.length)).length;
    onChange(digits === '' ? null : Number(digits));
  }
  /** As a statement of a bank writes it: `150,000.00` are a hundred and fifty thousand, not fifteen million. */
  function paste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text').trim();
    const [, figures, currency = ''] = /^\+?([\d.,\s]*\d)[.,]\d{1,2}(?!\d)(.*)$/s.exec(text) ?? [];
    const whole = wholeNumber(figures === undefined ? text : `${figures}${currency}`);
    setRefused(whole === null ? text : null);
    if (whole !== null && figures === undefined) return;
    event.preventDefault();
    if (whole !== null) onChange(whole);
  }
  const refusal = (typed: string) =>
    begunNegative.test(typed) ? t('negativeAmount') : t('notNumber', { example: format.number(450_000) });
  return (
    <Field
      {...field}
      ref={input}
      inputMode="numeric"
      autoComplete="off"
      className={`num ${className}`}
      error={refused === null ? error : refusal(refused)}
      value={text}
      inside={<span className="pr-2 text-ink-soft">{'₫'}</span>}
      onChange={type}
      onPaste={paste}
    />
  );
}

/** Digits, the marks between them, and the currency. */
const onlyFigures = /^[\d.,\s]*(?:₫|đ|vnd|vnđ)?\s*$/iu;

/** The sign comes first, and is refused before a figure follows it. */
const begunNegative = /^\s*[-\u2212\u2013]/;

function digitsOf(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '');
}

/** The place with so many digits behind it. */
function placeBefore(text: string, digits: number): number {
  let at = text.length;
  for (let left = digits; left > 0 && at > 0; at--) if (/\d/.test(text.charAt(at - 1))) left--;
  return at;
}
