import type { Database } from '#db/database.ts';

/** What a person shared and was given, for their file. */
export async function sharingKeptFor(db: Database, userId: string) {
  const [given, shared, links] = await Promise.all([
    db
      .selectFrom('design_shares')
      .select(['design_id', 'role', 'prices', 'created_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
    db
      .selectFrom('design_shares')
      .innerJoin('designs', 'designs.id', 'design_shares.design_id')
      .select(['design_id', 'contact', 'role', 'prices', 'design_shares.created_at'])
      .where('designs.owner_id', '=', userId)
      .orderBy('design_shares.created_at')
      .execute(),
    db
      .selectFrom('design_links')
      .innerJoin('designs', 'designs.id', 'design_links.design_id')
      .select(['design_id', 'role', 'prices', 'design_links.created_at', 'expires_at', 'revoked_at'])
      .where('designs.owner_id', '=', userId)
      .orderBy('design_links.created_at')
      .execute(),
  ]);
  return { given, shared, links };
}

/** What they shared with others ends, and what others shared with them, by account or by their contacts. */
export async function forgetSharing(db: Database, userId: string, contacts: readonly string[]): Promise<void> {
  const own = db.selectFrom('designs').select('id').where('owner_id', '=', userId);
  // The design, requests, shares: in this order wherever a right is changed.
  await own.orderBy('id').forNoKeyUpdate().execute();
  await db
    .deleteFrom('design_edit_requests')
    .where((is) => is.or([is('user_id', '=', userId), is('design_id', 'in', own)]))
    .execute();
  await db
    .deleteFrom('design_shares')
    .where((is) =>
      is.or([is('user_id', '=', userId), is('design_id', 'in', own), is('contact', 'in', ['', ...contacts])]),
    )
    .execute();
  await db.deleteFrom('design_links').where('design_id', 'in', own).execute();
}
