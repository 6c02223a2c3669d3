import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Database } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';
import { lockName } from '#platform/named-lock-queries.server.ts';

type BoardRow = Selectable<Tables['boards']>;
export type CountedBoard = BoardRow & { count: number };

/** The newest first. */
export async function boardsOf(db: Database, userId: string): Promise<CountedBoard[]> {
  const found =
    await sql<CountedBoard>`select b.*, (select count(*)::int from board_things t where t.board_id = b.id) as count
      from boards b where b.user_id = ${userId} order by b.id desc`.execute(db);
  return found.rows;
}

export async function findBoard(db: Database, userId: string, id: string): Promise<CountedBoard | undefined> {
  return (await boardsOf(db, userId)).find((board) => board.id === id);
}

/** Of an active account. */
export function boardByKey(db: Database, key: string) {
  return db
    .selectFrom('boards')
    .innerJoin('users', 'users.id', 'boards.user_id')
    .select(['boards.id', 'boards.user_id', 'boards.name', 'users.nickname'])
    .where('boards.share_key', '=', key)
    .where('users.status', '=', 'active')
    .executeTakeFirst();
}

/** Whoever changes a person's favourites or boards has this first. */
export async function lockListsOf(db: Database, userId: string): Promise<void> {
  await lockName(db, `favourites:${userId}`);
}

export async function insertBoard(db: Database, row: BoardRow): Promise<void> {
  await db.insertInto('boards').values(row).execute();
}

export async function changeBoard(
  db: Database,
  userId: string,
  id: string,
  change: { name?: string; share_key?: RawBuilder<string> | null },
  now: Date,
): Promise<boolean> {
  return (
    (await db
      .updateTable('boards')
      .set({ ...change, updated_at: now })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()) !== undefined
  );
}

/** The key it has, or this one: of two who share it at once both get one link, and one that was taken back stays so. */
export function keyOr(key: string): RawBuilder<string> {
  return sql<string>`coalesce(boards.share_key, ${key})`;
}

export async function deleteBoard(db: Database, userId: string, id: string): Promise<boolean> {
  return (
    (await db
      .deleteFrom('boards')
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()) !== undefined
  );
}

export async function putOnBoard(db: Database, row: Selectable<Tables['board_things']>): Promise<void> {
  await db
    .insertInto('board_things')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function takeOffBoard(db: Database, board: string, thing: string): Promise<void> {
  await db.deleteFrom('board_things').where('board_id', '=', board).where('thing_id', '=', thing).execute();
}

/** On which boards each of them is. */
export async function boardsWith(
  db: Database,
  userId: string,
  things: readonly string[],
): Promise<Map<string, string[]>> {
  if (things.length === 0) return new Map();
  const rows = await db
    .selectFrom('board_things')
    .select(['board_id', 'thing_id'])
    .where('user_id', '=', userId)
    .where('thing_id', 'in', [...things])
    .execute();
  return new Map(
    [...Map.groupBy(rows, ({ thing_id }) => thing_id)].map(([thing, on]) => [
      thing,
      on.map(({ board_id }) => board_id),
    ]),
  );
}

/** What is on a shared board, the last added first. */
export async function thingsOn(db: Database, board: string, most: number): Promise<string[]> {
  return (
    await db
      .selectFrom('board_things')
      .select('thing_id')
      .where('board_id', '=', board)
      .orderBy('put_at', 'desc')
      .orderBy('thing_id')
      .limit(most)
      .execute()
  ).map(({ thing_id }) => thing_id);
}
