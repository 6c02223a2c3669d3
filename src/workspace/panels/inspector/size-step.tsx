import { Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { lengthSuffix, writeLength } from '#editor/units.ts';
import { useSession } from '../../editor-context.tsx';
import type { PieceChoice } from './use-piece-choices.ts';

/** One size by steps of what it is made in, smaller and larger; under it how far that goes. `made`: to order. */
export function SizeStep({ size, made }: { size: PieceChoice; made: boolean }) {
  const t = useTranslations('workspace.inspector');
  const units = useSession((state) => state.units);
  const id = useId();
  const values = size.values.toSorted((a, b) => Number(a.value) - Number(b.value));
  const at = values.findIndex(({ value }) => value === size.value);
  const before = values[at - 1];
  // A size that is no longer made leads to the smallest one that is.
  const after = values[at + 1];
  const suffix = lengthSuffix(units.length);
  const now = `${writeLength(Number(size.value), units)} ${suffix}`.trim();
  const [first, second] = values;
  const step = Number(second?.value) - Number(first?.value);
  const even = values.every(({ value }, place) => Number(value) === Number(first?.value) + place * step);
  const range = { from: first?.text ?? '', to: values.at(-1)?.text ?? '', step: writeLength(step, units) };
  return (
    <fieldset className="insp-step" aria-labelledby={id}>
      <span id={id}>{made ? t('madeToSize', { part: size.label }) : size.label}</span>
      <div>
        <button
          type="button"
          aria-label={t('smaller', { part: size.label })}
          disabled={!before}
          onClick={() => before && size.choose(before.value)}
        >
          <Minus aria-hidden size={18} strokeWidth={1.5} />
        </button>
        <output>{now}</output>
        <button
          type="button"
          aria-label={t('larger', { part: size.label })}
          disabled={!after}
          onClick={() => after && size.choose(after.value)}
        >
          <Plus aria-hidden size={18} strokeWidth={1.5} />
        </button>
      </div>
      <small>{t(even && values.length > 2 ? 'rangeInSteps' : 'range', range)}</small>
    </fieldset>
  );
}
