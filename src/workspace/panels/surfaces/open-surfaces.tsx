import { PaintRoller, PanelTop } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useEditor } from '../../editor-context.tsx';

/** From the fields of a wall or a room to all finishes and how they are laid; a wall is seen from before it, too. */
export function OpenSurfaces({ elevation = false }: { elevation?: boolean }) {
  const t = useTranslations('surfaces');
  const editor = useEditor();
  return (
    <div className="ws-acts">
      <button type="button" onClick={() => editor.session.request({ kind: 'panel', panel: 'finishes' })}>
        <PaintRoller aria-hidden size={16} strokeWidth={1.5} />
        {t('open')}
      </button>
      {elevation && (
        <button type="button" onClick={() => editor.act('showElevation')}>
          <PanelTop aria-hidden size={16} strokeWidth={1.5} />
          {t('elevation')}
        </button>
      )}
    </div>
  );
}
