import { CloudOff, Lock } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { useEditor, useSession } from '../editor-context.tsx';
import type { WorkspacePorts } from '../workspace-ports.ts';
import { downloadDesign } from './download-design.ts';
import { OfflineStrip } from './offline-strip.tsx';
import './states.css';
import './local-strip.css';

const guestReasons = ['view_only', 'not_found'];

type StripPorts = Pick<WorkspacePorts, 'saveState' | 'onSaveState' | 'guest' | 'unsent'> & {
  furnish: Pick<WorkspacePorts['furnish'], 'plans'>;
};

/** Over the sheet, while it lasts: that one is offline and whether anything is lost, or why nothing can be changed. */
export function StateStrip({ ports }: { ports: StripPorts }) {
  const t = useTranslations('workspace.strip');
  const why = useTranslations('editor.readOnly');
  const save = useTranslations('workspace.save');
  const state = useSyncExternalStore(ports.onSaveState, ports.saveState, ports.saveState);
  const readOnly = useSession((now) => now.readOnly);
  if (state.kind === 'offline' && !state.kept && state.pending > 0)
    return (
      <section className="st-strip st-local st-warn" role="alert">
        <CloudOff aria-hidden size={18} strokeWidth={1.5} />
        <p>
          <b>{t('notKept', { count: state.pending })}</b> {t('notKeptText')}
        </p>
        <span className="st-local-acts">
          <Download />
        </span>
      </section>
    );
  if (state.kind === 'offline') return <OfflineStrip pending={state.pending} port={ports.unsent} />;
  if (state.kind === 'readOnly' && state.reason === 'workspace_denied')
    return (
      <output className="st-strip st-local">
        <Lock aria-hidden size={18} strokeWidth={1.5} />
        <span>
          <b>{t('planOver')}</b> {state.pending > 0 ? t('planOverWaits', { count: state.pending }) : t('planOverText')}
        </span>
        <span className="st-local-acts">
          <a className="st-local-keep" href={ports.furnish.plans}>
            {t('plans')}
          </a>
          <Download />
        </span>
      </output>
    );
  if (readOnly === null && state.kind !== 'readOnly') return null;
  // A strip of its own says what a guest may do.
  if (ports.guest && state.kind === 'readOnly' && guestReasons.includes(state.reason)) return null;
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

/** What is on the screen, to take along. */
function Download() {
  const t = useTranslations('workspace.strip');
  const { session } = useEditor();
  return (
    <button type="button" onClick={() => downloadDesign(session.design)}>
      {t('download')}
    </button>
  );
}
