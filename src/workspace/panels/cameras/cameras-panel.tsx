import { Eye, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useEditor, useSession } from '../../editor-context.tsx';
import { goToCamera } from '../../scene-view/cameras/kept-view.ts';
import { KeepViewButton } from '../../scene-view/cameras/keep-view-button.tsx';
import { useCameras } from '../../scene-view/cameras/use-cameras.ts';
import { useSceneLink } from '../../scene-view/scene-link.tsx';
import { TextField } from '../fields/text-field.tsx';
import { Panel } from '../panel.tsx';
import './cameras.css';

/** Every camera of the home: named, looked through, deleted. */
export function CamerasPanel() {
  const t = useTranslations('sun.cameras');
  const editor = useEditor();
  const { session } = editor;
  const link = useSceneLink();
  const cameras = useCameras();
  const readOnly = useSession((state) => state.readOnly !== null);
  return (
    <Panel title={t('title')} onClose={() => link.set({ panel: null })}>
      <KeepViewButton />
      {cameras.length === 0 && <p className="ws-note">{t('empty')}</p>}
      <ul className="cl">
        {cameras.map(({ camera, name }) => (
          <li key={camera.id}>
            <fieldset disabled={readOnly}>
              <TextField
                label={t('name', { name })}
                value={camera.name}
                placeholder={name}
                most={120}
                onChange={(typed) => session.perform({ kind: 'camera.change', camera: { ...camera, name: typed } })}
              />
            </fieldset>
            <button
              type="button"
              className="ws-icon"
              aria-label={t('go', { name })}
              title={t('goThere')}
              onClick={() => goToCamera(editor, link, camera.id)}
            >
              <Eye aria-hidden size={18} strokeWidth={1.5} />
            </button>
            <button
              type="button"
              className="ws-icon"
              aria-label={t('remove', { name })}
              title={t('remove', { name })}
              disabled={readOnly}
              onClick={() => session.perform({ kind: 'things.remove', ids: [camera.id] })}
            >
              <Trash2 aria-hidden size={18} strokeWidth={1.5} />
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
