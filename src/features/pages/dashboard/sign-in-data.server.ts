import type { SessionData } from '#features/people/accounts/account.ts';
import { readProfile } from '#features/people/accounts/profile.server.ts';
import { listSessions } from '#features/people/accounts/sessions/sessions.server.ts';
import type { MemberContext } from '#platform/context.ts';

/** What a person signs in with, and where they are signed in. */
export interface SignInData {
  email: string;
  mobile: string | null;
  sessions: SessionData[];
}

export async function loadSignIn(ctx: MemberContext): Promise<SignInData> {
  const [{ email, mobile }, sessions] = await Promise.all([
    readProfile(ctx, ctx.session.userId),
    listSessions(ctx, ctx.session.userId),
  ]);
  return { email, mobile, sessions };
}
