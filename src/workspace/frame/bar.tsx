import {
  Aperture,
  ChevronLeft,
  CloudCheck,
  CloudOff,
  CloudUpload,
  Ellipsis,
  HardDrive,
  Lock,
  Redo2,
  Undo2,
} from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { tools } from '#editor/tools/tools.ts';
import { Mark } from '#ui/mark.tsx';
import { useEditor, useSession } from '../editor-context.tsx';
import { ExportButton } from '../panels/export/exporting.tsx';
import { BarPeople } from '../together/bar-people.tsx';
import { useHidden } from '../together/hidden-parts.tsx';
import { isElsewhere } from './rail.tsx';
import type { OpenPanels } from './use-open-panels.ts';
import { useScreen } from './use-screen.ts';
import { ViewTabs } from './view-tabs.tsx';
import type { SaveState, WorkspacePorts } from '../workspace-ports.ts';

interface BarProps {
  ports: WorkspacePorts;
  panels: OpenPanels;
  /** Whether one lets others in just now. */
  sharing: boolean;
  onSharing(open: boolean): void;
  /** On a phone: everything that has no room. */
  onMore(): void;
}

/** Where one is, back and forth, whether it is saved; at its end the way to others and to a picture. */
export function Bar({ ports, panels, sharing, onSharing, onMore }: BarProps) {
  const t = useTranslations('workspace.bar');
  const words = useTranslations('workspace');
  const hidden = useHidden();
  const editor = useEditor();
  const name = useSession((state) => state.history.design.name);
  const canUndo = useSession((state) => state.history.past.length > 0 || state.gesture !== null);
  const canRedo = useSession((state) => state.history.future.length > 0);
  const readOnly = useSession((state) => state.readOnly !== null);
  const elsewhere = useSession((state) => isElsewhere(state.tool, panels));
  const phone = useScreen() === 'phone';
  const { record } = panels;
  const offline = useSaveState(ports).kind === 'offline';
  /** Of the home, whatever is in hand or selected. */
  function rename(): void {
    editor.use(tools.select.start);
    editor.session.set({ selection: [] });
    editor.act('rename');
  }
  return (
    <header className="ws-bar">
      <div className="ws-bar-start">
        <Link to={ports.home} className="ws-home" aria-label={t('home')}>
          {phone ? <ChevronLeft aria-hidden size={22} strokeWidth={1.5} /> : <Mark />}
        </Link>
        <h1 className="ws-name">
          {readOnly ? (
            name || words('untitled')
          ) : (
            <button type="button" title={t('rename')} onClick={rename}>
              {name || words('untitled')}
            </button>
          )}
        </h1>
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
        {/* On a phone it is among what has no room; one that goes once its styles are there moves undo and redo. */}
        {!phone && <ExportButton />}
        {/* Last, so that whatever it says moves nothing. */}
        <SaveLine ports={ports} />
      </div>
      <ViewTabs away={record !== null} onView={panels.closeRecord} />
      <BarPeople ports={ports} open={sharing} onOpen={onSharing} />
      {!hidden.records.includes('render') && (
        <button
          type="button"
          className="ws-render"
          aria-pressed={record === 'render'}
          // What is open can be put away.
          disabled={offline && record !== 'render'}
          title={offline ? t('renderOffline') : undefined}
          onClick={() => panels.toggleRecord('render')}
        >
          <Aperture aria-hidden size={18} strokeWidth={1.5} />
          <span>{words('rail.render')}</span>
        </button>
      )}
      {phone && (
        <button
          type="button"
          className="ws-icon ws-more"
          aria-label={words('rail.more')}
          aria-haspopup="dialog"
          aria-current={elsewhere ? 'true' : undefined}
          onClick={onMore}
        >
          <Ellipsis aria-hidden size={20} strokeWidth={1.5} />
        </button>
      )}
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

function useSaveState({ onSaveState, saveState }: WorkspacePorts): SaveState {
  return useSyncExternalStore(onSaveState, saveState, saveState);
}

function SaveLine({ ports }: { ports: WorkspacePorts }) {
  const t = useTranslations('workspace.save');
  const state = useSaveState(ports);
  /** Where there is room for the icon alone, a press says it; of what only this browser has it leads to keeping it. */
  const [told, setTold] = useState(false);
  const Icon = saveIcons[state.kind];
  function saveWords(now: SaveState): string {
    if (now.kind === 'saved') return t('saved');
    if (now.kind === 'local') return t(now.kept ? 'local' : 'notKept');
    return now.kind === 'readOnly' ? t('readOnly', { reason: now.reason }) : t(now.kind, { count: now.pending });
  }
  const words = saveWords(state);
  const keeping = state.kind === 'local' ? ports.keeping : undefined;
  const press = () => (keeping ? keeping.keep() : setTold(!told));
  return (
    <output className={`ws-save ws-save-${state.kind}${told ? ' ws-save-told' : ''}`}>
      <button type="button" title={words} onClick={press} onBlur={() => setTold(false)}>
        <Icon aria-hidden size={16} strokeWidth={1.5} />
        <span>{words}</span>
      </button>
    </output>
  );
}
