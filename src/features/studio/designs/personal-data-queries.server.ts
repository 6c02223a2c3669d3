import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import type { DesignRow } from './design-queries.server.ts';

/** A person's designs, those in the bin with them. */
export function designsKeptFor(db: Database, userId: string): Promise<DesignRow[]> {
  return keptFor(db, userId).execute();
}

/** The same, and nobody changes them from now on. */
export function lockDesignsOf(db: Database, userId: string): Promise<DesignRow[]> {
  return keptFor(db, userId).forUpdate().execute();
}

function keptFor(db: Database, userId: string) {
  return db
    .selectFrom('designs')
    .selectAll()
    .where('owner_id', '=', userId)
    .where('emptied_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id');
}

/** When someone was at work on which design: what the log says about them. */
export async function workDaysOf(db: Database, userId: string) {
  const { rows } = await sql<{ design: string; day: string; commands: number }>`
    select design_id as design, to_char(at at time zone 'UTC', 'YYYY-MM-DD') as day, count(*) as commands
    from design_commands where by = ${userId} group by 1, 2 order by 2, 1`.execute(db);
  return rows;
}

/** In designs of others they are somebody who has left. */
export async function forgetAuthor(db: Database, userId: string): Promise<void> {
  await db.updateTable('design_commands').set({ by: null }).where('by', '=', userId).execute();
  await db.updateTable('design_versions').set({ by: null }).where('by', '=', userId).execute();
}
