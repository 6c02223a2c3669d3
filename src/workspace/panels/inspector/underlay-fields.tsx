import { useTranslations } from 'use-intl';
import type { Underlay } from '#design/records/underlay.ts';
import { useEditor } from '../../editor-context.tsx';
import { usePictureAddress } from '../../trace/pictures-context.tsx';
import { MeasureField } from '../fields/measure-field.tsx';
import { NumberField } from '../fields/number-field.tsx';
import { useRecord } from './use-record.ts';

/** A plan to trace: its scale by its width, and how strongly it shows. */
export function UnderlayFields({ id }: { id: string }) {
  const t = useTranslations('workspace.inspector');
  const s = useTranslations('start.scale');
  const editor = useEditor();
  const { session } = editor;
  const underlay = useRecord('underlays', id);
  const address = usePictureAddress(underlay?.picture ?? '');
  if (!underlay) return null;
  const set = (change: Partial<Underlay>) =>
    session.perform({ kind: 'underlay.change', underlay: { ...underlay, ...change } });
  return (
    <>
      {address === null && <p className="ws-note">{s('missing')}</p>}
      <button type="button" className="insp-button" onClick={() => editor.act('useUnderlayScale')}>
        {s('title')}
      </button>
      <MeasureField
        label={t('width')}
        value={underlay.width}
        limits={{ min: 10, max: 1_000_000 }}
        onChange={(width) => set({ width })}
      />
      <div className="insp-row">
        <NumberField
          label={t('opacity')}
          value={underlay.opacity * 100}
          unit="%"
          limits={{ min: 0, max: 100 }}
          onChange={(percent) => set({ opacity: percent / 100 })}
        />
        <NumberField
          label={t('turn')}
          value={underlay.turn}
          unit="°"
          limits={{ min: -360, max: 360 }}
          onChange={(turn) => set({ turn })}
        />
      </div>
    </>
  );
}
