import type { Database } from '#db/database.ts';

/** What a designer told everyone about themselves. Gives the ids of what was blanked. */
export async function blankProfile(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .updateTable('designers')
    .set({ headline: '{}', about: '{}', city: null, avatar: null, cover: null, name: '' })
    .where('user_id', '=', userId)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
