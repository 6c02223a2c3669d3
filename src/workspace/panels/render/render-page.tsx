import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { UploadAddress } from '#viewer/subject.ts';
import { useScreen } from '../../frame/use-screen.ts';
import { useAsked } from '../../offers/use-asked.ts';
import type { RenderPort } from '../../ports/render-port.ts';
import { useCameras } from '../../scene-view/cameras/use-cameras.ts';
import { FirstPicture } from './first-picture.tsx';
import { Gallery } from './gallery.tsx';
import { NewPicture } from './new-picture.tsx';
import { camerasOf, choiceOf, newDraft } from './order-draft.ts';
import { RenderQueue } from './render-queue.tsx';
import { useRenders } from './use-renders.ts';
import './render.css';

interface RenderPageProps {
  port: RenderPort;
  uploadAddress: UploadAddress;
  onClose(): void;
}

/** Pictures of the home (PRODUCT K1, K3): ordered at the left, looked at in the middle, on their way at the right. */
export function RenderPage({ port, uploadAddress, onClose }: RenderPageProps) {
  const t = useTranslations('render');
  const { asked, again } = useRenders(port);
  const [shown, setShown] = useState<string | null>(null);
  const [draft, setDraft] = useState(newDraft);
  const cameras = useCameras();
  const desk = useScreen() === 'desk';
  const [looked] = camerasOf(
    draft,
    cameras.map(({ camera: { id } }) => id),
  );
  const jobs = asked.state === 'there' ? asked.answer : [];
  // Light is looked at in 3D.
  const pictures = jobs.filter(({ kind }) => kind !== 'live');
  const ready = pictures.filter(({ state }) => state === 'done');
  const grouped = [...new Set(jobs.flatMap(({ group }) => group ?? []))].join(' ');
  const groupsAsked = useAsked(grouped === '' ? null : `groups ${grouped} ${jobs.length}`, () => port.groups());
  const groups = groupsAsked.state === 'there' ? groupsAsked.answer : [];
  const running = jobs.filter(({ state }) => !['done', 'failed', 'cancelled'].includes(state)).length;
  const choices = useAsked(`choices ${running} ${jobs.length}`, () => port.choices());
  const photo = choices.state === 'there' ? choiceOf(choices.answer.choices, 'photo', draft.sizes.photo) : undefined;
  return (
    <>
      <NewPicture
        port={port}
        jobs={jobs}
        asked={choices}
        draft={draft}
        onDraft={(next) => setDraft((now) => ({ ...now, ...next }))}
        onClose={desk ? null : onClose}
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
            first={
              <FirstPicture
                from={cameras.find(({ camera: { id } }) => id === looked) ?? cameras[0] ?? null}
                shape={draft.shape}
                seconds={photo?.seconds ?? null}
                uploadAddress={uploadAddress}
              />
            }
          />
        )}
      </main>
      <RenderQueue
        port={port}
        jobs={jobs}
        groups={groups}
        onClose={desk ? onClose : null}
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
