import type { Database } from '#db/database.ts';
import { lockDesign, ownedDesign } from '#features/studio/designs/design-rights.server.ts';
import type { SharedRole } from '#features/studio/designs/design-roles.ts';
import { AppError } from '#lib/errors.ts';
import { audit } from '#platform/audit-queries.server.ts';
import type { RequestContext } from '#platform/context.ts';
import { publish } from '#platform/events.server.ts';
import { givePerson, tellAboutDesign } from './give-right.server.ts';
import { deleteTalkShares, designsInTalk, shareWithPerson, sharedInTalk } from './sharing-queries.server.ts';

interface TalkDesign {
  talkId: string;
  designId: string;
  /** The designer, whose design it is. */
  ownerId: string;
}

/** A design in a talk with a client. Whoever was given a right by hand keeps that. In the caller's transaction. */
export async function shareInTalk(
  ctx: RequestContext,
  db: Database,
  { talkId, designId, ownerId, clientId, role }: TalkDesign & { clientId: string; role: Exclude<SharedRole, 'edit'> },
): Promise<void> {
  const now = ctx.clock.now();
  const { design } = await ownedDesign(db, { userId: ownerId, designId, now }, { lock: true });
  if (design.deleted_at !== null) throw new AppError('not_found');
  const before = await shareWithPerson(db, designId, clientId);
  if (before && before.talk_id !== talkId) throw new AppError('already_shared');
  await givePerson(ctx, db, designId, { userId: clientId, contact: null, role, prices: true, talkId });
  await audit(db, ctx, { action: 'design.shared', target: designId, after: { role, talk: talkId } });
  await publish(db, { kind: 'design_rights', id: designId });
  if (!before) await tellAboutDesign(ctx, db, clientId, { type: 'DESIGN_SHARED', design });
}

export async function unshareInTalk(
  ctx: RequestContext,
  db: Database,
  { talkId, designId, ownerId }: TalkDesign,
): Promise<void> {
  await ownedDesign(db, { userId: ownerId, designId, now: ctx.clock.now() }, { lock: true });
  if ((await deleteTalkShares(db, talkId, designId)).length === 0) throw new AppError('not_found');
  await audit(db, ctx, { action: 'design.unshared', target: designId, before: { talk: talkId } });
  await publish(db, { kind: 'design_rights', id: designId });
}

/**
 * What the talk alone gave ends with it. In the caller's transaction, which has the talk's row: the designs after it, as
 * where one is attached, and before what is shared of them, as where its owner shares by hand.
 */
export async function endTalkShares(db: Database, talkId: string): Promise<void> {
  for (const id of await designsInTalk(db, talkId)) await lockDesign(db, id);
  for (const id of await deleteTalkShares(db, talkId)) await publish(db, { kind: 'design_rights', id });
}

/** The designs a talk has, for both sides; one in the bin is not there. */
export const talkDesigns = sharedInTalk;
