import { PencilLine, SquareDashed } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { isEmptySheet } from '#editor/tools/empty-sheet.ts';
import { keyHint } from '../commands/key-names.ts';
import { useEditor, useSession } from '../editor-context.tsx';
import './states.css';

/** An empty sheet says how to begin; it is gone with the first tool taken up. */
export function EmptySheet() {
  const t = useTranslations('workspace.emptySheet');
  const editor = useEditor();
  const shown = useSession(
    ({ history: { design }, tool, readOnly, gesture }) =>
      readOnly === null &&
      // What is looked at before it is taken is not an empty sheet.
      !gesture?.show.whole &&
      tool.tool === 'select' &&
      isEmptySheet(design),
  );
  if (!shown) return null;
  return (
    <div className="st-mid">
      <section className="st-empty">
        <Eave />
        <h2>{t('title')}</h2>
        <p>{t('text')}</p>
        <div className="st-acts">
          <button type="button" className="st-main" onClick={() => editor.act('useRoom')}>
            <SquareDashed aria-hidden size={18} strokeWidth={1.5} />
            {t('room')}
            <kbd>{keyHint('useRoom')}</kbd>
          </button>
          <button type="button" onClick={() => editor.act('useWall')}>
            <PencilLine aria-hidden size={18} strokeWidth={1.5} />
            {t('wall')}
          </button>
          <button type="button" onClick={() => editor.act('addUnderlay')}>
            {t('trace')}
          </button>
          <button type="button" onClick={() => editor.act('openDrawing')}>
            {t('drawing')}
          </button>
          <button type="button" onClick={() => editor.act('placePiece')}>
            {t('piece')}
          </button>
        </div>
      </section>
    </div>
  );
}

/** The place under the eave, with the room that is not there yet. */
function Eave() {
  return (
    <svg className="st-eave" width="190" viewBox="0 0 180 92" aria-hidden>
      <path d="M0 84H180M28 84V4M28 10Q64 46 152 45M134 84V45" />
      <path d="M48 84V56H92V84" strokeDasharray="4 4" />
      <circle cx="160" cy="76" r="8" />
    </svg>
  );
}
