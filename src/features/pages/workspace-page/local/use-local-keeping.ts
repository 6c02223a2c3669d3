import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Sync } from '#editor/sync/sync.ts';
import { pages } from '#features/catalogue/content/addresses.ts';
import { thingAddress } from '#features/catalogue/content/thing-address.ts';
import { firstDialog } from '#features/people/accounts/sign-in/first-dialog.ts';
import { onSignIn } from '#features/people/accounts/sign-in/announce-sign-in.ts';
import { useViewer } from '#features/people/accounts/use-viewer.ts';
import { mayDesign } from '#lib/person.ts';
import { useModal } from '#ui/overlays/modal.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import type { KeepingPort } from '#workspace/ports/keeping-port.ts';
import { originOf } from './local-origins.ts';
import { sentAs } from './sent-designs.ts';
import { storageLasts } from './storage-lasts.ts';

interface LocalKeeping {
  keeping: KeepingPort;
  /** It is on its way: what would be done to it now would be done to the copy that goes. */
  away: boolean;
  /** It has become the person's. */
  sent: boolean;
}

/** How an open design of a visitor gets into an account: by signing in, by a plan, or now. */
export function useLocalKeeping(id: string, sync: Sync | null): LocalKeeping {
  const t = useTranslations('start.stays');
  const w = useTranslations('workspace');
  const viewer = useViewer();
  const modal = useModal();
  const toast = useToast();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [way, setWay] = useState<'here' | 'sending' | 'sent'>('here');
  const [now] = useState(() => Date.now());
  const by = viewer === null ? 'signIn' : keptBy(!viewer.fresh || mayDesign(viewer, now));

  /** With everything written; null where it went, else why it stays. */
  async function send(): Promise<string | null> {
    if (!sync || way !== 'here') return null;
    setWay('sending');
    try {
      const { sendOpenDesign } = await import('./send-designs.ts');
      await sync.flush();
      const result = await sendOpenDesign(id);
      setWay('kept' in result ? 'here' : 'sent');
      return 'kept' in result ? result.kept : null;
    } catch {
      setWay('here');
      return 'offline';
    }
  }
  /** Said where it has gone, and only then. */
  const keptWords =
    (name = '') =>
    () =>
      sentAs(id) === null ? null : t('kept', { name: name.trim() || w('untitled') });
  async function keep(): Promise<void> {
    if (by === 'signIn') return modal.open(firstDialog(), { returnTo: pathname, kept: keptWords(sync?.design().name) });
    if (by === 'plan') return void navigate(pages.price.path);
    const stays = await send();
    if (stays !== null) toast.error(t('why', { reason: stays }));
  }
  const atSignIn = useEffectEvent(send);
  useEffect(() => onSignIn(() => atSignIn()), []);
  // The port stays the same object, or the workspace would begin anew with every toast.
  const latest = useRef(keep);
  useEffect(() => {
    latest.current = keep;
  });
  const keeping = useMemo(
    () => ({ id, by, keep: () => void latest.current(), lasts: storageLasts, origin: namedOrigin(id) }) as const,
    [by, id],
  );
  return { keeping, away: way !== 'here', sent: way === 'sent' };
}

function namedOrigin(id: string): KeepingPort['origin'] {
  const origin = originOf(id);
  return origin && { name: origin.name, author: origin.author, address: thingAddress(origin.work) };
}

function keptBy(mayKeep: boolean): 'sending' | 'plan' {
  return mayKeep ? 'sending' : 'plan';
}
