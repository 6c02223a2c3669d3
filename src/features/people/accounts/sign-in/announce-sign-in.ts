const signInEvent = 'hien:signed-in';

interface SignInDetail {
  waitFor(work: Promise<unknown>): void;
}

/**
 * Somebody has signed in, and the page behind the dialog does not know it yet: what others want done first (a visitor's
 * cart that becomes theirs) is waited for. What fails holds nobody up.
 */
export async function announceSignIn(): Promise<void> {
  const works: Promise<unknown>[] = [];
  const detail: SignInDetail = { waitFor: (work) => void works.push(work) };
  window.dispatchEvent(new CustomEvent<SignInDetail>(signInEvent, { detail }));
  await Promise.allSettled(works);
}

/** Runs `work` at every sign-in in this window, before the page is loaded for the person. */
export function onSignIn(work: () => Promise<unknown>): () => void {
  const hear = (event: Event) => (event as CustomEvent<SignInDetail>).detail.waitFor(work());
  window.addEventListener(signInEvent, hear);
  return () => window.removeEventListener(signInEvent, hear);
}
