import { randomBytes } from 'node:crypto';
import { pages } from '#features/catalogue/content/addresses.ts';
import { AppError, required } from '#lib/errors.ts';
import { newId } from '#lib/id.ts';
import type { RequestContext } from '#platform/context.ts';
import {
  boardByKey,
  boardsOf,
  changeBoard,
  deleteBoard,
  findBoard,
  insertBoard,
  keyOr,
  putOnBoard,
  takeOffBoard,
  thingsOn,
  type CountedBoard,
} from './board-queries.server.ts';
import { type Board, type SharedBoard } from './favourite.ts';
import { changingLists } from './changing-lists.server.ts';
import { favouriteIdsAmong } from './favourite-queries.server.ts';
import { shownThings, type ThingReadContext } from './show-things.server.ts';
import { mostBoards, mostSharedOfBoard } from './favourite-limits.ts';

/** The rules of boards. Ownership is in every query: somebody else's is not found. */

export async function listBoards(ctx: Pick<RequestContext, 'db'>, userId: string): Promise<Board[]> {
  return (await boardsOf(ctx.db, userId)).map(boardOf);
}

export function makeBoard(ctx: RequestContext, userId: string, name: string): Promise<Board> {
  const now = ctx.clock.now();
  return changingLists(ctx, userId, async (db) => {
    const row = { id: newId('bd', now), user_id: userId, name, share_key: null, created_at: now, updated_at: now };
    if ((await boardsOf(db, userId)).length >= mostBoards) throw new AppError('list_full');
    await insertBoard(db, row);
    return boardOf({ ...row, count: 0 });
  });
}

export function renameBoard(ctx: RequestContext, userId: string, id: string, name: string): Promise<Board> {
  return updateBoard(ctx, userId, id, { name });
}

/** From now on whoever has the link sees it. If already shared, the link stays the same. */
export function shareBoard(ctx: RequestContext, userId: string, id: string): Promise<Board> {
  return updateBoard(ctx, userId, id, { share_key: keyOr(randomBytes(16).toString('hex')) });
}

/** The link no longer works; shared again, it is another one. */
export function unshareBoard(ctx: RequestContext, userId: string, id: string): Promise<Board> {
  return updateBoard(ctx, userId, id, { share_key: null });
}

/** What was on it stays a favourite. */
export async function removeBoard(ctx: RequestContext, userId: string, id: string): Promise<null> {
  return changingLists(ctx, userId, async (db) => {
    if (!(await deleteBoard(db, userId, id))) throw new AppError('not_found');
    return null;
  });
}

/** Only favourites can be put on a board. */
export function addToBoard(ctx: RequestContext, userId: string, id: string, thing: string): Promise<Board> {
  return changingLists(ctx, userId, async (db) => {
    if (!(await findBoard(db, userId, id)) || (await favouriteIdsAmong(db, userId, [thing])).length === 0)
      throw new AppError('not_found');
    await putOnBoard(db, { board_id: id, user_id: userId, thing_id: thing, put_at: ctx.clock.now() });
    return boardOf(required(await findBoard(db, userId, id), 'A board just changed'));
  });
}

export function removeFromBoard(ctx: RequestContext, userId: string, id: string, thing: string): Promise<Board> {
  return changingLists(ctx, userId, async (db) => {
    if (!(await findBoard(db, userId, id))) throw new AppError('not_found');
    await takeOffBoard(db, id, thing);
    return boardOf(required(await findBoard(db, userId, id), 'A board just changed'));
  });
}

/** For whoever has the link. Unpublished things are left out. */
export async function readSharedBoard(ctx: ThingReadContext, key: string): Promise<SharedBoard> {
  const board = /^[0-9a-f]{32}$/.test(key) ? await boardByKey(ctx.db, key) : undefined;
  if (!board) throw new AppError('not_found');
  const things = await shownThings(ctx, await thingsOn(ctx.db, board.id, mostSharedOfBoard));
  return {
    name: board.name,
    owner: board.nickname,
    things: things.filter(({ product, work, designer }) => product ?? work ?? designer),
  };
}

function updateBoard(
  ctx: RequestContext,
  userId: string,
  id: string,
  change: Parameters<typeof changeBoard>[3],
): Promise<Board> {
  return changingLists(ctx, userId, async (db) => {
    if (!(await changeBoard(db, userId, id, change, ctx.clock.now()))) throw new AppError('not_found');
    return boardOf(required(await findBoard(db, userId, id), 'A board just changed'));
  });
}

function boardOf({ id, name, count, share_key }: CountedBoard): Board {
  return { id, name, count, link: share_key === null ? null : `${pages.userHome.path}?board=${share_key}` };
}
