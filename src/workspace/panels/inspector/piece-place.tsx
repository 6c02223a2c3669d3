import { useTranslations } from 'use-intl';
import type { Item } from '#design/records/item.ts';
import { useEditor } from '../../editor-context.tsx';
import { MeasureField } from '../fields/measure-field.tsx';
import { NumberField } from '../fields/number-field.tsx';

const far = { min: -1_000_000, max: 1_000_000 };

/** Where a piece stands, typed. */
export function PiecePlace({ item }: { item: Item }) {
  const t = useTranslations('workspace.inspector');
  const { session } = useEditor();
  const move = (at: Partial<Item['at']>, turn?: number) =>
    session.perform({
      kind: 'item.move',
      id: item.id,
      at: { ...item.at, ...at },
      ...(turn !== undefined && { turn }),
    });
  return (
    <section className="insp-part">
      <h3>{t('place')}</h3>
      <div className="insp-row">
        <MeasureField label="X" value={item.at.x} limits={far} onChange={(x) => move({ x })} />
        <MeasureField label="Y" value={item.at.y} limits={far} onChange={(y) => move({ y })} />
      </div>
      <div className="insp-row">
        <MeasureField
          label={t('above')}
          value={item.at.z}
          limits={{ min: -20_000, max: 20_000 }}
          onChange={(z) => move({ z })}
        />
        <NumberField
          label={t('turn')}
          value={item.turn}
          unit="°"
          limits={{ min: -360, max: 360 }}
          onChange={(turn) => move({}, turn)}
        />
      </div>
    </section>
  );
}
