import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { detailAddress, type Finishes } from '../model-links.ts';
import type { ModelDetail } from '../model.ts';

type Parameter = ModelDetail['parameters'][number];
const sizes = ['width', 'depth', 'height'];

/**
 * Every parameter of this model, and the models one other value away. A dashed edge: that link changes more than the
 * one value.
 */
export function ParameterLinks({ parameters, worn }: { parameters: readonly Parameter[]; worn: Finishes }) {
  return (
    <div className="grid gap-x-gutter gap-y-8 lg:grid-cols-2">
      {parameters.map((parameter) => (
        <Values key={parameter.key} parameter={parameter} worn={worn} />
      ))}
    </div>
  );
}

function Values({ parameter: { key, name, label, values }, worn }: { parameter: Parameter; worn: Finishes }) {
  const unit = sizes.includes(key) ? ' mm' : '';
  return (
    <section>
      <h3 className="field-label">
        {name}:{' '}
        <span className="num font-normal">
          {label}
          {unit}
        </span>
      </h3>
      <ul className="mt-2.5 flex flex-wrap gap-2">
        {values.map((value) => (
          <li key={value.value}>
            <ValueLink {...value} to={detailAddress(value.id, worn)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ValueLink({ label, here, same, to }: Parameter['values'][number] & { to: string }) {
  const t = useTranslations('models.detail');
  let look: '' | 'border-accent! bg-accent-wash outline-1 outline-accent' | 'border-dashed' = 'border-dashed';
  if (here) look = 'border-accent! bg-accent-wash outline-1 outline-accent';
  else if (same) look = '';
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={here ? 'true' : undefined}
      className={`chip num min-h-11! hover:bg-sunken lg:min-h-9! ${look}`}
    >
      {label}
      {!here && !same && <span className="sr-only">, {t('otherLine')}</span>}
    </Link>
  );
}
