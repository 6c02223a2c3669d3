import { useTranslations } from 'use-intl';
import { roomForms, type RoomState } from '#editor/tools/room/room-state.ts';
import { tools } from '#editor/tools/tools.ts';
import { writeLength } from '#editor/units.ts';
import { useEditor, useSession } from '../editor-context.tsx';
import { ChoiceRow } from './fields/choice-row.tsx';
import { KeyHints, Panel } from './panel.tsx';
import { RoomSize } from './room-size.tsx';
import { useDrawnSize } from './use-drawn-size.ts';
import { usualThicknesses } from './wall-tool-panel.tsx';

/** The first tool offered: a room drawn as a rectangle, an L or a T, by dragging or by typing its size. */
export function RoomToolPanel({ tool }: { tool: RoomState }) {
  const t = useTranslations('workspace.roomTool');
  const editor = useEditor();
  const units = useSession((state) => state.units);
  const drawn = useDrawnSize() !== null;
  const set = (settings: Partial<RoomState['settings']>) =>
    editor.session.set({ tool: { ...tool, settings: { ...tool.settings, ...settings } } });
  return (
    <Panel title={t(drawn ? 'drawn.title' : 'title')} onClose={() => editor.use(tools.select.start)}>
      <ChoiceRow
        label={t('form')}
        value={tool.settings.form}
        choices={roomForms.map((value) => ({ value, text: t(value) }))}
        onChange={(value) => set({ form: value })}
      />
      {tool.state === 'ready' && <RoomSize tool={tool} />}
      <ChoiceRow
        label={t('thickness')}
        value={tool.settings.thickness}
        choices={usualThicknesses.map((value) => ({ value, text: writeLength(value, units) }))}
        onChange={(value) => set({ thickness: value })}
      />
      <p className="ws-note">{t(drawn ? 'drawn.how' : 'how')}</p>
      <KeyHints
        hints={[
          { key: '4200 x 3600', text: t(drawn ? 'drawn.keySize' : 'keySize') },
          { key: 'Enter', text: t(drawn ? 'drawn.keyEnter' : 'keyEnter') },
          { key: 'Esc', text: t('keyEscape') },
        ]}
      />
    </Panel>
  );
}
