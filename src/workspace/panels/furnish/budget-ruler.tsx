import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { usePrice } from '#ui/price.tsx';

interface BudgetRulerProps {
  /** Whole đồng; null: no limit. */
  value: number | null;
  /** Where the ruler ends; its end means no limit. */
  most: number;
  onChange(value: number | null): void;
}

const million = 1_000_000;
const parts = 4;

/** A piece of ruler in millions of đồng. */
export function BudgetRuler({ value, most, onChange }: BudgetRulerProps) {
  const t = useTranslations('furnish.budget');
  const id = useId();
  const price = usePrice();
  const step = most / 40;
  const at = value === null ? most : Math.min(value, most - step);
  const said = value === null ? t('none') : price(value);
  return (
    <div className="fur-budget">
      <div className="fur-line">
        <label htmlFor={id}>{t('label')}</label>
        <output htmlFor={id}>{said}</output>
      </div>
      <input
        id={id}
        type="range"
        min={step}
        max={most}
        step={step}
        value={at}
        aria-valuetext={said}
        style={{ '--at': `${((at - step) / (most - step)) * 100}%` } as React.CSSProperties}
        onChange={({ target }) => onChange(Number(target.value) >= most ? null : Number(target.value))}
      />
      <div className="fur-ticks" aria-hidden>
        {Array.from({ length: parts + 1 }, (_, part) => {
          const millions = (most / parts / million) * part;
          return <span key={part}>{part === parts ? t('end') : millions}</span>;
        })}
      </div>
      <p className="ws-note">{t('unit')}</p>
    </div>
  );
}
