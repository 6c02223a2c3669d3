import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormatter } from '#text/use-formatter.ts';
import { usePrice } from '#ui/price.tsx';
import { sumUnit } from '../../words/sum-unit.ts';
import { useLanguage } from '../../words/use-language.ts';
import { readBudget } from './read-budget.ts';

interface BudgetRulerProps {
  /** Whole đồng; null: no limit. */
  value: number | null;
  /** Where the ruler ends; its end means no limit. */
  most: number;
  onChange(value: number | null): void;
}

const parts = 4;
/** So many signs a figure, and five no longer fit beside each other: every second is written. */
const longFigure = 5;

/** A piece of ruler in millions of đồng, in Chinese in 万; the sum itself can be typed. */
export function BudgetRuler({ value, most, onChange }: BudgetRulerProps) {
  const t = useTranslations('furnish.budget');
  const id = useId();
  const price = usePrice();
  const format = useFormatter();
  const locale = useLanguage();
  const step = most / 40;
  const at = value === null ? most : Math.min(value, most - step);
  const said = value === null ? t('none') : price(value);
  const slide = (to: number) => onChange(to >= most ? null : Math.max(step, to));
  const longest = format.number(most / sumUnit(locale)).length;
  return (
    <div className="fur-budget">
      <div className="fur-line">
        <label htmlFor={id}>{t('label')}</label>
        <TypedBudget key={said} said={value === null ? '' : said} onChange={onChange} />
      </div>
      <input
        id={id}
        type="range"
        min={0}
        max={most}
        step={step}
        value={at}
        aria-valuetext={said}
        style={{ '--at': at / most } as React.CSSProperties}
        onChange={({ target }) => slide(Number(target.value))}
      />
      <div className="fur-ticks" aria-hidden>
        {Array.from({ length: parts + 1 }, (_, part) => {
          const sum = (most / parts) * part;
          const figure = format.number(sum / sumUnit(locale));
          if (longest >= longFigure && part % 2 === 1) return null;
          return (
            <span key={part} style={{ '--at': part / parts } as React.CSSProperties}>
              {part === parts ? t('end', { sum: figure }) : figure}
            </span>
          );
        })}
      </div>
    </div>
  );
}

interface TypedBudgetProps {
  said: string;
  onChange(value: number | null): void;
}

/** Typed as people write sums; read when it is left. */
function TypedBudget({ said, onChange }: TypedBudgetProps) {
  const t = useTranslations('furnish.budget');
  const d = useTranslations('designlist');
  const locale = useLanguage();
  const price = usePrice();
  const id = useId();
  const [typed, setTyped] = useState(said);
  const [fault, setFault] = useState(false);
  const sum = readBudget(typed, locale);
  // What a few figures are taken for is said before the field is left.
  const meant = typed !== said && typeof sum === 'number' ? price(sum) : null;
  function read(): void {
    if (typed === said) return;
    setFault(sum === undefined);
    if (sum === undefined) return;
    // The same sum in other words changes nothing that would write it anew.
    setTyped(sum === null ? '' : price(sum));
    onChange(sum);
  }
  return (
    <span className="fur-sum">
      <span className="ws-input">
        <input
          aria-label={t('typed')}
          aria-invalid={fault}
          aria-describedby={id}
          autoComplete="off"
          placeholder={t('none')}
          value={typed}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => {
            setTyped(target.value);
            setFault(false);
          }}
          onBlur={read}
          onKeyDown={({ key }) => key === 'Enter' && read()}
        />
      </span>
      {meant !== null && <output className="fur-meant">{meant}</output>}
      <span id={id} role="alert" className="ws-fault">
        {fault && d('budgetFault')}
      </span>
    </span>
  );
}
