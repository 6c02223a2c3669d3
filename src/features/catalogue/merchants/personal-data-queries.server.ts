import type { Database } from '#db/database.ts';

/** What a merchant told everyone about themselves. The shop keeps its name: orders and the money book are about it. Gives the ids of what was blanked. */
export async function blankProfile(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .updateTable('merchants')
    .set({ headline: '{}', about: '{}', city: null, avatar: null, cover: null, address: null, phone: null })
    .where('user_id', '=', userId)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function holdShop(db: Database, userId: string): Promise<void> {
  await db.selectFrom('merchants').select('id').where('user_id', '=', userId).forUpdate().execute();
}
