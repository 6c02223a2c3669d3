import { useLayoutEffect, useRef, type ChangeEvent, type ClipboardEvent } from 'react';
import { useFormatter } from '#text/use-formatter.ts';
import { Field, type FieldProps } from './field.tsx';

/** As many digits as a transfer carries. */
const mostDigits = 12;

type MoneyFieldProps = Omit<FieldProps, 'value' | 'onChange' | 'inside'> & {
  /** Whole đồng; null while nothing is typed. */
  amount: number | null;
  onChange(amount: number | null): void;
};

/** An amount that groups its digits while it is typed: `1.790.000` is read at a glance, `1790000` is not. */
export function MoneyField({ amount, onChange, className = '', ...field }: MoneyFieldProps) {
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
    const digits = digitsOf(target.value).slice(0, mostDigits);
    behind.current = digitsOf(target.value.slice(target.selectionStart ?? target.value.length)).length;
    onChange(digits === '' ? null : Number(digits));
  }
  /** As a statement of a bank writes it: `150,000.00` are a hundred and fifty thousand, not fifteen million. */
  function paste(event: ClipboardEvent) {
    const whole = /^(.*\d)[.,]\d{1,2}\D*$/s.exec(event.clipboardData.getData('text').trim())?.[1];
    if (whole === undefined) return;
    event.preventDefault();
    onChange(Number(digitsOf(whole).slice(0, mostDigits)));
  }
  return (
    <Field
      {...field}
      ref={input}
      inputMode="numeric"
      autoComplete="off"
      className={`num ${className}`}
      value={text}
      inside={<span className="pr-2 text-ink-soft">{'₫'}</span>}
      onChange={type}
      onPaste={paste}
    />
  );
}

function digitsOf(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '');
}

/** The place with so many digits behind it. */
function placeBefore(text: string, digits: number): number {
  let at = text.length;
  for (let left = digits; left > 0 && at > 0; at--) if (/\d/.test(text.charAt(at - 1))) left--;
  return at;
}
