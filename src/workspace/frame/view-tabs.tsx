import { useTranslations } from 'use-intl';
import type { ViewMode } from '#editor/session-state.ts';
import { useEditor, useSession } from '../editor-context.tsx';

const viewModes: readonly ViewMode[] = ['plan', 'split', 'space', 'walk'];

/** Plan, both side by side, 3D, walking. */
export function ViewTabs() {
  const t = useTranslations('workspace.views');
  const { session } = useEditor();
  const mode = useSession((state) => state.view.mode);
  return (
    <nav className="ws-views" aria-label={t('label')}>
      {viewModes.map((each) => (
        <button
          key={each}
          type="button"
          className={`ws-view-${each}`}
          aria-current={mode === each ? 'page' : undefined}
          onClick={() => session.set({ view: { ...session.state.view, mode: each } })}
        >
          {t(each)}
        </button>
      ))}
    </nav>
  );
}
