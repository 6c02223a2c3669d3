import type { Database } from '#db/database.ts';
import { accountName, findUser } from '#features/people/accounts/users.server.ts';
import { ownedDesign } from '#features/studio/designs/design-rights.server.ts';
import { strongest, type Grant } from '#features/studio/designs/design-roles.ts';
import { AppError } from '#lib/errors.ts';
import { audit } from '#platform/audit-queries.server.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext } from '#platform/context.ts';
import { publish } from '#platform/events.server.ts';
import { holdAccount } from '#platform/leaving-queries.server.ts';
import { takeLimitSlot } from '#platform/limits-queries.server.ts';
import { answerRequest } from './edit-requests.server.ts';
import { givenByHand, givePerson, handOf, tellAboutDesign, type SharedFrom } from './give-right.server.ts';
import { makeLink, withdrawLink } from './share-links.server.ts';
import { invitedPerPerson } from './sharing-limits.ts';
import {
  deleteRequestsWith,
  deleteShare,
  livingLinks,
  requestsOf,
  shareById,
  sharesOf,
  updateShare,
  type ShareRow,
} from './sharing-queries.server.ts';
import type { Sharing, SharingChange } from './sharing.ts';

/** Who else may see a design: for its owner alone. */
export async function readSharing(ctx: RequestContext, userId: string, designId: string): Promise<Sharing> {
  await ownedDesign(ctx.db, { userId, designId, now: ctx.clock.now() });
  return sharingOf(ctx.db, designId, ctx.clock.now());
}

/** One thing done to it. Open windows are asked again at once (DECISIONS D12). */
export async function changeSharing(
  ctx: RequestContext,
  userId: string,
  designId: string,
  change: SharingChange,
): Promise<Sharing> {
  return commit(ctx, async (db) => {
    // Before anything is locked: who is answered or invited is told too, and may be leaving.
    if (change.do === 'answer' && !(await holdAccount(db, change.person))) throw new AppError('not_found');
    if (change.do === 'invite') await holdInvited(db, change.to);
    const now = ctx.clock.now();
    const { design } = await ownedDesign(db, { userId, designId, now }, { lock: true });
    if (design.deleted_at !== null) throw new AppError('not_found');
    const secret = await perform(ctx, db, { id: designId, name: design.name, ownerId: userId }, change);
    await publish(db, { kind: 'design_rights', id: designId });
    return { ...(await sharingOf(db, designId, now)), secret };
  });
}

/** Who has left meanwhile is found no more under the contact: it is nobody's. */
async function holdInvited(db: Database, to: string): Promise<void> {
  const name = accountName(to);
  const person = name === null ? undefined : await findUser(db, name);
  if (person) await holdAccount(db, person.id);
}

async function perform(
  ctx: RequestContext,
  db: Database,
  design: SharedFrom,
  change: SharingChange,
): Promise<string | null> {
  switch (change.do) {
    case 'invite':
      return invite(ctx, db, design, change);
    case 'change': {
      const share = await shareIn(db, design.id, change.share);
      const { id, role, prices } = share;
      const after = { role: change.role, prices: change.prices };
      await updateShare(db, id, changedByHand(share, after));
      await audit(db, ctx, { action: 'design.share_changed', target: design.id, before: { role, prices }, after });
      return null;
    }
    case 'remove': {
      const share = await shareIn(db, design.id, change.share);
      const { id, role } = share;
      await deleteRequestsWith(db, share);
      await deleteShare(db, id);
      await audit(db, ctx, { action: 'design.unshared', target: design.id, before: { role } });
      return null;
    }
    case 'link':
      return makeLink(ctx, db, design.id, change);
    case 'revoke':
      return withdrawLink(ctx, db, design.id, change.link);
    case 'answer':
      return answerRequest(ctx, db, design, change);
  }
}

/** Less than a talk gives is no right of its own: it ends with the talk as before. */
function changedByHand(share: ShareRow, change: Grant): Partial<ShareRow> {
  const isMore = strongest([share, change])?.role !== share.role;
  return isMore || handOf(share) !== null ? givenByHand(share, change) : { ...change };
}

async function shareIn(db: Database, designId: string, id: string): Promise<ShareRow> {
  const share = await shareById(db, designId, id);
  if (!share) throw new AppError('not_found');
  return share;
}

/** The answer is the same whether or not somebody has an account with this contact: nobody is found out that way. */
async function invite(
  ctx: RequestContext,
  db: Database,
  design: SharedFrom,
  { to, role, prices }: Grant & { to: string },
): Promise<null> {
  const name = accountName(to);
  if (name === null) throw new AppError('field_number', { field: 'to' });
  const limit = { key: `design-invite:${design.ownerId}`, ...invitedPerPerson };
  if (!(await takeLimitSlot(db, ctx.clock, limit))) throw new AppError('too_many_requests');
  const person = await findUser(db, name);
  if (person?.id === design.ownerId) throw new AppError('share_with_self', { field: 'to' });
  const contact = 'email' in name ? name.email : name.mobile;
  const known = person?.status === 'active' ? person.id : null;
  const { isNew } = await givePerson(ctx, db, design.id, { userId: known, contact, role, prices, talkId: null });
  if (isNew && known !== null) await tellAboutDesign(ctx, db, known, { type: 'DESIGN_SHARED', design });
  await audit(db, ctx, { action: 'design.shared', target: design.id, after: { role, prices } });
  return null;
}

async function sharingOf(db: Database, designId: string, now: Date): Promise<Sharing> {
  const [people, requests, links] = await Promise.all([
    sharesOf(db, designId),
    requestsOf(db, designId),
    livingLinks(db, designId, now),
  ]);
  return {
    people: people.map(({ id, user_id, nickname, contact, role, prices, opened_at, talk_id, created_at }) => ({
      id,
      ...(opened_at === null && contact !== null ? { person: null, name: null } : { person: user_id, name: nickname }),
      contact,
      role,
      prices,
      talk: talk_id,
      since: created_at.toISOString(),
    })),
    requests: requests.map(({ user_id, nickname, created_at }) => ({
      person: user_id,
      name: nickname,
      at: created_at.toISOString(),
    })),
    links: links.map(({ id, role, prices, created_at, expires_at }) => ({
      id,
      role,
      prices,
      createdAt: created_at.toISOString(),
      expiresAt: expires_at.toISOString(),
    })),
    secret: null,
  };
}
