import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { onSignIn } from '#features/people/accounts/sign-in/announce-sign-in.ts';
import { onSignOut, onUnsentAsked } from '#features/people/accounts/sessions/announce-sign-out.ts';
import { useViewer } from '#features/people/accounts/use-viewer.ts';
import { mayDesign } from '#lib/person.ts';
import { useModal } from '#ui/overlays/modal.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import { mayHaveLocalDesigns, sentAs } from './local/sent-designs.ts';

/**
 * What a browser keeps of designs follows who is signed in (DECISIONS D7): a visitor's become the person's at sign-in,
 * or on a later page where that did not work; a person's are cleared at sign-out. Renders nothing.
 */
export function DesignsInBrowser() {
  useSending();
  useClearing();
  return null;
}

function useSending(): void {
  const t = useTranslations('shell.designs');
  const viewer = useViewer();
  const toast = useToast();
  const closed = useModal().name === null;
  const untold = useRef(0);
  /** The one that was open at the sign-in: its own page sends it. */
  const open = useRef<string | null>(null);
  const [now] = useState(() => Date.now());
  const id = viewer?.fresh && mayDesign(viewer, now) ? viewer.id : null;
  const tell = useEffectEvent(() => {
    const count = untold.current + (open.current !== null && sentAs(open.current) !== null ? 1 : 0);
    if (count === 0) return;
    toast.success(t('sent', { count }));
    untold.current = 0;
    open.current = null;
  });
  useEffect(
    () =>
      onSignIn(async () => {
        open.current = openDesign();
        untold.current += await sendAll();
      }),
    [],
  );
  useEffect(() => {
    if (id !== null)
      sendAll().then(
        (count) => {
          untold.current += count;
          tell();
        },
        () => undefined,
      );
  }, [id]);
  // Behind the dialog, and before its greeting, it would not be seen.
  useEffect(() => {
    if (closed && id !== null) tell();
  }, [closed, id]);
}

/** How many went. The one that is open here is sent by its own page. */
async function sendAll(): Promise<number> {
  if (!mayHaveLocalDesigns()) return 0;
  const { sendDesigns } = await import('./local/send-designs.ts');
  return (await sendDesigns(openDesign())).filter((result) => 'sent' in result).length;
}

function openDesign(): string | null {
  return /^\/workspace\/local\/([^/]+)/.exec(window.location.pathname)?.[1] ?? null;
}

function useClearing(): void {
  const person = useViewer()?.id ?? '';
  const unsent = useEffectEvent(async () => {
    const { unsentOf } = await import('./local/clear-person.ts');
    return person === '' ? 0 : unsentOf(person);
  });
  const clear = useEffectEvent(async () => {
    const { clearPerson } = await import('./local/clear-person.ts');
    if (person !== '') await clearPerson(person);
  });
  useEffect(() => onUnsentAsked(() => unsent()), []);
  useEffect(() => onSignOut(() => clear()), []);
}
