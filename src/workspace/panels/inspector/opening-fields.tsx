import { useTranslations } from 'use-intl';
import type { Opening } from '#design/document.ts';
import { openingMeasures } from '#editor/tools/opening/opening-measures.ts';
import { useEditor, useSession } from '../../editor-context.tsx';
import { MeasureField } from '../fields/measure-field.tsx';
import { SelectField } from '../fields/select-field.tsx';
import { DoorFields } from './door-fields.tsx';
import { toNextWall } from './next-wall.ts';
import { openingOfKind } from './opening-of-kind.ts';
import { useRecord } from './use-record.ts';
import { WindowFields } from './window-fields.tsx';

const kinds = ['door', 'window', 'gap'] as const;
const size = { min: 200, max: 12_000 };

/** A hole in a wall: what is in it, how large it is, and how far from what comes next on either side. */
export function OpeningFields({ id }: { id: string }) {
  const t = useTranslations('workspace.inspector');
  const editor = useEditor();
  const { session } = editor;
  const opening = useRecord('openings', id);
  const design = useSession(({ history }) => history.design);
  if (!opening) return null;
  const [before, after] = openingMeasures(design, opening.wall, opening).map(({ value }) => Math.round(value));
  const resize = (change: Partial<Pick<Opening, 'width' | 'height' | 'sill' | 'offset'>>) =>
    session.perform({ kind: 'opening.resize', id, ...change });
  const room = { min: 0, max: (before ?? 0) + (after ?? 0) };
  return (
    <>
      <SelectField
        label={t('kind')}
        value={opening.kind}
        choices={kinds.map((value) => ({ value, text: t(`openingKind.${value}`) }))}
        onChange={(kind) => session.perform({ kind: 'opening.replace', opening: openingOfKind(opening, kind) })}
      />
      {opening.kind === 'door' && <DoorFields door={opening} />}
      {opening.kind === 'window' && <WindowFields window={opening} />}
      <div className="insp-row">
        <MeasureField label={t('width')} value={opening.width} limits={size} onChange={(width) => resize({ width })} />
        <MeasureField
          label={t('height')}
          value={opening.height}
          limits={size}
          onChange={(height) => resize({ height })}
        />
        <MeasureField
          label={t('sill')}
          value={opening.sill}
          limits={{ min: 0, max: 10_000 }}
          onChange={(sill) => resize({ sill })}
        />
      </div>
      {before !== undefined && after !== undefined && (
        <div className="insp-row">
          <MeasureField
            label={t('toStart')}
            value={before}
            limits={room}
            onChange={(value) => resize({ offset: opening.offset + value - before })}
          />
          <MeasureField
            label={t('toEnd')}
            value={after}
            limits={room}
            onChange={(value) => resize({ offset: opening.offset + after - value })}
          />
        </div>
      )}
      <button type="button" className="insp-link" onClick={() => toNextWall(editor, opening)}>
        {t('nextWall')}
      </button>
    </>
  );
}
