import { useTranslations } from 'use-intl';
import type { ViewMode } from '#editor/session-state.ts';
import { useEditor, useSession } from '../editor-context.tsx';

const viewModes: readonly ViewMode[] = ['plan', 'split', 'space', 'walk'];

/** Plan, both side by side, 3D, walking. `away`: something else lies in the place of the sheet. */
export function ViewTabs({ away, onView }: { away: boolean; onView(): void }) {
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
          aria-current={!away && mode === each ? 'page' : undefined}
          onClick={() => {
            session.set({ view: { ...session.state.view, mode: each } });
            onView();
          }}
        >
          {t(each)}
        </button>
      ))}
    </nav>
  );
}
