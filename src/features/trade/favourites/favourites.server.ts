import { AppError, required } from '#lib/errors.ts';
import type { RequestContext } from '#platform/context.ts';
import { boardsWith, findBoard } from './board-queries.server.ts';
import { changingLists } from './changing-lists.server.ts';
import { pageSize, thingId, type Favourites, type FavouritesQuery } from './favourite.ts';
import {
  countFavouriteRows,
  countsOf,
  deleteFavourite,
  insertFavourite,
  setFavouriteVariant,
  favouriteIdsAmong,
  favouritesOf,
} from './favourite-queries.server.ts';
import { shownThings } from './show-things.server.ts';
import { mostFavourites } from './favourite-limits.ts';

export { countSavers } from './favourite-queries.server.ts';

/** The rules of favourites (PRODUCT F6): one's own only; what can be kept is what everyone may see. */

export async function favouritesAmong(
  ctx: RequestContext,
  userId: string,
  ids: readonly string[],
): Promise<{ kept: string[] }> {
  return { kept: await favouriteIdsAmong(ctx.db, userId, ids) };
}

/** Idempotent: counted once. `variant`: of a product, as it was chosen; one that is none of its own is ignored. */
export async function addFavourite(
  ctx: RequestContext,
  userId: string,
  id: string,
  variant: string | null = null,
): Promise<{ kept: boolean }> {
  await requireShown(ctx, id);
  return changingLists(ctx, userId, async (db) => {
    const isNew = await insertFavourite(db, userId, { thing: id, variant }, ctx.clock.now());
    if (!isNew && variant !== null) await setFavouriteVariant(db, userId, id, variant);
    if (isNew && (await countFavouriteRows(db, userId)) > mostFavourites) throw new AppError('list_full');
    return { kept: true };
  });
}

/** Also removes it from every board. */
export function removeFavourite(ctx: RequestContext, userId: string, id: string): Promise<{ kept: boolean }> {
  return changingLists(ctx, userId, async (db) => {
    await deleteFavourite(db, userId, id);
    return { kept: false };
  });
}

export async function listFavourites(
  ctx: RequestContext,
  userId: string,
  { page, kind, board = null }: Omit<FavouritesQuery, 'board'> & { board?: string | null | undefined },
): Promise<Favourites> {
  if (board !== null && !(await findBoard(ctx.db, userId, board))) throw new AppError('not_found');
  const rows = await favouritesOf(ctx.db, userId, { page, kind, board, size: pageSize });
  const ids = rows.map(({ thing_id }) => thing_id);
  const variants = new Map(rows.flatMap(({ thing_id, variant_id }) => (variant_id ? [[thing_id, variant_id]] : [])));
  const shown = await shownThings(ctx, ids, variants);
  const boards = await boardsWith(ctx.db, userId, ids);
  const counts = await countsOf(ctx.db, userId, board);
  const things = shown.map((thing, at) => ({
    ...thing,
    keptAt: required(rows[at], 'The favourite of a thing shown').kept_at.toISOString(),
    boards: boards.get(thing.id) ?? [],
  }));
  return { things, page, size: pageSize, counts: { ...counts, all: counts.product + counts.work + counts.designer } };
}

async function requireShown(ctx: RequestContext, id: string): Promise<void> {
  const [thing] = thingId.safeParse(id).success ? await shownThings(ctx, [id]) : [];
  if (!(thing?.product ?? thing?.work ?? thing?.designer)) throw new AppError('not_found');
}
