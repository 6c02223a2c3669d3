import { Minus, Plus } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { wholeNumber } from '#text/whole-number.ts';

interface QuantityFieldProps {
  value: number;
  most: number;
  least?: number;
  label?: string;
  busy?: boolean;
  onChange(value: number): void;
}

/** Quantity: minus, plus, or typed, from one unless said otherwise to what there is. */
export function QuantityField({ value, most, least = 1, label, busy = false, onChange }: QuantityFieldProps) {
  const t = useTranslations('orders.buy');
  const [typed, setTyped] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  /**
   * Taken when one is done typing: of thirty the three was never wanted. What is no number leaves it as it was. Read
   * from the field itself, which may have been typed into before the page's scripts were there.
   */
  function take(input: HTMLInputElement) {
    const wanted = wholeNumber(input.value);
    const quantity = wanted === null ? value : Math.max(least, Math.min(most, wanted));
    setTyped(null);
    input.value = String(quantity);
    if (quantity !== value) onChange(quantity);
  }
  const takeEarly = useEffectEvent(() => {
    if (field.current && field.current.value !== String(value)) take(field.current);
  });
  useEffect(() => takeEarly(), []);
  return (
    <fieldset className="inline-flex items-center rounded-s border border-line-strong bg-surface">
      <legend className="sr-only">{label ?? t('quantity')}</legend>
      <button
        type="button"
        className="icon-btn disabled:cursor-not-allowed disabled:text-line-strong"
        aria-label={t('less')}
        disabled={busy || value <= least}
        onClick={() => onChange(value - 1)}
      >
        <Minus aria-hidden size={16} />
      </button>
      <input
        ref={field}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        aria-label={t('quantity')}
        readOnly={busy}
        value={typed ?? value}
        className="num h-11 w-10 bg-transparent text-center"
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={(event) => take(event.target)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Of a form around it nothing is sent yet.
          event.preventDefault();
          take(event.currentTarget);
        }}
      />
      <output className="sr-only" aria-live="polite">
        {value}
      </output>
      <button
        type="button"
        className="icon-btn disabled:cursor-not-allowed disabled:text-line-strong"
        aria-label={t('more')}
        disabled={busy || value >= most}
        onClick={() => onChange(value + 1)}
      >
        <Plus aria-hidden size={16} />
      </button>
    </fieldset>
  );
}
