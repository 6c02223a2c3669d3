import { CloudOff, Lock } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '../editor-context.tsx';
import type { WorkspacePorts } from '../workspace-ports.ts';
import './states.css';

/** Over the sheet, while it lasts: that one is offline and nothing is lost, or why nothing can be changed. */
export function StateStrip({ ports }: { ports: Pick<WorkspacePorts, 'saveState' | 'onSaveState'> }) {
  const t = useTranslations('workspace.strip');
  const why = useTranslations('editor.readOnly');
  const save = useTranslations('workspace.save');
  const state = useSyncExternalStore(ports.onSaveState, ports.saveState, ports.saveState);
  const readOnly = useSession((now) => now.readOnly);
  if (state.kind === 'offline')
    return (
      <output className="st-strip st-warn">
        <CloudOff aria-hidden size={18} strokeWidth={1.5} />
        <span>
          <b>{t('offline')}</b> {t('offlineText')}
        </span>
      </output>
    );
  if (readOnly === null && state.kind !== 'readOnly') return null;
  return (
    <output className="st-strip">
      <Lock aria-hidden size={18} strokeWidth={1.5} />
      {/* The server's reason says more than the session's where it has one. */}
      <span>
        {state.kind === 'readOnly' ? save('readOnly', { reason: state.reason }) : why(readOnly ?? 'view_only')}
      </span>
    </output>
  );
}
