import { useEffect } from 'react';
import { useDrafts } from '#ui/fields/draft.tsx';
import { useModal } from '#ui/overlays/modal.tsx';
import { keepRegistration, keptRegistration, type KeptRegistration } from './kept-registration.ts';

export const registDraft = 'regist';
export const bindDraft = 'bindMobile';
const emptyRegistration = { nickname: '', email: '', password: '', verificationCode: '', agreed: false };
export type Registration = typeof emptyRegistration;

/** The first step as it was typed before the page was left or loaded again; secrets are typed anew. */
export function startedRegistration(): Registration {
  const { nickname, email, agreed } = keptRegistration();
  return { ...emptyRegistration, nickname, email, agreed };
}

/** Whoever loads the page while this step is open finds it open. */
export function useOpenStep(step: KeptRegistration['step'], open: boolean): void {
  const { returnTo, without, why } = useModal().options;
  useEffect(
    () => keepRegistration(open ? { step, returnTo, without, why } : { step: null }),
    [step, open, returnTo, without, why],
  );
}

const refusalDraft = 'regist-refusal';

/** The server validates both steps at the second; errors of the first are kept here until one goes back. */
export function useRefusal() {
  const drafts = useDrafts();
  return {
    leave: (error: unknown) => drafts.keep(refusalDraft, error),
    take(): unknown {
      const error = drafts.read<unknown>(refusalDraft);
      drafts.clear(refusalDraft);
      return error;
    },
  };
}
