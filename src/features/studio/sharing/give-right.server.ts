import type { Database } from '#db/database.ts';
import type { NoticeType } from '#features/people/notifications/notice.ts';
import { sendNotification } from '#features/people/notifications/send-notification.server.ts';
import { designAddress } from '#features/studio/designs/design-address.ts';
import { strongest, type Grant } from '#features/studio/designs/design-roles.ts';
import { AppError } from '#lib/errors.ts';
import { newId } from '#lib/id.ts';
import type { RequestContext } from '#platform/context.ts';
import { sharingLimits } from './sharing-limits.ts';
import {
  countShares,
  insertShare,
  shareWithContact,
  shareWithPerson,
  updateShare,
  type ShareRow,
} from './sharing-queries.server.ts';

/** A design as its owner shares it. */
export interface SharedFrom {
  id: string;
  name: string;
  ownerId: string;
}

interface Given extends Grant {
  userId: string | null;
  contact: string | null;
  talkId: string | null;
}

/**
 * Gives a person a right, or another than they had. Who is invited by a contact has a row under it, whatever they have
 * under another: its owner would be told that both are one person. In the caller's transaction, which has the design's
 * row.
 */
export async function givePerson(
  ctx: Pick<RequestContext, 'clock'>,
  db: Database,
  designId: string,
  { userId, contact, role, prices, talkId }: Given,
): Promise<{ isNew: boolean }> {
  const own = userId === null ? undefined : await shareWithPerson(db, designId, userId);
  const before = contact === null ? own : await shareWithContact(db, designId, contact);
  const known = own === undefined || own.id === before?.id ? userId : null;
  if (before) {
    const rights = talkId === null ? givenByHand(before, { role, prices }) : givenInTalk(before, { role, prices });
    await updateShare(db, before.id, { ...rights, user_id: before.user_id ?? known });
    return { isNew: before.user_id === null && known !== null };
  }
  if ((await countShares(db, designId)) >= sharingLimits.people)
    throw new AppError('shares_full', { values: { what: 'people', most: sharingLimits.people } });
  const now = ctx.clock.now();
  const share = { id: newId('sh', now), design_id: designId, user_id: known, contact, role, prices };
  await insertShare(db, { ...share, talk_id: talkId, created_at: now });
  return { isNew: known !== null };
}

/** What its owner gives by hand counts, also beside a talk that shows the design: it stays when the talk ends. */
export function givenByHand(share: ShareRow, given: Grant): Partial<ShareRow> {
  return share.talk_id === null ? { ...given } : { ...given, hand_role: given.role, hand_prices: given.prices };
}

/** No less than they were given by hand. */
function givenInTalk(share: ShareRow, given: Grant): Partial<ShareRow> {
  const byHand = handOf(share);
  return { ...strongest(byHand ? [given, byHand] : [given]) };
}

/** What was given by hand to somebody who has the design from a talk too. */
export function handOf({ hand_role, hand_prices }: ShareRow): Grant | null {
  return hand_role === null ? null : { role: hand_role, prices: hand_prices ?? false };
}

/** In the caller's transaction: a notification that opens the design. */
export function tellAboutDesign(
  ctx: RequestContext,
  db: Database,
  userId: string,
  { type, design }: { type: NoticeType; design: Pick<SharedFrom, 'id' | 'name'> },
): Promise<void> {
  return sendNotification(db, ctx, [userId], {
    type,
    details: { sender: ctx.viewer?.nickname ?? '', design: design.name },
    link: designAddress(design.id),
  });
}
