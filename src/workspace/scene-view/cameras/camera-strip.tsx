import { useTranslations } from 'use-intl';
import { useEditor } from '../../editor-context.tsx';
import { useScene, useSceneLink } from '../scene-link.tsx';
import { CameraThumb } from './camera-thumb.tsx';
import { goToCamera } from './kept-view.ts';
import { useCameras } from './use-cameras.ts';
import './cameras.css';

/** The cameras as a strip of pictures with names; one press looks from there. */
export function CameraStrip() {
  const t = useTranslations('sun.cameras');
  const editor = useEditor();
  const link = useSceneLink();
  const looking = useScene((state) => state.from);
  const cameras = useCameras();
  if (cameras.length === 0) return null;
  return (
    <ul className="cs" aria-label={t('strip')}>
      {cameras.map(({ camera, name }) => (
        <li key={camera.id}>
          <button
            type="button"
            aria-label={t('go', { name })}
            aria-current={looking === camera.id ? 'true' : undefined}
            onClick={() => goToCamera(editor, link, camera.id)}
          >
            <CameraThumb camera={camera} />
            <span className="cs-name">{name}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
