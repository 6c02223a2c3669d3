import { sql } from 'kysely';
import type { Database } from '#db/database.ts';

/** Their favourites and boards. */
export async function favouritesKeptFor(db: Database, userId: string) {
  const things = await db
    .selectFrom('favourites')
    .select(['thing_id', 'variant_id', 'kept_at'])
    .where('user_id', '=', userId)
    .orderBy('kept_at')
    .orderBy('thing_id')
    .execute();
  const boards = await db
    .selectFrom('boards')
    .select(['id', 'name', 'share_key'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  const placed = await db
    .selectFrom('board_things')
    .select(['board_id', 'thing_id'])
    .where('user_id', '=', userId)
    .orderBy('put_at')
    .orderBy('thing_id')
    .execute();
  return {
    things: things.map(({ thing_id, variant_id, kept_at }) => ({
      id: thing_id,
      variant: variant_id,
      keptAt: kept_at.toISOString(),
    })),
    boards: boards.map(({ id, name, share_key }) => ({
      name,
      shared: share_key !== null,
      things: placed.filter(({ board_id }) => board_id === id).map(({ thing_id }) => thing_id),
    })),
  };
}

/** Deletes favourites, boards and every link to one. */
export async function forgetFavourites(db: Database, userId: string): Promise<void> {
  await sql`update favourite_counts c set saved = c.saved - 1 from favourites f where f.user_id = ${userId} and f.thing_id = c.thing_id and c.saved > 0`.execute(
    db,
  );
  await db.deleteFrom('boards').where('user_id', '=', userId).execute();
  await db.deleteFrom('favourites').where('user_id', '=', userId).execute();
}
