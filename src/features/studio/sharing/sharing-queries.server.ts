import { sql, type Selectable } from 'kysely';
import type { Database } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';
import { waitsFor } from '#features/studio/designs/design-rights.server.ts';
import type { Grant } from '#features/studio/designs/design-roles.ts';

export type ShareRow = Selectable<Tables['design_shares']>;
type LinkRow = Selectable<Tables['design_links']>;

export function sharesOf(db: Database, designId: string) {
  return db
    .selectFrom('design_shares')
    .leftJoin('users', 'users.id', 'design_shares.user_id')
    .selectAll('design_shares')
    .select('users.nickname')
    .where('design_shares.design_id', '=', designId)
    .orderBy('design_shares.created_at')
    .orderBy('design_shares.id')
    .execute();
}

export async function countShares(db: Database, designId: string): Promise<number> {
  const { all } = await db
    .selectFrom('design_shares')
    .where('design_id', '=', designId)
    .select((count) => count.fn.countAll().as('all'))
    .executeTakeFirstOrThrow();
  return Number(all);
}

export function shareById(db: Database, designId: string, id: string): Promise<ShareRow | undefined> {
  return db
    .selectFrom('design_shares')
    .selectAll()
    .where('design_id', '=', designId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export function shareWithPerson(db: Database, designId: string, userId: string): Promise<ShareRow | undefined> {
  return db
    .selectFrom('design_shares')
    .selectAll()
    .where('design_id', '=', designId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export function shareWithContact(db: Database, designId: string, contact: string): Promise<ShareRow | undefined> {
  return db
    .selectFrom('design_shares')
    .selectAll()
    .where('design_id', '=', designId)
    .where('contact', '=', contact)
    .executeTakeFirst();
}

/** What waits for a person under their contacts, taken out: it becomes one with their own, or ends with it. */
export function takeWaiting(db: Database, designId: string, userId: string): Promise<ShareRow[]> {
  return db
    .deleteFrom('design_shares')
    .where('design_id', '=', designId)
    .where(waitsFor(userId))
    .returningAll()
    .execute();
}

export async function insertShare(
  db: Database,
  share: Omit<ShareRow, 'opened_at' | 'hand_role' | 'hand_prices'>,
): Promise<void> {
  await db.insertInto('design_shares').values(share).execute();
}

export async function updateShare(
  db: Database,
  id: string,
  change: Partial<Pick<ShareRow, 'role' | 'prices' | 'user_id' | 'hand_role' | 'hand_prices'>>,
): Promise<void> {
  await db.updateTable('design_shares').set(change).where('id', '=', id).execute();
}

export async function deleteShare(db: Database, id: string): Promise<void> {
  await db.deleteFrom('design_shares').where('id', '=', id).execute();
}

/**
 * Of one design, or of all that a talk has; answers with those that are no longer shared by it. What was given by hand
 * beside it is what is left.
 */
export async function deleteTalkShares(
  db: Database,
  talkId: string,
  designId: string | null = null,
): Promise<string[]> {
  const { rows } = await sql<{ design_id: string }>`
    with of_talk as (
      select id, hand_role from design_shares
      where talk_id = ${talkId} and (${designId}::text is null or design_id = ${designId}) for update
    ),
    kept as (
      update design_shares s set role = s.hand_role, prices = s.hand_prices, talk_id = null, hand_role = null, hand_prices = null
      from of_talk where s.id = of_talk.id and of_talk.hand_role is not null returning s.design_id
    ),
    gone as (
      delete from design_shares s using of_talk where s.id = of_talk.id and of_talk.hand_role is null returning s.design_id
    )
    select design_id from kept union select design_id from gone`.execute(db);
  return rows.map(({ design_id }) => design_id);
}

/** All a talk has, those in the bin too; in the order they are locked in. */
export async function designsInTalk(db: Database, talkId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('design_shares')
    .select('design_id')
    .distinct()
    .where('talk_id', '=', talkId)
    .orderBy('design_id')
    .execute();
  return rows.map(({ design_id }) => design_id);
}

export function sharedInTalk(
  db: Database,
  talkId: string,
): Promise<{ id: string; name: string; role: ShareRow['role'] }[]> {
  return db
    .selectFrom('design_shares')
    .innerJoin('designs', 'designs.id', 'design_shares.design_id')
    .select(['designs.id', 'designs.name', 'design_shares.role'])
    .where('design_shares.talk_id', '=', talkId)
    .where('designs.deleted_at', 'is', null)
    .orderBy('design_shares.created_at')
    .execute();
}

/** It has been opened: from now on its owner is told the name. */
export async function setOpened(db: Database, designId: string, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('design_shares')
    .set({ opened_at: now })
    .where('design_id', '=', designId)
    .where('user_id', '=', userId)
    .where('opened_at', 'is', null)
    .execute();
}

/** What was shared with a contact before it had an account is this person's now; of one design under two, the first. */
export async function claimShares(db: Database, userId: string): Promise<void> {
  await sql`update design_shares set user_id = ${userId} where id in (
    select distinct on (design_id) id from design_shares where ${waitsFor(userId)}
      and not exists (select from design_shares o where o.design_id = design_shares.design_id and o.user_id = ${userId})
      and not exists (select from designs d where d.id = design_shares.design_id and d.owner_id = ${userId})
    order by design_id, created_at, id)`.execute(db);
}

/** Designs of others, the last changed first; those in the bin are not shared. */
export function designsSharedWith(db: Database, userId: string, most: number) {
  return db
    .selectFrom('design_shares')
    .innerJoin('designs', 'designs.id', 'design_shares.design_id')
    .innerJoin('users', 'users.id', 'designs.owner_id')
    .selectAll('designs')
    .select(['design_shares.role', 'design_shares.prices', 'design_shares.opened_at', 'users.nickname as owner'])
    .where('design_shares.user_id', '=', userId)
    .where('designs.deleted_at', 'is', null)
    .where('designs.emptied_at', 'is', null)
    .where('users.status', '<>', 'deleted')
    .orderBy('designs.updated_at', 'desc')
    .orderBy('designs.id')
    .limit(most)
    .execute();
}

/** Those that still open something. */
export function livingLinks(db: Database, designId: string, now: Date): Promise<LinkRow[]> {
  return db
    .selectFrom('design_links')
    .selectAll()
    .where('design_id', '=', designId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

export async function insertLink(db: Database, link: Omit<LinkRow, 'revoked_at'>): Promise<void> {
  await db.insertInto('design_links').values(link).execute();
}

export async function revokeLink(db: Database, designId: string, id: string, now: Date): Promise<Grant | undefined> {
  return db
    .updateTable('design_links')
    .set({ revoked_at: now })
    .where('design_id', '=', designId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning(['role', 'prices'])
    .executeTakeFirst();
}

/** The design a link opens, if its owner still has it. */
export async function designOfLink(
  db: Database,
  hash: string,
  now: Date,
): Promise<{ id: string; name: string; owner: string } | undefined> {
  return db
    .selectFrom('design_links')
    .innerJoin('designs', 'designs.id', 'design_links.design_id')
    .innerJoin('users', 'users.id', 'designs.owner_id')
    .select(['designs.id', 'designs.name', 'users.nickname as owner'])
    .where('design_links.hash', '=', hash)
    .where('design_links.revoked_at', 'is', null)
    .where('design_links.expires_at', '>', now)
    .where('designs.deleted_at', 'is', null)
    .where('designs.emptied_at', 'is', null)
    .where('users.status', '<>', 'deleted')
    .executeTakeFirst();
}

export async function deleteOverLinks(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('design_links').where('expires_at', '<', now).execute();
}

export function requestsOf(db: Database, designId: string) {
  return db
    .selectFrom('design_edit_requests')
    .innerJoin('users', 'users.id', 'design_edit_requests.user_id')
    .select(['design_edit_requests.user_id', 'design_edit_requests.created_at', 'users.nickname'])
    .where('design_edit_requests.design_id', '=', designId)
    .where('users.status', '=', 'active')
    .orderBy('design_edit_requests.created_at')
    .limit(100)
    .execute();
}

/** False where they have asked already. */
export async function insertRequest(
  db: Database,
  { designId, userId, prices, now }: { designId: string; userId: string; prices: boolean; now: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('design_edit_requests')
    .values({ design_id: designId, user_id: userId, prices, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

export function takeRequest(db: Database, designId: string, userId: string): Promise<{ prices: boolean } | undefined> {
  return db
    .deleteFrom('design_edit_requests')
    .where('design_id', '=', designId)
    .where('user_id', '=', userId)
    .returning('prices')
    .executeTakeFirst();
}

/** Whoever a share is for no longer asks for more of the design. Before the share is deleted, as where it is answered. */
export async function deleteRequestsWith(db: Database, share: ShareRow): Promise<void> {
  await sql`delete from design_edit_requests where design_id = ${share.design_id} and user_id in
    (select id from users where id = ${share.user_id} or ${share.contact} in (email, mobile))`.execute(db);
}
