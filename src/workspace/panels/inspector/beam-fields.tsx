import { useTranslations } from 'use-intl';
import { levelOf } from '#design/document.ts';
import type { Beam } from '#design/records/beam.ts';
import { useEditor, useSession } from '../../editor-context.tsx';
import { MeasureField } from '../fields/measure-field.tsx';
import { BuiltFinish } from './built-finish.tsx';
import { useRecord } from './use-record.ts';

const across = { min: 20, max: 3000 };

export function BeamFields({ id }: { id: string }) {
  const t = useTranslations('workspace.inspector');
  const { session } = useEditor();
  const beam = useRecord('beams', id);
  const ceiling = useSession(({ history }) => (beam && levelOf(history.design, beam.level)?.height) ?? 2800);
  if (!beam) return null;
  const set = (change: Partial<Beam>) => session.perform({ kind: 'beam.change', beam: { ...beam, ...change } });
  const repaint = (material: string | undefined) => {
    const { material: _before, ...bare } = beam;
    session.perform({ kind: 'beam.change', beam: material === undefined ? bare : { ...bare, material } });
  };
  return (
    <>
      <div className="insp-row">
        <MeasureField label={t('width')} value={beam.width} limits={across} onChange={(width) => set({ width })} />
        <MeasureField label={t('height')} value={beam.height} limits={across} onChange={(height) => set({ height })} />
      </div>
      <MeasureField
        label={t('beamTop')}
        value={beam.top ?? ceiling}
        limits={{ min: 0, max: 20_000 }}
        onChange={(top) => set({ top })}
      />
      <BuiltFinish own={beam.material} onChange={(material) => repaint(material)} />
    </>
  );
}
