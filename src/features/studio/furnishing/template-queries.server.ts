import type { Database } from '#db/database.ts';

export function templatesOf(db: Database, userId: string) {
  return db
    .selectFrom('furnish_templates')
    .selectAll()
    .where('owner_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}
export type TemplateRow = Awaited<ReturnType<typeof templatesOf>>[number];

export async function insertTemplate(
  db: Database,
  row: Omit<TemplateRow, 'pieces'> & { pieces: readonly object[] },
): Promise<void> {
  await db
    .insertInto('furnish_templates')
    .values({ ...row, pieces: JSON.stringify(row.pieces) })
    .execute();
}

/** The use of the quota it had; undefined where it is not theirs. */
export async function deleteTemplate(db: Database, userId: string, id: string): Promise<string | undefined> {
  const row = await db
    .deleteFrom('furnish_templates')
    .where('id', '=', id)
    .where('owner_id', '=', userId)
    .returning('use_id')
    .executeTakeFirst();
  return row?.use_id;
}

export async function forgetTemplates(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('furnish_templates').where('owner_id', '=', userId).execute();
}
