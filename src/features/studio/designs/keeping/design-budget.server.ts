import { audit } from '#platform/audit-queries.server.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext } from '#platform/context.ts';
import { setBudget } from '../design-queries.server.ts';
import { ownedDesign } from '../design-rights.server.ts';

/** What a person means to spend on a design (PRODUCT O2): a note of theirs, no part of its document or its log. */
export function changeBudget(
  ctx: RequestContext,
  userId: string,
  designId: string,
  budget: number | null,
): Promise<{ budget: number | null }> {
  return commit(ctx, async (db) => {
    const { design } = await ownedDesign(db, { userId, designId, now: ctx.clock.now() }, { lock: true });
    await setBudget(db, designId, budget);
    await audit(db, ctx, {
      action: 'design.budget',
      target: designId,
      before: { budget: design.budget },
      after: { budget },
    });
    return { budget };
  });
}
