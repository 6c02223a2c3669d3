import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAsked } from '../../offers/use-asked.ts';
import type { RenderPort } from '../../ports/render-port.ts';

/** A tour on the page of a work: chosen among those that show this design. */
export function TourOnWork({ works, group }: { works: NonNullable<RenderPort['onWorks']>; group: string }) {
  const t = useTranslations('render');
  const asked = useAsked('works of the design', () => works.list());
  const [state, setState] = useState<'asking' | 'done' | 'failed' | null>(null);
  if (asked.state !== 'there') return <p className="rp-soft rd-ask">{t('asking')}</p>;
  if (asked.answer.length === 0) return <p className="rp-soft rd-ask">{t('noWork')}</p>;
  return (
    <div className="rd-ask">
      {asked.answer.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          className="rp-button"
          disabled={state === 'asking'}
          onClick={() => {
            setState('asking');
            works.show(group, id).then(
              () => setState('done'),
              () => setState('failed'),
            );
          }}
        >
          {t('onWorkOf', { name })}
        </button>
      ))}
      <output className={state === 'failed' ? 'rp-bad' : 'rp-soft'}>
        {state === 'done' && t('onWorkDone')}
        {state === 'failed' && t('didNotWork')}
      </output>
    </div>
  );
}
