import { BrickWall, SquareDashed } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { keyHint } from '../commands/key-names.ts';
import { useEditor, useSession } from '../editor-context.tsx';
import './states.css';

/** An empty sheet says how to begin; it is gone with the first tool taken up. */
export function EmptySheet() {
  const t = useTranslations('workspace.emptySheet');
  const editor = useEditor();
  const shown = useSession(
    ({ history: { design }, tool, readOnly }) =>
      readOnly === null &&
      tool.tool === 'select' &&
      [design.walls, design.items, design.stairs, design.underlays].every((table) => Object.keys(table).length === 0),
  );
  if (!shown) return null;
  return (
    <div className="st-mid">
      <section className="st-empty">
        <h2>{t('title')}</h2>
        <p>{t('text')}</p>
        <div className="st-acts">
          <button type="button" className="st-main" onClick={() => editor.act('useRoom')}>
            <SquareDashed aria-hidden size={18} strokeWidth={1.5} />
            {t('room')}
            <kbd>{keyHint('useRoom')}</kbd>
          </button>
          <button type="button" onClick={() => editor.act('useWall')}>
            <BrickWall aria-hidden size={18} strokeWidth={1.5} />
            {t('wall')}
          </button>
          <button type="button" onClick={() => editor.act('addUnderlay')}>
            {t('trace')}
          </button>
          <button type="button" onClick={() => editor.act('placePiece')}>
            {t('piece')}
          </button>
        </div>
      </section>
    </div>
  );
}
