import { useNavigate, useRevalidator } from 'react-router';
import { localeMirror, parseLocale } from '#lib/locale.ts';
import { useModal } from '#ui/overlays/modal.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import { readStored } from '#ui/stored.ts';
import { accountClient } from '../account-client.ts';
import { endRegistration } from '../dialogs/kept-registration.ts';
import { rememberAgreement } from '../identity/agreed-before.ts';
import { rememberIdentity, type LoginType } from '../identity/remembered-identity.ts';
import { mirrorLoginType, mirrorUser } from '../sessions/local-mirrors.ts';
import { announceSignIn } from './announce-sign-in.ts';

interface SignedIn {
  type: LoginType;
  /** Who signed in, as typed; null for a demo account, which is not remembered. */
  identity: string | null;
  remember: boolean;
}

/** After a successful login (seed, section 4): the mirrors, the hint, the greeting, and the redirect. */
export function useAfterSignIn(): (entrance: SignedIn & { greeting: string }) => Promise<void> {
  const toast = useToast();
  const modal = useModal();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();

  return async ({ greeting, ...entrance }) => {
    const target = modal.options.returnTo ?? '/';
    await settleIn(entrance);
    // The dialog stays until the page behind it knows the person: closing it on "please sign in" would be wrong. Read
    // from the window: a page being loaded may be in the address before it is rendered.
    if (target !== window.location.pathname + window.location.search) await navigate(target, { replace: true });
    await revalidate();
    modal.close();
    toast.clear();
    toast.success(greeting);
  };
}

/** What a browser does when somebody has signed in, by whichever way, before the page is loaded for them. */
export async function settleIn({ type, identity, remember }: SignedIn): Promise<void> {
  endRegistration();
  if (identity !== null) rememberAgreement();
  await Promise.all([
    refreshMirrors(type),
    identity === null ? null : rememberIdentity({ type, identity, full: remember }),
    announceSignIn(),
    keepChosenLanguage(),
  ]);
}

/** A language chosen before signing in is the person's own from now on, for mails too. */
async function keepChosenLanguage(): Promise<void> {
  const chosen = parseLocale(readStored(localeMirror));
  if (chosen !== null) await accountClient.keepLanguage(chosen).catch(() => undefined);
}

/** The person is signed in even when their mirrors could not be fetched. */
async function refreshMirrors(type: LoginType): Promise<void> {
  mirrorLoginType(type);
  const user = await accountClient.user().catch(() => null);
  if (user !== null) mirrorUser(user);
}
