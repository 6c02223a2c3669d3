import { useTranslations } from 'use-intl';
import type { Stairs } from '#design/records/stairs.ts';
import { useEditor } from '../../editor-context.tsx';
import { ChoiceRow } from '../fields/choice-row.tsx';
import { MeasureField } from '../fields/measure-field.tsx';
import { NumberField } from '../fields/number-field.tsx';
import { SelectField } from '../fields/select-field.tsx';
import { StairsFinishes } from './stairs-finishes.tsx';
import { useRecord } from './use-record.ts';

const forms = ['straight', 'quarter', 'half'] as const;
const sides = ['left', 'right'] as const;
const builds = ['solid', 'open'] as const;
const rails = ['none', 'left', 'right', 'both'] as const;

/** Form, steps and rail of a flight of stairs. */
export function StairsFields({ id }: { id: string }) {
  const t = useTranslations('workspace.inspector');
  const { session } = useEditor();
  const stairs = useRecord('stairs', id);
  if (!stairs) return null;
  const set = (change: Partial<Stairs>) => session.perform({ kind: 'stairs.change', stairs: { ...stairs, ...change } });
  return (
    <>
      <ChoiceRow
        label={t('form')}
        value={stairs.form}
        choices={forms.map((value) => ({ value, text: t(`stairsForm.${value}`) }))}
        onChange={(form) => set({ form })}
      />
      {stairs.form !== 'straight' && (
        <>
          <ChoiceRow
            label={t('turnsTo')}
            value={stairs.side}
            choices={sides.map((value) => ({ value, text: t(value) }))}
            onChange={(side) => set({ side })}
          />
          <NumberField
            label={t('before')}
            value={stairs.before}
            limits={{ min: 1, max: stairs.steps - 1 }}
            whole
            onChange={(before) => set({ before })}
          />
        </>
      )}
      <div className="insp-row">
        <NumberField
          label={t('steps')}
          value={stairs.steps}
          limits={{ min: 2, max: 60 }}
          whole
          onChange={(steps) => set({ steps, before: Math.min(stairs.before, steps - 1) })}
        />
        <MeasureField
          label={t('going')}
          value={stairs.going}
          limits={{ min: 150, max: 600 }}
          onChange={(going) => set({ going })}
        />
      </div>
      <div className="insp-row">
        <MeasureField
          label={t('width')}
          value={stairs.width}
          limits={{ min: 500, max: 4000 }}
          onChange={(width) => set({ width })}
        />
        <NumberField
          label={t('turn')}
          value={stairs.turn}
          unit="°"
          limits={{ min: -360, max: 360 }}
          onChange={(turn) => set({ turn })}
        />
      </div>
      {stairs.form === 'half' && (
        <MeasureField
          label={t('stairsGap')}
          value={stairs.gap}
          limits={{ min: 0, max: 3000 }}
          onChange={(gap) => set({ gap })}
        />
      )}
      <ChoiceRow
        label={t('build')}
        value={stairs.build}
        choices={builds.map((value) => ({ value, text: t(`stairsBuild.${value}`) }))}
        onChange={(build) => set({ build })}
      />
      <SelectField
        label={t('rail')}
        value={stairs.rail}
        choices={rails.map((value) => ({ value, text: t(`stairsRail.${value}`) }))}
        onChange={(rail) => set({ rail })}
      />
      <StairsFinishes stairs={stairs} onChange={(finishes) => set({ finishes })} />
    </>
  );
}
