import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAsked } from '../../offers/use-asked.ts';
import type { RenderPort } from '../../ports/render-port.ts';
import { Gallery } from './gallery.tsx';
import { NewPicture } from './new-picture.tsx';
import { RenderQueue } from './render-queue.tsx';
import { useRenders } from './use-renders.ts';
import './render.css';

/** Pictures of the home (PRODUCT K1, K3): ordered at the left, looked at in the middle, on their way at the right. */
export function RenderPage({ port, onClose }: { port: RenderPort; onClose(): void }) {
  const t = useTranslations('render');
  const { asked, again } = useRenders(port);
  const [shown, setShown] = useState<string | null>(null);
  const jobs = asked.state === 'there' ? asked.answer : [];
  // Light is looked at in 3D.
  const pictures = jobs.filter(({ kind }) => kind !== 'live');
  const ready = pictures.filter(({ state }) => state === 'done');
  const grouped = [...new Set(jobs.flatMap(({ group }) => group ?? []))].join(' ');
  const groupsAsked = useAsked(grouped === '' ? null : `groups ${grouped} ${jobs.length}`, () => port.groups());
  const groups = groupsAsked.state === 'there' ? groupsAsked.answer : [];
  return (
    <>
      <NewPicture
        port={port}
        jobs={jobs}
        onClose={onClose}
        onOrdered={(id) => {
          setShown(id);
          again();
        }}
      />
      <main className="rd-canvas" id="content" aria-busy={asked.state === 'asking'}>
        {asked.state !== 'there' && <h2 className="rd-title">{t('pictures')}</h2>}
        {asked.state === 'asking' && <output className="rd-note">{t('asking')}</output>}
        {asked.state === 'failed' && (
          <p role="alert" className="rd-note">
            {t('failed')}{' '}
            <button type="button" className="rp-link" onClick={again}>
              {t('again')}
            </button>
          </p>
        )}
        {asked.state === 'there' && (
          <Gallery
            port={port}
            jobs={pictures}
            ready={ready}
            groups={groups}
            shown={shown}
            onShow={setShown}
            onChanged={again}
          />
        )}
      </main>
      <RenderQueue
        port={port}
        jobs={jobs}
        groups={groups}
        ended={jobs.filter(({ state }) => state === 'failed' || state === 'done')}
        onShow={setShown}
        onChanged={again}
      />
    </>
  );
}

/** Of a design that only this browser has. */
export function NoRenders({ onClose }: { onClose(): void }) {
  const t = useTranslations('render');
  return (
    <main className="rd-canvas" id="content" aria-label={t('pictures')}>
      <p className="rd-note">{t('local')}</p>
      <p className="rd-note">
        <button type="button" className="rp-button" onClick={onClose}>
          {t('close')}
        </button>
      </p>
    </main>
  );
}
