import { Copy, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { lengthOf } from '#lib/curve.ts';
import { recordOf } from '#design/document.ts';
import { tableOfId } from '#design/document.ts';
import { lengthSuffix, writeLength } from '#editor/units.ts';
import { useEditor, useSession, useShown } from '../editor-context.tsx';
import { MeasureField } from './measure-field.tsx';
import { Panel } from './panel.tsx';
import { thicknessLimits } from './wall-tool-panel.tsx';

/** What is selected: by its kind, or several together. */
export function SelectionPanel() {
  const t = useTranslations('workspace.selection');
  const editor = useEditor();
  const selection = useSession((state) => state.selection);
  const [first] = selection;
  const kind = (first === undefined ? null : tableOfId(first)) ?? 'items';
  const title = selection.length > 1 ? t('several', { count: selection.length }) : t(`kind.${kind}`);
  return (
    <Panel title={title} onClose={() => editor.session.set({ selection: [] })}>
      {selection.length === 1 && first !== undefined && <Facts id={first} />}
      <div className="ws-acts">
        <button type="button" onClick={() => editor.act('duplicate')}>
          <Copy aria-hidden size={16} strokeWidth={1.5} />
          {t('duplicate')}
        </button>
        <button type="button" onClick={() => editor.act('remove')}>
          <Trash2 aria-hidden size={16} strokeWidth={1.5} />
          {t('remove')}
        </button>
      </div>
    </Panel>
  );
}

function Facts({ id }: { id: string }) {
  const t = useTranslations('workspace.selection');
  const editor = useEditor();
  const design = useShown();
  const units = useSession((state) => state.units);
  const wall = recordOf(design, 'walls', id);
  const opening = recordOf(design, 'openings', id);
  if (wall)
    return (
      <>
        <p className="ws-fact">
          <span>{t('length')}</span>
          <span>
            {writeLength(lengthOf(wall), units)} {lengthSuffix(units.length)}
          </span>
        </p>
        <MeasureField
          label={t('thickness')}
          value={wall.thickness}
          limits={thicknessLimits}
          onChange={(thickness) => editor.session.perform({ kind: 'walls.resize', ids: [id], thickness })}
        />
      </>
    );
  if (opening)
    return (
      <MeasureField
        label={t('width')}
        value={opening.width}
        limits={{ min: 200, max: 10_000 }}
        onChange={(width) => editor.session.perform({ kind: 'opening.resize', id, width })}
      />
    );
  return null;
}
