import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { StarShape } from '#ui/stars.tsx';

const all = [1, 2, 3, 4, 5] as const;

/** One to five, as radio buttons: arrow keys work, and the meaning of each is shown beside them. */
export function StarField({ value, onChange }: { value: number; onChange(stars: number): void }) {
  const t = useTranslations('reviewing');
  const name = useId();
  return (
    <fieldset>
      <legend className="field-label">{t('stars')}</legend>
      <div className="mt-1 -ml-1.5 flex flex-wrap items-center gap-x-1">
        {all.map((stars) => (
          <label
            key={stars}
            className="icon-btn relative cursor-pointer rounded-s has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              value={stars}
              checked={value === stars}
              onChange={() => onChange(stars)}
              aria-label={t(`meaning.${stars}`)}
              className="absolute inset-0 cursor-pointer appearance-none opacity-0"
            />
            <StarShape
              size={26}
              className={stars <= value ? 'fill-current stroke-current' : 'fill-none stroke-current text-ink-soft'}
            />
          </label>
        ))}
        <span aria-hidden className="ml-2 text-small text-ink-soft">
          {value > 0 && t(`meaning.${value as 1}`)}
        </span>
      </div>
    </fieldset>
  );
}
