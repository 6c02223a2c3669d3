import { useId } from 'react';
import { useTranslations } from 'use-intl';

interface FormChoiceProps {
  name: string;
  values: readonly { value: string; label: string }[];
  value: string;
  onChoose(value: string): void;
}

/** One of a few forms: real radios, so arrow keys work. */
export function FormChoice({ name, values, value, onChoose }: FormChoiceProps) {
  const group = useId();
  return (
    <fieldset>
      <legend className="field-label">{name}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {values.map((each) => (
          <label
            key={each.value}
            className="chip min-h-11! cursor-pointer hover:bg-sunken has-checked:border-accent has-checked:bg-accent-wash has-checked:outline-1 has-checked:outline-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus lg:min-h-9!"
          >
            <input
              type="radio"
              className="sr-only"
              name={group}
              value={each.value}
              checked={each.value === value}
              onChange={() => onChoose(each.value)}
            />
            {each.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface FinishChoiceProps {
  name: string;
  finishes: readonly { id: string; name: string; colour: string }[];
  value: string;
  onChoose(id: string): void;
}

export function FinishChoice({ name, finishes, value, onChoose }: FinishChoiceProps) {
  const t = useTranslations('product.choice');
  const group = useId();
  return (
    <fieldset>
      <legend className="field-label">
        {name}
        {t('colon')}
        <span className="font-normal">{finishes.find(({ id }) => id === value)?.name}</span>
      </legend>
      <div className="mt-2 -ml-1 flex flex-wrap gap-2">
        {finishes.map((finish) => (
          <label
            key={finish.id}
            title={finish.name}
            className="grid h-11 w-11 cursor-pointer place-items-center rounded-full has-checked:outline-2 has-checked:outline-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              className="sr-only"
              name={group}
              value={finish.id}
              checked={finish.id === value}
              onChange={() => onChoose(finish.id)}
              aria-label={finish.name}
            />
            <i className="h-9 w-9 rounded-full border border-line-strong" style={{ background: finish.colour }} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
