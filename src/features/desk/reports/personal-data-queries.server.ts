import type { Database } from '#db/database.ts';

/** Their reports. */
export async function reportsKeptFor(db: Database, userId: string) {
  const rows = await db
    .selectFrom('reports')
    .select(['kind', 'thing_id', 'reason', 'note', 'state', 'created_at'])
    .where('reporter_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map(({ thing_id, created_at, ...row }) => ({
    ...row,
    thing: thing_id,
    createdAt: created_at.toISOString(),
  }));
}

/** Their own reports stay without their author; reports about them lose the text that was reported. */
export async function forgetReports(db: Database, userId: string): Promise<void> {
  await db
    .updateTable('reports')
    .set({ said: '–' })
    .where('owner_id', '=', userId)
    .where('kind', 'in', ['review', 'message'])
    .execute();
  await db.updateTable('reports').set({ note: '', reporter_id: null }).where('reporter_id', '=', userId).execute();
}
