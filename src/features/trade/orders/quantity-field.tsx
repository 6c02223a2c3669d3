import { Minus, Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';

interface QuantityFieldProps {
  value: number;
  most: number;
  least?: number;
  label?: string;
  busy?: boolean;
  onChange(value: number): void;
}

/** Quantity: minus, plus, from one unless said otherwise to what there is. */
export function QuantityField({ value, most, least = 1, label, busy = false, onChange }: QuantityFieldProps) {
  const t = useTranslations('orders.buy');
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
      <output className="num w-8 text-center" aria-live="polite">
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
