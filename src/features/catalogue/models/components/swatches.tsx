import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { detailAddress, type Finishes } from '../model-links.ts';
import type { ModelDetail } from '../model.ts';

/** The finishes of each slot; a swatch is a link to the same model in it. */
export function Swatches({ id, slots, worn }: { id: string; slots: ModelDetail['slots']; worn: Finishes }) {
  return (
    <div className="mt-7 grid gap-6">
      {slots.map((slot) => (
        <Slot key={slot.key} id={id} slot={slot} worn={worn} />
      ))}
    </div>
  );
}

function Slot({ id, slot, worn }: { id: string; slot: ModelDetail['slots'][number]; worn: Finishes }) {
  const t = useTranslations('models.detail');
  const current = slot.finishes.find((finish) => finish.id === slot.finish);
  return (
    <section>
      <h2 className="field-label">{t('wears', { slot: slot.name, finish: current?.name ?? '' })}</h2>
      <ul className="mt-1.5 -ml-1 flex flex-wrap gap-1">
        {slot.finishes.map((finish) => (
          <li key={finish.id}>
            <Link
              to={detailAddress(id, { ...worn, [slot.key]: finish.id })}
              replace
              preventScrollReset
              title={finish.name}
              aria-label={finish.name}
              aria-current={finish.id === slot.finish ? 'true' : undefined}
              className="grid h-11 w-11 place-items-center rounded-full aria-[current]:outline-2 aria-[current]:-outline-offset-1 aria-[current]:outline-accent"
            >
              <i className="h-8 w-8 rounded-full border border-line-strong" style={{ background: finish.colour }} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
