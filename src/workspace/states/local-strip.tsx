import { HardDrive, X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { readStored, writeStored } from '#ui/stored.ts';
import { useEditor } from '../editor-context.tsx';
import type { KeepingPort } from '../ports/keeping-port.ts';
import type { WorkspacePorts } from '../workspace-ports.ts';
import { downloadDesign } from './download-design.ts';
import './states.css';
import './local-strip.css';

/** A day: the bar says where the design is all the while. */
const closedFor = 24 * 60 * 60 * 1000;

interface LocalStripProps {
  keeping: KeepingPort;
  ports: Pick<WorkspacePorts, 'saveState' | 'onSaveState'>;
}

/** Over the sheet of a design that only this browser has: that it may forget it, what keeps it, and the file to take along. */
export function LocalStrip({ keeping, ports }: LocalStripProps) {
  const t = useTranslations('start.local');
  const { session } = useEditor();
  const lasts = useLasts(keeping);
  const isFullNow = () => isFull(ports);
  const full = useSyncExternalStore(ports.onSaveState, isFullNow, isFullNow);
  const key = `hien-strip-${keeping.id}`;
  const [closed, setClosed] = useState(() => Date.now() - Number(readStored(key) ?? 0) < closedFor);
  function close() {
    setClosed(true);
    writeStored(key, String(Date.now()));
  }
  // What is not written is lost with the window: that stays in sight.
  if ((closed && !full) || lasts === null) return null;
  const text = full ? t('full') : t(lasts ? 'kept' : 'mayForget');
  return (
    <section className={`st-strip st-local${full || !lasts ? ' st-warn' : ''}`} role={full ? 'alert' : 'status'}>
      <HardDrive aria-hidden size={18} strokeWidth={1.5} />
      <p>
        <b>{t('title')}</b> <span>{text}</span>
      </p>
      <span className="st-local-acts">
        <button type="button" className="st-local-keep" onClick={() => keeping.keep()}>
          {t(keeping.by)}
        </button>
        <button type="button" className="st-local-file" onClick={() => downloadDesign(session.design)}>
          {t('download')}
        </button>
      </span>
      {!full && (
        <button type="button" className="ws-icon" aria-label={t('close')} onClick={close}>
          <X aria-hidden size={18} strokeWidth={1.5} />
        </button>
      )}
    </section>
  );
}

function isFull({ saveState }: Pick<WorkspacePorts, 'saveState'>): boolean {
  const state = saveState();
  return state.kind === 'local' && !state.kept;
}

/** Null until the browser has answered. */
function useLasts(keeping: KeepingPort): boolean | null {
  const [lasts, setLasts] = useState<boolean | null>(null);
  useEffect(() => {
    let gone = false;
    keeping.lasts().then(
      (does) => gone || setLasts(does),
      () => gone || setLasts(false),
    );
    return () => {
      gone = true;
    };
  }, [keeping]);
  return lasts;
}
