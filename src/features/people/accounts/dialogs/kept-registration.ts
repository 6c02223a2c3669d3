import { dropDraft, keepDraft, keptDraft } from '#ui/fields/kept-draft.ts';
import type { SignInReason } from '#ui/overlays/modal-store.ts';
import type { ModalName } from '#ui/overlays/modal.tsx';

/** The first registration's owner has no id yet. */
const place = { name: 'registration', owner: 'visitor' };

/**
 * What was typed into the sign-up, for as long as the tab lives: who leaves to read the code in their mail, or reloads,
 * goes on where they were. Never the password or a code.
 */
export interface KeptRegistration {
  /** The step that is open; null once it was closed. */
  step: 'regist' | 'bindMobile' | null;
  returnTo?: string;
  without?: string;
  why?: SignInReason;
  nickname: string;
  email: string;
  agreed: boolean;
  mobile: string;
}

const nothing: KeptRegistration = { step: null, nickname: '', email: '', agreed: false, mobile: '' };

export function keptRegistration(): KeptRegistration {
  return keptDraft(place, (kept) => ({ ...nothing, ...(kept as Partial<KeptRegistration>) })) ?? nothing;
}

export function keepRegistration(change: Partial<KeptRegistration>): void {
  keepDraft(place, { ...keptRegistration(), ...change });
}

export function endRegistration(): void {
  dropDraft(place);
}

/** The step to open again; null where none was open, or nothing typed. */
export function interruptedStep(): Exclude<KeptRegistration['step'], null> | null {
  const { step, nickname, email, mobile } = keptRegistration();
  return nickname + email + mobile === '' ? null : step;
}

/** What a page that needs an account opens. */
export function signInDialog(): ModalName {
  return interruptedStep() ?? 'login';
}
