import { useTranslations } from 'use-intl';
import type { Opening } from '#design/document.ts';
import { offsetForGap } from '#editor/tools/opening/opening-measures.ts';
import { useEditor, useSession } from '../../../editor-context.tsx';
import { MeasureField } from '../../fields/measure-field.tsx';
import { SelectField } from '../../fields/select-field.tsx';
import { cornerGaps } from './corner-gaps.ts';
import { DoorFields } from './door-fields.tsx';
import { toNextWall } from './next-wall.ts';
import { openingOfKind } from './opening-of-kind.ts';
import { useRecord } from '../use-record.ts';
import { WindowFields } from './window-fields.tsx';

const kinds = ['door', 'window', 'gap'] as const;
const size = { min: 200, max: 12_000 };

/** A hole in a wall: what is in it, how large it is, and how far from the room's corners. */
export function OpeningFields({ id }: { id: string }) {
  const t = useTranslations('workspace.inspector');
  const editor = useEditor();
  const { session } = editor;
  const opening = useRecord('openings', id);
  const design = useSession(({ history }) => history.design);
  if (!opening) return null;
  const gaps = cornerGaps(design, opening);
  const resize = (change: Partial<Pick<Opening, 'width' | 'height' | 'sill' | 'offset'>>) =>
    session.perform({ kind: 'opening.resize', id, ...change });
  const stand = (field: 'before' | 'after', gap: number) => {
    const offset = offsetForGap(design, opening, field, gap);
    if (offset !== null) resize({ offset });
  };
  const room = { min: 0, max: gaps.reduce((sum, { value }) => sum + value, 0) };
  return (
    <>
      <SelectField
        label={t('kind')}
        value={opening.kind}
        choices={kinds.map((value) => ({ value, text: t(`openingKind.${value}`) }))}
        onChange={(kind) => session.perform({ kind: 'opening.replace', opening: openingOfKind(design, opening, kind) })}
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
        {(opening.kind !== 'door' || opening.sill > 0) && (
          <MeasureField
            label={t('sill')}
            value={opening.sill}
            limits={{ min: 0, max: 10_000 }}
            onChange={(sill) => resize({ sill })}
          />
        )}
      </div>
      {gaps.length > 0 && (
        <div className="insp-row">
          {gaps.map(({ field, corner, value }) => (
            <MeasureField
              key={corner}
              label={t(`toCorner.${corner}`)}
              value={value}
              limits={room}
              onChange={(gap) => stand(field, gap)}
            />
          ))}
        </div>
      )}
      <button type="button" className="insp-link" onClick={() => toNextWall(editor, opening)}>
        {t('nextWall')}
      </button>
    </>
  );
}
