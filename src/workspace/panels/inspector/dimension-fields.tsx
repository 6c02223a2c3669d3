import { useTranslations } from 'use-intl';
import { useEditor } from '../../editor-context.tsx';
import { ChoiceRow } from '../fields/choice-row.tsx';
import { MeasureField } from '../fields/measure-field.tsx';
import { useRecord } from './use-record.ts';

const axes = ['along', 'x', 'y'] as const;

export function DimensionFields({ id }: { id: string }) {
  const t = useTranslations('workspace.inspector');
  const { session } = useEditor();
  const dimension = useRecord('dimensions', id);
  if (!dimension) return null;
  return (
    <>
      <ChoiceRow
        label={t('axis')}
        value={dimension.axis}
        choices={axes.map((value) => ({ value, text: t(`dimensionAxis.${value}`) }))}
        onChange={(axis) => session.perform({ kind: 'dimension.change', dimension: { ...dimension, axis } })}
      />
      <MeasureField
        label={t('offset')}
        value={dimension.offset}
        limits={{ min: -100_000, max: 100_000 }}
        onChange={(offset) => session.perform({ kind: 'dimension.change', dimension: { ...dimension, offset } })}
      />
    </>
  );
}
