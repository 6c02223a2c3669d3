import { useNavigate, useRevalidator } from 'react-router';
import { useModal } from '#ui/overlays/modal.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import { accountClient } from '../account-client.ts';
import { rememberIdentity, type LoginType } from '../identity/remembered-identity.ts';
import { mirrorLoginType, mirrorUser } from '../sessions/local-mirrors.ts';

interface SignInDetails {
  type: LoginType;
  /** Who signed in, as typed; null for a demo account, which is nobody's to remember. */
  identity: string | null;
  remember: boolean;
  greeting: string;
}

/** What follows a successful login (seed, section 4): the mirrors, the hint, the greeting, and the way on. */
export function useAfterSignIn(): (entrance: SignInDetails) => Promise<void> {
  const toast = useToast();
  const modal = useModal();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();

  return async ({ type, identity, remember, greeting }) => {
    const target = modal.options.returnTo ?? '/';
    await Promise.all([
      refreshMirrors(type),
      identity === null ? null : rememberIdentity({ type, identity, full: remember }),
    ]);
    // The dialog stays until the page behind it knows the person: closing it on "please sign in" would be a lie.
    // Asked of the window: a page on its way may stand in the address before it is drawn.
    if (target !== window.location.pathname + window.location.search) await navigate(target, { replace: true });
    await revalidate();
    modal.close();
    toast.clear();
    toast.success(greeting);
  };
}

/** The person is in even when their mirrors could not be fetched. */
async function refreshMirrors(type: LoginType): Promise<void> {
  mirrorLoginType(type);
  const user = await accountClient.user().catch(() => null);
  if (user !== null) mirrorUser(user);
}
