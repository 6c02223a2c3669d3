import type { Database } from '#db/database.ts';
import { lockDesign } from '#features/studio/designs/design-rights.server.ts';
import { headVersion } from '#features/studio/designs/designs.server.ts';
import { strongest } from '#features/studio/designs/design-roles.ts';
import { AppError } from '#lib/errors.ts';
import { audit } from '#platform/audit-queries.server.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext } from '#platform/context.ts';
import { publish } from '#platform/events.server.ts';
import {
  claimShares,
  deleteShare,
  designsSharedWith,
  insertShare,
  setOpened,
  shareWithPerson,
  takeRequest,
  takeWaiting,
  updateShare,
} from './sharing-queries.server.ts';
import { givenByHand, handOf } from './give-right.server.ts';
import type { SharedDesign } from './sharing.ts';

/** As many as a list shows; the last changed. */
const mostShown = 200;

/** Designs others share with a person, also those shared with their contacts before they had an account. */
export async function sharedWithMe(db: Database, userId: string): Promise<SharedDesign[]> {
  await claimShares(db, userId);
  return (await designsSharedWith(db, userId, mostShown)).map(({ role, prices, opened_at, owner, ...design }) => ({
    id: design.id,
    name: design.name,
    owner,
    role,
    prices,
    updatedAt: design.updated_at.toISOString(),
    fresh: opened_at === null,
    plan: `/api/designs/${design.id}/plan?v=${headVersion(design)}`,
  }));
}

/** A person has opened what was shared with them: from now on they are one person to its owner, whatever was typed. */
export function markOpened(
  ctx: Pick<RequestContext, 'db' | 'remember' | 'session' | 'turns' | 'clock'>,
  userId: string,
  designId: string,
): Promise<void> {
  return commit(ctx, async (db) => {
    // As its owner does: what they change meanwhile is read after it.
    await lockDesign(db, designId);
    const own = await shareWithPerson(db, designId, userId);
    const waiting = await takeWaiting(db, designId, userId);
    const [first] = waiting;
    const most = strongest([...(own ? [own] : []), ...waiting]);
    if (own && first) {
      const hand = handOf(own);
      const byHand = strongest([...(hand ? [hand] : []), ...waiting]);
      await updateShare(db, own.id, { ...(byHand ? givenByHand(own, byHand) : {}), ...most });
    } else if (first) {
      const { hand_role: _, hand_prices: __, opened_at: ___, ...share } = first;
      await insertShare(db, { ...share, ...most, user_id: userId });
    }
    await setOpened(db, designId, userId, ctx.clock.now());
  });
}

/** A person no longer wants what was shared with them. */
export function leaveShare(ctx: RequestContext, userId: string, designId: string): Promise<null> {
  return commit(ctx, async (db) => {
    await lockDesign(db, designId);
    await takeRequest(db, designId, userId);
    const own = await shareWithPerson(db, designId, userId);
    if (own) await deleteShare(db, own.id);
    const [waiting] = await takeWaiting(db, designId, userId);
    const share = own ?? waiting;
    if (!share) throw new AppError('not_found');
    await audit(db, ctx, { action: 'design.share_left', target: designId, before: { role: share.role } });
    await publish(db, { kind: 'design_rights', id: designId });
    return null;
  });
}
