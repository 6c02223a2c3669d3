import { Eye, Unlink, X } from 'lucide-react';
import { useRef, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useEditor, useSession } from '../editor-context.tsx';
import { downloadDesign } from '../states/download-design.ts';
import type { WorkspacePorts } from '../workspace-ports.ts';
import type { GuestPort } from './guest-port.ts';
import '../states/states.css';
import './together.css';
import '../states/local-strip.css';

interface GuestStripProps {
  guest: GuestPort;
  ports: Pick<WorkspacePorts, 'saveState' | 'onSaveState'>;
}

/** Over the sheet of somebody else's design: what one may do, how to do more, and when it is no longer shared. */
export function GuestStrip({ guest, ports }: GuestStripProps) {
  const state = useSyncExternalStore(ports.onSaveState, ports.saveState, ports.saveState);
  if (state.kind === 'readOnly' && state.reason === 'not_found') return <Unshared guest={guest} />;
  return <SharedWith guest={guest} />;
}

/** What was not sent is still on the sheet: it can be taken along as a file. */
function Unshared({ guest }: { guest: GuestPort }) {
  const t = useTranslations('together.ended');
  const { session } = useEditor();
  const unsent = useSession((state) => state.saving?.pending ?? 0);
  return (
    <section className="st-strip st-local st-warn" role="alert">
      <Unlink aria-hidden size={18} strokeWidth={1.5} />
      <p>
        <b>{t('title')}</b> {unsent > 0 ? t('unsent', { count: unsent }) : t('text')}
      </p>
      <span className="st-local-acts">
        <button type="button" onClick={() => downloadDesign(session.design)}>
          {t('download')}
        </button>
        <Link to={guest.home}>{t('home')}</Link>
      </span>
    </section>
  );
}

/** Who edits is not asked for more, and can put it away: they work where it lies. */
function SharedWith({ guest }: { guest: GuestPort }) {
  const t = useTranslations('together.guest');
  const [asked, setAsked] = useState(false);
  const [closed, setClosed] = useState(false);
  const [failed, setFailed] = useState('');
  const [busy, setBusy] = useState(false);
  // Of two presses in one moment React knows one state.
  const working = useRef(false);
  async function attempt(act: () => Promise<void>, then: () => void = () => undefined) {
    if (working.current) return;
    working.current = true;
    setBusy(true);
    setFailed('');
    try {
      await act();
      then();
    } catch (error) {
      setFailed((error instanceof Error && error.message) || t('failed'));
    }
    working.current = false;
    setBusy(false);
  }
  const { owner, role, signIn } = guest;
  if (closed) return null;
  return (
    <section className="st-strip st-local" aria-label={t('label')}>
      <Eye aria-hidden size={18} strokeWidth={1.5} />
      <p>
        {t(role, { owner })}
        {failed !== '' && <span role="alert"> {failed}</span>}
        {asked && <output> {t('asked', { owner })}</output>}
      </p>
      <span className="st-local-acts">
        {signIn ? (
          <button type="button" onClick={signIn}>
            {t('signIn')}
          </button>
        ) : (
          <>
            {!asked && role !== 'edit' && (
              <button type="button" aria-disabled={busy} onClick={() => void attempt(guest.ask, () => setAsked(true))}>
                {t('ask')}
              </button>
            )}
            <button
              type="button"
              className="st-local-keep"
              aria-disabled={busy}
              onClick={() => void attempt(guest.copy)}
            >
              {t('copy')}
            </button>
          </>
        )}
      </span>
      {role === 'edit' && (
        <button type="button" className="ws-icon" aria-label={t('close')} onClick={() => setClosed(true)}>
          <X aria-hidden size={18} strokeWidth={1.5} />
        </button>
      )}
    </section>
  );
}
