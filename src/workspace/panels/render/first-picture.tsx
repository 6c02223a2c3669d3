import { lazy, Suspense, useState, type ComponentType, type CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import type { UploadAddress } from '#viewer/subject.ts';
import { canDraw } from '#viewer/webgl.ts';
import { CameraThumb } from '../../scene-view/cameras/camera-thumb.tsx';
import type { NamedCamera } from '../../scene-view/cameras/use-cameras.ts';
import type { LiveStillProps } from '../../scene-view/cameras/live-still.tsx';
import { useRenderWords } from './use-render-words.ts';

/** Knows all of 3D. */
const LiveStill = lazy<ComponentType<LiveStillProps>>(() =>
  import('../../scene-view/cameras/live-still.tsx').then(
    (module) => ({ default: module.LiveStill }),
    () => ({ default: () => null }),
  ),
);

interface FirstPictureProps {
  from: NamedCamera | null;
  /** Width to height of what would be made. */
  shape: number;
  /** How long a photo takes; null: nobody knows. */
  seconds: number | null;
  uploadAddress: UploadAddress;
}

/** Before there is a picture: the place it would have, with what the chosen camera sees now. */
export function FirstPicture({ from, shape, seconds, uploadAddress }: FirstPictureProps) {
  const t = useTranslations('render');
  const words = useRenderWords();
  const [draws] = useState(canDraw);
  const [state, setState] = useState<'waiting' | 'live' | 'failed'>('waiting');
  if (!from) return <p className="rd-note">{t('none')}</p>;
  const live = draws && state === 'live';
  return (
    <figure className="rd-first">
      <div className="rd-still" style={{ '--shape': shape } as CSSProperties} data-state={state}>
        {!live && <CameraThumb camera={from.camera} />}
        {draws && state !== 'failed' && (
          <Suspense>
            <LiveStill camera={from.camera} uploadAddress={uploadAddress} onState={setState} />
          </Suspense>
        )}
        {live && <span className="rd-mark">{t('liveView')}</span>}
      </div>
      <figcaption>
        <b>{from.name}</b>
        <span className="rp-soft">
          {t(live ? 'liveInstead' : 'none')}
          {live && seconds !== null && `${words.gap}${t('photoTakes', { time: words.about(seconds) })}`}
        </span>
      </figcaption>
    </figure>
  );
}
