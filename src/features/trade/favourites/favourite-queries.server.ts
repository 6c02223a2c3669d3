import { sql, type RawBuilder } from 'kysely';
import type { Database } from '#db/database.ts';
import { singleRow } from '#db/single-row.ts';
import type { ThingKind } from './favourite.ts';

interface FavouriteRow {
  thing_id: string;
  variant_id: string | null;
  kept_at: Date;
}
interface FavouriteFilter {
  board: string | null;
  kind: ThingKind | 'all';
  page: number;
  size: number;
}

const idPrefixes: Record<ThingKind, string> = { product: 'p', work: 'w', designer: 'd' };

export async function favouriteIdsAmong(db: Database, userId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  return (
    await db
      .selectFrom('favourites')
      .select('thing_id')
      .where('user_id', '=', userId)
      .where('thing_id', 'in', [...ids])
      .execute()
  ).map(({ thing_id }) => thing_id);
}

/** False where it was a favourite already. */
export async function insertFavourite(
  db: Database,
  userId: string,
  { thing, variant }: { thing: string; variant: string | null },
  now: Date,
): Promise<boolean> {
  const row = await db
    .insertInto('favourites')
    .values({ user_id: userId, thing_id: thing, variant_id: variant, kept_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('thing_id')
    .executeTakeFirst();
  if (row)
    await sql`insert into favourite_counts (thing_id, saved) values (${thing}, 1) on conflict (thing_id) do update
      set saved = favourite_counts.saved + 1`.execute(db);
  return row !== undefined;
}

/** The last variant chosen counts. */
export async function setFavouriteVariant(db: Database, userId: string, thing: string, variant: string): Promise<void> {
  await db
    .updateTable('favourites')
    .set({ variant_id: variant })
    .where('user_id', '=', userId)
    .where('thing_id', '=', thing)
    .execute();
}

export async function deleteFavourite(db: Database, userId: string, thing: string): Promise<void> {
  const row = await db
    .deleteFrom('favourites')
    .where('user_id', '=', userId)
    .where('thing_id', '=', thing)
    .returning('thing_id')
    .executeTakeFirst();
  if (row) await sql`update favourite_counts set saved = saved - 1 where thing_id = ${thing} and saved > 0`.execute(db);
}

export async function countFavouriteRows(db: Database, userId: string): Promise<number> {
  return singleRow(await sql<{ all: number }>`select ${favouriteCount(userId)}::int as all`.execute(db)).all;
}

export function favouriteCount(userId: string): RawBuilder<number> {
  return sql<number>`(select count(*) from favourites where user_id = ${userId})`;
}

/** How many people have it as a favourite. */
export async function countSavers(db: Database, thing: string): Promise<number> {
  return (
    (await db.selectFrom('favourite_counts').select('saved').where('thing_id', '=', thing).executeTakeFirst())?.saved ??
    0
  );
}

/** The latest first; of a board, by when it was added. */
export async function favouritesOf(
  db: Database,
  userId: string,
  { board, kind, page, size }: FavouriteFilter,
): Promise<FavouriteRow[]> {
  const found = await sql<FavouriteRow>`
    select f.thing_id, f.variant_id, f.kept_at from favourites f ${onBoard(board)}
    where f.user_id = ${userId} and ${kind === 'all' ? sql`true` : sql`f.thing_id like ${`${idPrefixes[kind]}\\_%`}`}
    order by ${board === null ? sql`f.kept_at` : sql`b.put_at`} desc, f.thing_id limit ${size} offset ${page * size}`.execute(
    db,
  );
  return found.rows;
}

export async function countsOf(db: Database, userId: string, board: string | null): Promise<Record<ThingKind, number>> {
  const found = await sql<{
    letter: string;
    count: number;
  }>`select left(f.thing_id, 1) as letter, count(*)::int as count from favourites f ${onBoard(board)}
    where f.user_id = ${userId} group by 1`.execute(db);
  const of = (kind: ThingKind) => found.rows.find(({ letter }) => letter === idPrefixes[kind])?.count ?? 0;
  return { product: of('product'), work: of('work'), designer: of('designer') };
}

function onBoard(board: string | null) {
  return board === null
    ? sql``
    : sql`join board_things b on b.board_id = ${board} and b.user_id = f.user_id and b.thing_id = f.thing_id`;
}
