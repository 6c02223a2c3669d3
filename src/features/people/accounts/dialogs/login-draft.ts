import type { Drafts } from '#ui/fields/draft.tsx';
import type { LoginWay } from '../account-rules.ts';
import type { LoginType } from '../identity/remembered-identity.ts';

export interface LoginChoice {
  type: LoginType;
  way: LoginWay;
}
export const loginDraft = 'login';
export const choiceDraft = 'login-choice';

/**
 * After registering or setting a new password one signs in next: with the account just verified, the password still to
 * type.
 */
export function prefillLogin(drafts: Drafts, type: LoginType, account: string): void {
  drafts.keep(loginDraft, { [type]: account });
  drafts.keep(choiceDraft, { type, way: 'password' } satisfies LoginChoice);
}
