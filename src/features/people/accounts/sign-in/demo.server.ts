import { transaction } from '#db/database.ts';
import type { DemoKind } from '#features/people/accounts/demo-accounts.ts';
import { demoUser } from '#features/people/accounts/sign-in/demo-queries.server.ts';
import { openSession, type SessionTokens } from '#features/people/accounts/sessions/sessions.server.ts';
import { AppError } from '#lib/errors.ts';
import type { RequestContext } from '#platform/context.ts';

/** One-click sign-in to a demo account. Where the demo is off this call does not exist. */
export async function signInToDemo(ctx: RequestContext, kind: DemoKind): Promise<SessionTokens> {
  const user = ctx.settings.demo ? await demoUser(ctx.db, kind) : undefined;
  if (!user) throw new AppError('not_found');
  return transaction(ctx.db, (db) => openSession(db, ctx, user, 'demo'));
}
