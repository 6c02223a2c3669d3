import type { MemberContext } from '#platform/context.ts';
import { watchedItems } from '#features/trade/back-in-stock/stock-watches.server.ts';
import type { ProductItem } from '#features/catalogue/products/product.ts';
import { listBoards } from './boards.server.ts';
import { favouritesQuery, type Board, type Favourites } from './favourite.ts';
import { favouriteCount } from './favourite-queries.server.ts';
import { listFavourites } from './favourites.server.ts';

export interface FavouritesData {
  boards: Board[];
  /** The board that is open; null for everything kept. */ open: Board | null;
  kind: 'all' | 'product' | 'work' | 'designer';
  list: Favourites;
  /** Sold-out variants the person waits for; beside everything that is kept only. */ watched: ProductItem[];
}

/** `?tab=favourites&on=bd_…&kind=work&page=1`. Invalid values are ignored. */
export async function loadFavourites(ctx: MemberContext, { searchParams }: URL): Promise<FavouritesData> {
  const given = Object.fromEntries(
    ['page', 'kind'].flatMap((name) => (searchParams.has(name) ? [[name, searchParams.get(name)]] : [])),
  );
  const { page, kind } = favouritesQuery.safeParse(given).data ?? favouritesQuery.parse({});
  const boards = await listBoards(ctx, ctx.session.userId);
  const open = boards.find(({ id }) => id === searchParams.get('on')) ?? null;
  return {
    boards,
    open,
    kind,
    watched: open === null && kind === 'all' && page === 0 ? await watchedItems(ctx, ctx.session.userId) : [],
    list: await listFavourites(ctx, ctx.session.userId, { page, kind, board: open?.id ?? null }),
  };
}

export function countFavourites(userId: string) {
  return { all: favouriteCount(userId) };
}
