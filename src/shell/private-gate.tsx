import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { EmptyPage } from '#ui/empty-page.tsx';
import { signInDialog } from '#features/people/accounts/dialogs/kept-registration.ts';
import { useModal } from '#ui/overlays/modal.tsx';
import { pageAt, pageOf } from '#features/catalogue/content/addresses.ts';
import { useSite } from './site-data.ts';

interface PrivateGateProps {
  /** The page itself has asked for a session: a design, beside which everyone may draw their own. */
  asked?: boolean;
  children: ReactNode;
}

/**
 * PRODUCT, Addresses: on a private page a visitor gets the frame and the login dialog, and stays there after signing
 * in.
 */
export function PrivateGate({ asked = false, children }: PrivateGateProps) {
  const { viewer } = useSite();
  const { pathname, search } = useLocation();
  const key = pageAt(pathname);
  // The unsubscribe link of a mail works without a session; its own token identifies the person.
  if (key === 'notice' && new URLSearchParams(search).has('stop')) return children;
  // A shared board: its link carries the key.
  if (key === 'userHome' && new URLSearchParams(search).has('board')) return children;
  const isPrivate = asked || (key !== null && pageOf(key).private);
  if (!isPrivate || viewer?.fresh) return children;
  if (viewer !== null) return <Waiting />;
  return key !== null && pageOf(key).told ? children : <SignInFirst />;
}

function SignInFirst() {
  const t = useTranslations('shell');
  const { pathname, search } = useLocation();
  const { open } = useModal();
  const returnTo = pathname + search;
  const why = pageAt(pathname) === 'productBill' ? ('buy' as const) : undefined;
  useEffect(() => open(signInDialog(), { returnTo, why }), [open, returnTo, why]);
  return (
    <EmptyPage title={t('gate.title')} text={t('gate.text')}>
      <Button variant="primary" aria-haspopup="dialog" onClick={() => open('login', { returnTo, why })}>
        {t('header.signIn')}
      </Button>
      <Button variant="line" aria-haspopup="dialog" onClick={() => open('regist', { returnTo, why })}>
        {t('header.signUp')}
      </Button>
    </EmptyPage>
  );
}

/** The person is known but their token has expired: the session is being renewed, then the page loads its data. */
function Waiting() {
  const t = useTranslations('shell.gate');
  return (
    <div className="page py-16 lg:py-24" aria-busy="true">
      <p className="text-ink-soft">{t('waiting')}</p>
      <div className="skel mt-8 h-12 w-2/3" />
      <div className="skel mt-4 h-6 w-1/3" />
    </div>
  );
}
