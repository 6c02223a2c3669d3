import type { Database } from '#db/database.ts';

/** Returns the ids of the blanked profiles. */
export async function blankProfile(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .updateTable('designers')
    .set({ headline: '{}', about: '{}', city: null, avatar: null, cover: null, name: '' })
    .where('user_id', '=', userId)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
