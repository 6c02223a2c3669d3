import { sql } from 'kysely';
import type { Database } from '#db/database.ts';

/** What a person has said in designs, theirs and others’. */
export function commentsBy(db: Database, userId: string) {
  return db
    .selectFrom('design_comments')
    .select(['id', 'design_id', 'at', 'text', 'edited_at'])
    .where('by', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('at')
    .orderBy('id')
    .execute();
}

/** Designs of theirs, and those in which they said something; in one order. */
export async function designsTouched(db: Database, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from designs where owner_id = ${userId}
    union select design_id from design_comments where by = ${userId} order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Everyone who was told of a thread in which this person wrote or which they resolved. */
export async function toldOf(
  db: Database,
  userId: string,
): Promise<{ userId: string; design: string; thread: string }[]> {
  const { rows } = await sql<{ userId: string; design: string; thread: string }>`
    select distinct r.user_id as "userId", c.design_id as design, r.thread_id as thread
    from design_comments c join design_comment_reads r on r.thread_id = coalesce(c.thread_id, c.id)
    where (c.by = ${userId} or c.resolved_by = ${userId}) and r.user_id <> ${userId}`.execute(db);
  return rows;
}

/** Their own designs lose all comments; in those of others, what they said goes and answers to it stay. */
export async function forgetComments(db: Database, userId: string, now: Date): Promise<void> {
  await sql`delete from design_comments c using designs d where d.id = c.design_id and d.owner_id = ${userId}`.execute(
    db,
  );
  await db.deleteFrom('design_comment_reads').where('user_id', '=', userId).execute();
  await db.updateTable('design_comments').set({ resolved_by: null }).where('resolved_by', '=', userId).execute();
  // Each is a change of its design, so that open windows and those that come back hear of it.
  await sql`
    update design_comments c set by = null, text = '', deleted_at = coalesce(c.deleted_at, ${now}), change = gone.change
    from (
      select id, (select max(change) from design_comments all_of where all_of.design_id = own.design_id)
        + row_number() over (partition by own.design_id order by own.change) as change
      from design_comments own where own.by = ${userId}
    ) gone
    where gone.id = c.id`.execute(db);
}
