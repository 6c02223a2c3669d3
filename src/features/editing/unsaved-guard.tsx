import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** While something is typed and not saved, a link asks before it leads away, and the browser before it closes the page. */
export function UnsavedGuard({ dirty }: { dirty: boolean }) {
  const t = useTranslations('desk.editor');
  const navigate = useNavigate();
  const [to, setTo] = useState<string | null>(null);
  const onClick = useEffectEvent((event: MouseEvent) => {
    const address = addressOf(event);
    if (address === null) return;
    event.preventDefault();
    // Before the router's own listener, and before the guard of another form on this page.
    event.stopImmediatePropagation();
    setTo(address);
  });
  useEffect(() => {
    if (!dirty) return;
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    const click = (event: MouseEvent) => onClick(event);
    window.addEventListener('beforeunload', stay);
    document.addEventListener('click', click, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', stay);
      document.removeEventListener('click', click, { capture: true });
    };
  }, [dirty]);
  return <ConfirmDialog open={to !== null} title={t('unsavedTitle')} text={t('unsavedText')} confirm={t('leave')} onClose={() => setTo(null)} onConfirm={async () => { setTo(null); await navigate(to!); }} />;
}

/** Where a plain click on a link of ours would lead; null for everything that stays, opens beside, or saves a file. */
function addressOf(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.defaultPrevented) return null;
  if (link.target === '_blank' || link.hasAttribute('download') || link.origin !== window.location.origin || link.pathname === window.location.pathname) return null;
  return link.pathname + link.search + link.hash;
}
