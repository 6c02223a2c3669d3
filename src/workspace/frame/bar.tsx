import { CloudCheck, CloudOff, CloudUpload, HardDrive, Lock, Redo2, Undo2 } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Mark } from '#ui/mark.tsx';
import { useEditor, useSession } from '../editor-context.tsx';
import type { RecordName } from '../panels/record-names.ts';
import { ViewTabs } from './view-tabs.tsx';
import type { SaveState, WorkspacePorts } from '../workspace-ports.ts';

/** Where one is, back and forth, and whether it is saved. */
export function Bar({ ports, record, onView }: { ports: WorkspacePorts; record: RecordName | null; onView(): void }) {
  const t = useTranslations('workspace.bar');
  const untitled = useTranslations('workspace')('untitled');
  const editor = useEditor();
  const name = useSession((state) => state.history.design.name);
  const canUndo = useSession((state) => state.history.past.length > 0 || state.gesture !== null);
  const canRedo = useSession((state) => state.history.future.length > 0);
  return (
    <header className="ws-bar">
      <Link to={ports.home} className="ws-home" aria-label={t('home')}>
        <Mark />
      </Link>
      <h1 className="ws-name">{name || untitled}</h1>
      <button
        type="button"
        className="ws-icon"
        title={t('undo')}
        aria-label={t('undo')}
        disabled={!canUndo}
        onClick={() => editor.act('undo')}
      >
        <Undo2 aria-hidden size={18} strokeWidth={1.5} />
      </button>
      <button
        type="button"
        className="ws-icon"
        title={t('redo')}
        aria-label={t('redo')}
        disabled={!canRedo}
        onClick={() => editor.act('redo')}
      >
        <Redo2 aria-hidden size={18} strokeWidth={1.5} />
      </button>
      <SaveLine ports={ports} />
      <ViewTabs away={record !== null} onView={onView} />
    </header>
  );
}

const saveIcons = {
  saved: CloudCheck,
  saving: CloudUpload,
  offline: CloudOff,
  readOnly: Lock,
  local: HardDrive,
} as const;

function SaveLine({ ports }: { ports: WorkspacePorts }) {
  const t = useTranslations('workspace.save');
  const state: SaveState = useSyncExternalStore(ports.onSaveState, ports.saveState, ports.saveState);
  const Icon = saveIcons[state.kind];
  function saveWords(now: SaveState): string {
    if (now.kind === 'saved') return t('saved');
    if (now.kind === 'local') return t(now.kept ? 'local' : 'notKept');
    return now.kind === 'readOnly' ? t('readOnly', { reason: now.reason }) : t(now.kind, { count: now.pending });
  }
  return (
    <output className={`ws-save ws-save-${state.kind}`}>
      <Icon aria-hidden size={16} strokeWidth={1.5} />
      <span>{saveWords(state)}</span>
    </output>
  );
}
