import type { Database } from '#db/database.ts';
import { findUserById } from '#features/people/accounts/users.server.ts';
import { headVersion } from '#features/studio/designs/designs.server.ts';
import { AppError } from '#lib/errors.ts';
import { audit } from '#platform/audit-queries.server.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext } from '#platform/context.ts';
import { publish } from '#platform/events.server.ts';
import { claimShares, deleteShare, designsSharedWith, setOpened, shareWith } from './sharing-queries.server.ts';
import type { SharedDesign } from './sharing.ts';

/** As many as a list shows; the last changed. */
const mostShown = 200;

/** Designs others share with a person, also those shared with their contacts before they had an account. */
export async function sharedWithMe(db: Database, userId: string): Promise<SharedDesign[]> {
  const person = await findUserById(db, userId);
  await claimShares(
    db,
    userId,
    [person?.email, person?.mobile].filter((contact) => contact != null),
  );
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

/** A person has opened what was shared with them. */
export function markOpened(
  { db, clock }: Pick<RequestContext, 'db' | 'clock'>,
  userId: string,
  designId: string,
): Promise<void> {
  return setOpened(db, designId, userId, clock.now());
}

/** A person no longer wants what was shared with them. */
export function leaveShare(ctx: RequestContext, userId: string, designId: string): Promise<null> {
  return commit(ctx, async (db) => {
    const share = await shareWith(db, designId, { userId, contact: null });
    if (!share) throw new AppError('not_found');
    await deleteShare(db, share.id);
    await audit(db, ctx, { action: 'design.share_left', target: designId, before: { role: share.role } });
    await publish(db, { kind: 'design_rights', id: designId });
    return null;
  });
}
