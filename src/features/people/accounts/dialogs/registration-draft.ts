import { useDrafts } from '#ui/fields/draft.tsx';

export const registDraft = 'regist';
export const bindDraft = 'bindMobile';
export const emptyRegistration = { nickname: '', email: '', password: '', verificationCode: '', agreed: false };
export type Registration = typeof emptyRegistration;

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
