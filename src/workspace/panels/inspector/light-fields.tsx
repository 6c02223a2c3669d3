import { useTranslations } from 'use-intl';
import type { Light } from '#design/records/light.ts';
import { useEditor } from '../../editor-context.tsx';
import { ChoiceRow } from '../fields/choice-row.tsx';
import { MeasureField } from '../fields/measure-field.tsx';
import { NumberField } from '../fields/number-field.tsx';
import { useRecord } from './use-record.ts';

const forms = ['point', 'spot', 'panel', 'strip'] as const;
const size = { min: 10, max: 10_000 };

/** A light that belongs to the room: its form, brightness, warmth and height. */
export function LightFields({ id }: { id: string }) {
  const t = useTranslations('workspace.inspector');
  const { session } = useEditor();
  const light = useRecord('lights', id);
  if (!light) return null;
  const set = (change: Partial<Light>) => session.perform({ kind: 'light.change', light: { ...light, ...change } });
  const extended = light.form === 'panel' || light.form === 'strip';
  return (
    <>
      <ChoiceRow
        label={t('form')}
        value={light.form}
        choices={forms.map((value) => ({ value, text: t(`lightForm.${value}`) }))}
        onChange={(form) => set({ form })}
      />
      <ChoiceRow
        label={t('light')}
        value={light.on ? 'on' : 'off'}
        choices={(['on', 'off'] as const).map((value) => ({ value, text: t(value) }))}
        onChange={(value) => set({ on: value === 'on' })}
      />
      <div className="insp-row">
        <NumberField
          label={t('brightness')}
          value={light.lumens}
          unit="lm"
          limits={{ min: 0, max: 100_000 }}
          onChange={(lumens) => set({ lumens })}
        />
        <NumberField
          label={t('warmth')}
          value={light.kelvin}
          unit="K"
          limits={{ min: 1500, max: 10_000 }}
          onChange={(kelvin) => set({ kelvin })}
        />
      </div>
      <div className="insp-row">
        <MeasureField
          label={t('above')}
          value={light.at.z}
          limits={{ min: 0, max: 20_000 }}
          onChange={(z) => set({ at: { ...light.at, z } })}
        />
        <NumberField
          label={t('turn')}
          value={light.turn}
          unit="°"
          limits={{ min: -360, max: 360 }}
          onChange={(turn) => set({ turn })}
        />
      </div>
      {light.form !== 'point' && (
        <NumberField
          label={t('tilt')}
          value={light.tilt}
          unit="°"
          limits={{ min: -90, max: 90 }}
          onChange={(tilt) => set({ tilt })}
        />
      )}
      {light.form === 'spot' && (
        <NumberField
          label={t('beam')}
          value={light.beam}
          unit="°"
          limits={{ min: 5, max: 170 }}
          onChange={(beam) => set({ beam })}
        />
      )}
      {extended && (
        <div className="insp-row">
          <MeasureField label={t('width')} value={light.width} limits={size} onChange={(width) => set({ width })} />
          <MeasureField label={t('depth')} value={light.depth} limits={size} onChange={(depth) => set({ depth })} />
        </div>
      )}
    </>
  );
}
