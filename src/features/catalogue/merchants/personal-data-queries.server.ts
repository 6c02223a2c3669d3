import type { Database } from '#db/database.ts';

/** A shop's name stays: orders and the ledger refer to it. Returns the ids of the blanked profiles. */
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
