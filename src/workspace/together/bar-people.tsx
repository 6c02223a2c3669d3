import { UserPlus } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import type { WorkspacePorts } from '../workspace-ports.ts';
import { Initial } from './initial.tsx';
import { useOthers } from './together-context.tsx';
import { useGuestName } from './use-guest-name.ts';
import { Aside, latePart } from '../states/late-part.tsx';
import './together.css';

/** Fetched when an owner shares. */
const ShareDialog = latePart(async () => (await import('./share-dialog.tsx')).ShareDialog);

/** More heads than this are counted. */
const mostHeads = 4;

type BarPorts = Pick<WorkspacePorts, 'share' | 'together' | 'saveState' | 'onSaveState'>;

interface BarPeopleProps {
  ports: BarPorts;
  /** Whether others are being let in: on a phone by way of *more*. */
  open: boolean;
  onOpen(open: boolean): void;
}

/** At the end of the bar: who is here, and the way to let others in. */
export function BarPeople({ ports, open, onOpen }: BarPeopleProps) {
  const t = useTranslations('together');
  const state = useSyncExternalStore(ports.onSaveState, ports.saveState, ports.saveState);
  const { share, together } = ports;
  return (
    <div className="tg-bar">
      {together && <Heads own={together.name} />}
      {share && (
        <button
          type="button"
          className="tg-share-open"
          aria-haspopup="dialog"
          disabled={state.kind === 'offline'}
          title={state.kind === 'offline' ? t('offline') : undefined}
          onClick={() => onOpen(true)}
        >
          <UserPlus aria-hidden size={17} strokeWidth={1.5} />
          <span>{t('share')}</span>
        </button>
      )}
      {share && open && (
        <Aside>
          <ShareDialog share={share} own={together?.name ?? ''} onClose={() => onOpen(false)} />
        </Aside>
      )}
    </div>
  );
}

function Heads({ own }: { own: string }) {
  const t = useTranslations('together');
  const nameOf = useGuestName();
  const others = useOthers();
  if (others.length === 0) return null;
  const shown = others.slice(0, mostHeads);
  return (
    <ul className="tg-heads" aria-label={t('here')}>
      {own !== '' && (
        <li className="tg-head tg-own" title={t('you', { name: own })}>
          <Initial name={own} />
        </li>
      )}
      {shown.map((other) => (
        <li key={other.window} className={`tg-head tg-ink-${other.ink}`} title={nameOf(other)}>
          <Initial name={nameOf(other)} />
        </li>
      ))}
      {others.length > shown.length && <li className="tg-head">+{others.length - shown.length}</li>}
    </ul>
  );
}
