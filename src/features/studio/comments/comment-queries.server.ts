import { sql } from 'kysely';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Database } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';

type CommentRow = Selectable<Tables['design_comments']>;
/** With the names people have now. */
export type NamedComment = CommentRow & { by_name: string | null; resolved_name: string | null };

function named(db: Database) {
  return db
    .selectFrom('design_comments as c')
    .leftJoin('users as author', (on) => on.onRef('author.id', '=', 'c.by').on('author.status', '<>', 'deleted'))
    .leftJoin('users as resolver', (on) =>
      on.onRef('resolver.id', '=', 'c.resolved_by').on('resolver.status', '<>', 'deleted'),
    )
    .selectAll('c')
    .select(['author.nickname as by_name', 'resolver.nickname as resolved_name']);
}

/** In the order of their changes. */
export function commentsAfter(db: Database, designId: string, change: number): Promise<NamedComment[]> {
  return named(db).where('c.design_id', '=', designId).where('c.change', '>', change).orderBy('c.change').execute();
}

export function findComment(db: Database, designId: string, id: string): Promise<NamedComment | undefined> {
  return named(db).where('c.design_id', '=', designId).where('c.id', '=', id).executeTakeFirst();
}

/** What the next comment of a design is counted as. Under the lock of its comments. */
export async function countsOf(
  db: Database,
  designId: string,
): Promise<{ change: number; number: number; living: number }> {
  const { change, number, living } = await db
    .selectFrom('design_comments')
    .where('design_id', '=', designId)
    .select(({ fn }) => [fn.max('change').as('change'), fn.max('number').as('number')])
    .select(sql<string>`count(*) filter (where deleted_at is null)`.as('living'))
    .executeTakeFirstOrThrow();
  return { change: change ?? 0, number: number ?? 0, living: Number(living) };
}

export async function insertComment(db: Database, row: Insertable<Tables['design_comments']>): Promise<void> {
  await db.insertInto('design_comments').values(row).execute();
}

export async function updateComment(
  db: Database,
  id: string,
  change: Updateable<Tables['design_comments']> & { change: number },
): Promise<void> {
  await db.updateTable('design_comments').set(change).where('id', '=', id).execute();
}

/** Whose design it is, with whom it is shared by name, who has said something: whom a comment can name. */
export async function peopleOf(db: Database, designId: string): Promise<{ id: string; name: string }[]> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'nickname'])
    .where('status', '<>', 'deleted')
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('id', 'in', selectFrom('designs').select('owner_id').where('id', '=', designId)),
        eb(
          'id',
          'in',
          selectFrom('design_shares')
            .select('user_id')
            .where('design_id', '=', designId)
            .where('user_id', 'is not', null),
        ),
        eb(
          'id',
          'in',
          selectFrom('design_comments')
            .select('by')
            .where('design_id', '=', designId)
            .where('deleted_at', 'is', null)
            .where('by', 'is not', null),
        ),
      ]),
    )
    .orderBy('id')
    .execute();
  return rows.map(({ id, nickname }) => ({ id, name: nickname }));
}

/** Who has said something in a thread that still stands. */
export async function authorsOf(db: Database, threadId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('design_comments')
    .select('by')
    .distinct()
    .where((of) => of.or([of('id', '=', threadId), of('thread_id', '=', threadId)]))
    .where('deleted_at', 'is', null)
    .where('by', 'is not', null)
    .execute();
  return rows.flatMap(({ by }) => by ?? []);
}

export async function readsOf(db: Database, designId: string, userId: string): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('design_comment_reads as r')
    .innerJoin('design_comments as c', 'c.id', 'r.thread_id')
    .select(['r.thread_id', 'r.change'])
    .where('c.design_id', '=', designId)
    .where('r.user_id', '=', userId)
    .execute();
  return Object.fromEntries(rows.map(({ thread_id, change }) => [thread_id, change]));
}

/** Read up to a change, and free to be told anew; of a thread that is just deleted there is nothing to read. */
export async function markThreadRead(db: Database, threadId: string, userId: string, change: number): Promise<void> {
  await sql`insert into design_comment_reads (thread_id, user_id, change)
    select id, ${userId}, ${change} from design_comments where id = ${threadId} for key share
    on conflict (thread_id, user_id)
    do update set change = greatest(design_comment_reads.change, excluded.change), told = false`.execute(db);
}

/** Those of them who have nothing waiting about this thread; from now on they have. */
export async function takeUntold(db: Database, threadId: string, userIds: readonly string[]): Promise<string[]> {
  if (userIds.length === 0) return [];
  const rows = await db
    .insertInto('design_comment_reads')
    .values([...userIds].toSorted().map((user_id) => ({ thread_id: threadId, user_id, told: true })))
    .onConflict((row) =>
      row.columns(['thread_id', 'user_id']).doUpdateSet({ told: true }).where('design_comment_reads.told', '=', false),
    )
    .returning('user_id')
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** Those who have another thread of the design waiting: one letter is enough. */
export async function waitingElsewhere(
  db: Database,
  designId: string,
  { threadId, userIds }: { threadId: string; userIds: readonly string[] },
): Promise<Set<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('design_comment_reads as r')
    .innerJoin('design_comments as c', 'c.id', 'r.thread_id')
    .select('r.user_id')
    .distinct()
    .where('c.design_id', '=', designId)
    .where('r.thread_id', '<>', threadId)
    .where('r.user_id', 'in', [...userIds])
    .where('r.told', '=', true)
    .execute();
  return new Set(rows.map(({ user_id }) => user_id));
}

/** By which people may have come who were not invited by name. */
export async function linksOf(db: Database, designId: string): Promise<string[]> {
  const rows = await db.selectFrom('design_links').select('hash').where('design_id', '=', designId).execute();
  return rows.map(({ hash }) => hash);
}

export async function nicknameOf(db: Database, userId: string): Promise<string> {
  const row = await db.selectFrom('users').select('nickname').where('id', '=', userId).executeTakeFirst();
  return row?.nickname ?? '';
}

/** Comments of designs that are no more, and deleted ones that every window has heard of. */
export async function deleteOldComments(db: Database, before: Date): Promise<void> {
  await sql`delete from design_comments c using designs d where d.id = c.design_id and d.emptied_at is not null`.execute(
    db,
  );
  await sql`delete from design_comments c where c.deleted_at < ${before}
    and not exists (select from design_comments a where a.thread_id = c.id and (a.deleted_at is null or a.deleted_at >= ${before}))`.execute(
    db,
  );
}
