import { findUserById } from '#features/people/accounts/users.server.ts';
import {
  mayDesign,
  refuseWorkspaceToken,
  wayIntoWorkspace,
  workspaceTokenHash,
  workspaceTokenSeconds,
  type WorkspaceAccess,
} from '#features/people/start-design/workspace-tokens.server.ts';
import { readDesign } from '#features/studio/designs/design-head.server.ts';
import { designFor, asking } from '#features/studio/designs/design-rights.server.ts';
import type { DesignData } from '#features/studio/designs/design.ts';
import { AppError } from '#lib/errors.ts';
import { audit } from '#platform/audit-queries.server.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext, Session } from '#platform/context.ts';
import { findHandover, insertHandover, takeHandover } from './hand-over-queries.server.ts';

export { sweepHandovers } from './hand-over-queries.server.ts';

/**
 * A design for the external workspace (PRODUCT J11): its address with a token that is good once and for 60 seconds, for
 * the person and for this design. Where no external workspace is set there is nothing to hand it to.
 */
export async function handOver(ctx: RequestContext, session: Session, designId: string): Promise<WorkspaceAccess> {
  if (ctx.workspaceUrl === null) throw new AppError('not_found');
  return commit(ctx, async (db) => {
    const { userId } = session;
    await designFor(db, asking({ ...ctx, links: [] }, userId, designId));
    const access = await wayIntoWorkspace(db, ctx, session);
    const expires = new Date(ctx.clock.now().getTime() + workspaceTokenSeconds * 1000);
    await insertHandover(db, {
      token_hash: workspaceTokenHash(access.token),
      design_id: designId,
      user_id: userId,
      expires_at: expires,
    });
    await audit(db, ctx, { action: 'design.handed_over', target: designId });
    const url = new URL(access.url);
    url.searchParams.set('design', designId);
    return { ...access, url: url.href };
  });
}

export type HandedOver = Pick<DesignData, 'id' | 'name' | 'seq' | 'document'>;

/**
 * Once, to whoever has the token, while the session it came from lives; the rights are those the person has now. Read first, with no connection held while the
 * thread is at it, and one at a time for each person; then taken: a token whose design could not be read is good for
 * another try. One that is tried again afterwards is on the record.
 */
export async function takeDesign(ctx: RequestContext, token: string): Promise<HandedOver> {
  const hash = workspaceTokenHash(token);
  const now = ctx.clock.now();
  const asked = await findHandover(ctx.db, hash, now);
  if (!asked) return refuseWorkspaceToken(ctx, hash);
  const taken = await ctx.keeper.inTurn(asked.user_id, async () => {
    // Whoever waited finds it taken, and nothing is read for them.
    const row = await findHandover(ctx.db, hash, now);
    const user = row ? await findUserById(ctx.db, row.user_id) : undefined;
    if (!row || user?.status !== 'active' || !mayDesign(user, now)) return null;
    const design = await readDesign({ ...ctx, links: [] }, row.user_id, row.design_id);
    return (await takeHandover(ctx.db, hash, now)) ? design : null;
  });
  if (taken === null) return refuseWorkspaceToken(ctx, hash);
  const { id, name, seq, document } = taken;
  return { id, name, seq, document };
}
