import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useEditor } from '../../editor-context.tsx';
import { MeasureField } from '../fields/measure-field.tsx';
import { NumberField } from '../fields/number-field.tsx';

/** A row of the same piece along the wall behind it: cupboards, chairs, lamps. */
export function PieceRow() {
  const t = useTranslations('workspace.inspector');
  const editor = useEditor();
  const [row, setRow] = useState({ count: 3, gap: 0 });
  return (
    <details className="insp-part">
      <summary>{t('row')}</summary>
      <div className="insp-row">
        <NumberField
          label={t('rowCount')}
          value={row.count}
          limits={{ min: 2, max: 100 }}
          whole
          onChange={(count) => setRow((now) => ({ ...now, count }))}
        />
        <MeasureField
          label={t('rowGap')}
          value={row.gap}
          limits={{ min: 0, max: 10_000 }}
          onChange={(gap) => setRow((now) => ({ ...now, gap }))}
        />
      </div>
      <button type="button" className="insp-button" onClick={() => editor.act('arrayAlongWall', row)}>
        {t('rowMake')}
      </button>
    </details>
  );
}
