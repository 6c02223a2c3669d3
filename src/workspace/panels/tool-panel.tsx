import { useTranslations } from 'use-intl';
import { tableOfId } from '#design/document.ts';
import type { ToolState } from '#editor/tools/tool-state.ts';
import { tools } from '#editor/tools/tools.ts';
import { useEditor, useSession } from '../editor-context.tsx';
import { useLanguage } from '../words/use-language.ts';
import { NoteText } from './note-text.tsx';
import { KeyHints, Panel } from './panel.tsx';

const made = {
  opening: 'openings',
  stairs: 'stairs',
  column: 'columns',
  beam: 'beams',
  light: 'lights',
  camera: 'cameras',
  dimension: 'dimensions',
  note: 'notes',
} as const;

/** Tools without settings of their own say what to do with them, until what they made is there to be changed. */
export function saysHow({ tool }: ToolState, [id]: readonly string[]): boolean {
  if (tool === 'item' || tool === 'comment') return true;
  return tool in made && (id === undefined || tableOfId(id) !== made[tool as keyof typeof made]);
}

export function ToolPanel({ tool }: { tool: ToolState }) {
  const t = useTranslations('workspace.toolHow');
  const titles = useTranslations('workspace.toolTitle');
  const editor = useEditor();
  const language = useLanguage();
  // Before the first touch of the sheet the device tells.
  const touch = useSession(({ view }) => view.input === 'touch') || matchMedia('(pointer: coarse)').matches;
  const name = tool.tool === 'opening' ? tool.template.kind : tool.tool;
  if (name === 'select' || name === 'room' || name === 'wall' || name === 'paint' || name === 'underlay') return null;
  const piece = tool.tool === 'item' && editor.pieces(tool.piece.model)?.name?.[language];
  return (
    <Panel
      title={piece ? titles('itemNamed', { name: piece }) : titles(name)}
      onClose={() => editor.use(tools.select.start)}
    >
      <p className="ws-note">
        {t(name)} {(name === 'door' || name === 'window') && t(touch ? 'distanceByTouch' : 'distanceByKeys')}
      </p>
      {tool.tool === 'note' && tool.state === 'writing' && <NoteText tool={tool} />}
      <KeyHints
        hints={[
          ...(name === 'item'
            ? [
                { key: 'R', text: t('keyTurn') },
                { key: 'Shift', text: t('keyMore') },
              ]
            : []),
          { key: '← →', text: t('keyArrows') },
          { key: 'Enter', text: t('keyEnter') },
          { key: 'Esc', text: t('keyEscape') },
        ]}
      />
    </Panel>
  );
}
