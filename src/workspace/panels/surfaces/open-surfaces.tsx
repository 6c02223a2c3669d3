import { PaintRoller } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useEditor } from '../../editor-context.tsx';

/** From the fields of a wall or a room to all finishes and how they are laid. */
export function OpenSurfaces() {
  const t = useTranslations('surfaces');
  const { session } = useEditor();
  return (
    <div className="ws-acts">
      <button type="button" onClick={() => session.request({ kind: 'panel', panel: 'finishes' })}>
        <PaintRoller aria-hidden size={16} strokeWidth={1.5} />
        {t('open')}
      </button>
    </div>
  );
}
