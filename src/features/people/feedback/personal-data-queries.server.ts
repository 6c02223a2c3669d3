import type { Database } from '#db/database.ts';

export async function feedbackKeptFor(db: Database, userId: string) {
  const rows = await db
    .selectFrom('feedback')
    .select(['id', 'contact', 'message', 'page', 'status', 'answer', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ created_at, ...row }) => ({ ...row, createdAt: created_at.toISOString() }));
}

/** Feedback loses its author and contact; its text stays. */
export async function forgetFeedback(db: Database, userId: string): Promise<void> {
  await db.updateTable('feedback').set({ user_id: null, contact: null }).where('user_id', '=', userId).execute();
}
