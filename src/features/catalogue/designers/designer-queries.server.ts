import { sql, type Insertable, type Selectable } from 'kysely';
import type { Database } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';

export type DesignerRow = Selectable<Tables['designers']>;

const shown = (db: Database) =>
  db
    .selectFrom('designers')
    .innerJoin('users', 'users.id', 'designers.user_id')
    .selectAll('designers')
    .select(['users.designer_level as level', 'users.email', 'users.locale'])
    .where('designers.status', '=', 'listed')
    .where('users.status', '=', 'active');
export type ShownDesigner = DesignerRow & { level: string | null; email: string; locale: string };

/** Public ones: listed, with an active account. */
export async function shownDesigners(db: Database, ids: readonly string[]): Promise<Map<string, ShownDesigner>> {
  if (ids.length === 0) return new Map();
  const rows = await shown(db)
    .where('designers.id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The first picture of each designer's published works, the most viewed first. */
export async function workPictures(db: Database, ids: readonly string[], most: number): Promise<Map<string, string[]>> {
  if (ids.length === 0) return new Map();
  const found = await sql<{ designer_id: string; shown: string[] }>`
    select designer_id, array_agg(picture order by place) as shown from (
      select designer_id, pictures[1] as picture, row_number() over (partition by designer_id
      order by view_count desc, id) as place from works
      where designer_id = any(${ids}::text[]) and status = 'shelved' and pictures[1] is not null) as works
    where place <= ${most} group by designer_id`.execute(db);
  return new Map(found.rows.map(({ designer_id, shown }) => [designer_id, shown]));
}

export function findDesigner(db: Database, id: string): Promise<ShownDesigner | undefined> {
  return shown(db).where('designers.id', '=', id).executeTakeFirst();
}

export function designerOfUser(db: Database, userId: string): Promise<DesignerRow | undefined> {
  return db.selectFrom('designers').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

export async function upsertDesigner(db: Database, row: Insertable<Tables['designers']>): Promise<void> {
  const { id: _, user_id: __, created_at: ___, ...rest } = row;
  await db
    .insertInto('designers')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(rest))
    .execute();
}

export async function countWorksOf(db: Database, designerId: string): Promise<void> {
  await sql`update designers set work_count = (select count(*) from works where designer_id = ${designerId}
    and status = 'shelved') where id = ${designerId}`.execute(db);
}
