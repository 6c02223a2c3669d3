import { useTranslations } from 'use-intl';
import { levelOf } from '#design/document.ts';
import type { Column } from '#design/records/column.ts';
import { useEditor, useSession } from '../../editor-context.tsx';
import { ChoiceRow } from '../fields/choice-row.tsx';
import { MeasureField } from '../fields/measure-field.tsx';
import { NumberField } from '../fields/number-field.tsx';
import { BuiltFinish } from './built-finish.tsx';
import { useRecord } from './use-record.ts';

const across = { min: 20, max: 5000 };

export function ColumnFields({ id }: { id: string }) {
  const t = useTranslations('workspace.inspector');
  const { session } = useEditor();
  const column = useRecord('columns', id);
  const ceiling = useSession(({ history }) => (column && levelOf(history.design, column.level)?.height) ?? 2800);
  if (!column) return null;
  const set = (change: Partial<Column>) => session.perform({ kind: 'column.change', column: { ...column, ...change } });
  const repaint = (material: string | undefined) => {
    const { material: _before, ...bare } = column;
    session.perform({ kind: 'column.change', column: material === undefined ? bare : { ...bare, material } });
  };
  return (
    <>
      <ChoiceRow
        label={t('form')}
        value={column.form}
        choices={(['square', 'round'] as const).map((value) => ({ value, text: t(value) }))}
        onChange={(form) => set({ form })}
      />
      <div className="insp-row">
        <MeasureField label={t('width')} value={column.width} limits={across} onChange={(width) => set({ width })} />
        {column.form === 'square' && (
          <MeasureField label={t('depth')} value={column.depth} limits={across} onChange={(depth) => set({ depth })} />
        )}
      </div>
      <div className="insp-row">
        <MeasureField
          label={t('height')}
          value={column.height ?? ceiling}
          limits={{ min: 100, max: 20_000 }}
          onChange={(height) => set({ height })}
        />
        <NumberField
          label={t('turn')}
          value={column.turn}
          unit="°"
          limits={{ min: -360, max: 360 }}
          onChange={(turn) => set({ turn })}
        />
      </div>
      <BuiltFinish own={column.material} onChange={(material) => repaint(material)} />
    </>
  );
}
