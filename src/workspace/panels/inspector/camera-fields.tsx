import { useTranslations } from 'use-intl';
import type { Camera } from '#design/document.ts';
import { useEditor } from '../../editor-context.tsx';
import { goToCamera } from '../../scene-view/cameras/kept-view.ts';
import { useSceneLink } from '../../scene-view/scene-link.tsx';
import { ChoiceRow } from '../fields/choice-row.tsx';
import { MeasureField } from '../fields/measure-field.tsx';
import { NumberField } from '../fields/number-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import { useRecord } from './use-record.ts';

const aspects = [
  { value: 4 / 3, text: '4:3' },
  { value: 16 / 9, text: '16:9' },
  { value: 1, text: '1:1' },
  { value: 3 / 4, text: '3:4' },
];

/** A picture to take: by name, eye height, angle of view and shape. */
export function CameraFields({ id }: { id: string }) {
  const t = useTranslations('workspace.inspector');
  const s = useTranslations('sun.cameras');
  const editor = useEditor();
  const link = useSceneLink();
  const { session } = editor;
  const camera = useRecord('cameras', id);
  if (!camera) return null;
  const set = (change: Partial<Camera>) => session.perform({ kind: 'camera.change', camera: { ...camera, ...change } });
  return (
    <>
      <div className="ws-acts">
        <button type="button" onClick={() => goToCamera(editor, link, id)}>
          {s('goThere')}
        </button>
      </div>
      <TextField label={t('name')} value={camera.name} most={120} onChange={(name) => set({ name })} />
      <ChoiceRow
        label={t('picture')}
        value={camera.kind}
        choices={(['still', 'panorama'] as const).map((value) => ({ value, text: t(value) }))}
        onChange={(kind) => set({ kind })}
      />
      <div className="insp-row">
        <MeasureField
          label={t('eye')}
          value={camera.at.z}
          limits={{ min: 0, max: 20_000 }}
          onChange={(z) => set({ at: { ...camera.at, z } })}
        />
        <NumberField
          label={t('view')}
          value={camera.view}
          unit="°"
          limits={{ min: 5, max: 120 }}
          onChange={(view) => set({ view })}
        />
      </div>
      {camera.kind === 'still' && (
        <ChoiceRow
          label={t('aspect')}
          value={aspects.find(({ value }) => Math.abs(value - camera.aspect) < 0.01)?.value ?? null}
          choices={aspects}
          onChange={(aspect) => set({ aspect })}
        />
      )}
    </>
  );
}
