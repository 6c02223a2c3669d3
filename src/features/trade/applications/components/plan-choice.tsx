import { useId } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { pages } from '#features/catalogue/content/addresses.ts';
import { FieldError } from '#ui/fields/field.tsx';
import { usePrice } from '#ui/price.tsx';
import { appliedPlans } from '../application.ts';

interface PlanChoiceProps {
  value: string;
  settled: boolean;
  error?: string;
  onChoose(code: string): void;
}

/** Which plan for how long; after a transfer the plan cannot be changed. */
export function PlanChoice({ value, settled, error, onChoose }: PlanChoiceProps) {
  const t = useTranslations('applications.plan');
  const level = useTranslations('plans.level');
  const price = usePrice();
  const id = useId();
  return (
    <div className="grid gap-3">
      <fieldset aria-describedby={`${id}-note ${id}-error`} className="grid gap-3">
        <legend className="display mb-3 text-title">{t('title')}</legend>
        <div className="grid border-t border-line">
          {appliedPlans
            .filter(({ code }) => !settled || code === value)
            .map(({ code, level: name, term, price: amount, original }) => (
              <label
                key={code}
                className="flex min-h-12 cursor-pointer items-center gap-3 border-b border-line py-2 has-checked:font-medium has-focus-visible:outline-2 has-focus-visible:outline-focus"
              >
                <input
                  type="radio"
                  name={id}
                  value={code}
                  checked={code === value}
                  disabled={settled}
                  onChange={() => onChoose(code)}
                  className="size-4 shrink-0 accent-(--color-accent)"
                />
                <span className="min-w-0 flex-1">{t('each', { level: level(`${name}.name`), term })}</span>
                <span className="num flex flex-wrap items-baseline justify-end gap-x-2 text-right text-small">
                  {original !== null && <s className="caption">{price(original)}</s>}
                  {price(amount)}
                </span>
              </label>
            ))}
        </div>
      </fieldset>
      <p id={`${id}-note`} className="caption">
        {settled ? (
          t('settled')
        ) : (
          <Link className="link" to={pages.price.path}>
            {t('compare')}
          </Link>
        )}
      </p>
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
