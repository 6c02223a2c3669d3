import { AppError } from '#lib/errors.ts';
import { newId } from '#lib/id.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext } from '#platform/context.ts';
import {
  cartOf,
  countCart,
  dropCartLine,
  findCartLine,
  quantityInCart,
  putInCart,
  setQuantity,
  type CartRow,
} from './cart-queries.server.ts';
import type { WantedLine } from '#features/catalogue/offers/wanted-line.ts';
import type { Cart, CartLine } from '../order.ts';
import { mostLines } from '../order-limits.ts';
import { soldOut } from '../place-order.server.ts';
import { byMerchant, priceAll, priceEach } from '#features/catalogue/offers/price-lines.server.ts';
import { shownPriced } from '#features/catalogue/offers/show-priced.server.ts';
import { picturesOf } from '../show-lines.server.ts';
import { wantedOfWork } from '#features/studio/work-designs/work-room.server.ts';

/** The cart at current prices; what is unavailable says why and does not count. */
export async function readCart(ctx: RequestContext, userId: string): Promise<Cart> {
  const rows = await cartOf(ctx.db, userId);
  const priced = await priceEach(ctx.db, rows.map(wantedOf), ctx.locale);
  const offered = priced.flatMap((line, at) => (line instanceof AppError ? [] : [{ ...line, row: rows[at]! }]));
  const pictures = await picturesOf(ctx.db, offered);
  const groups = byMerchant(offered).map((lines) => {
    const shown = lines.map((line): CartLine => ({
      ...shownPriced(line, pictures, ctx),
      id: line.row.id,
      why: line.stock !== null && line.stock < line.quantity ? 'few' : null,
    }));
    return {
      merchant: { id: lines[0]!.merchant.id, name: lines[0]!.merchant.name },
      lines: shown,
      goods: sumOf(shown),
    };
  });
  await dropUnoffered(
    ctx,
    userId,
    rows.filter((_, at) => priced[at] instanceof AppError),
  );
  return {
    groups,
    count: offered.reduce((sum, { quantity }) => sum + quantity, 0),
    goods: groups.reduce((sum, { goods }) => sum + goods, 0),
  };
}

/** Adds something; together with what is in the cart not more than the stock. */
export async function addToCart(ctx: RequestContext, userId: string, wanted: WantedLine): Promise<{ count: number }> {
  const [line] = await priceAll(ctx.db, [wanted], ctx.locale);
  return commit(ctx, async (db) => {
    const already = await quantityInCart(db, userId, line!);
    if (line!.stock !== null && line!.stock < already + line!.quantity)
      throw soldOut(line!, Math.max(0, line!.stock - already), ctx);
    if (already === 0 && (await cartOf(db, userId)).length >= mostLines) throw new AppError('cart_full');
    await putInCart(db, { ...line!, id: newId('l', ctx.clock.now()), userId, now: ctx.clock.now() }, 'add');
    return { count: await countCart(db, userId) };
  });
}

/**
 * Shop the room (PRODUCT F2): the very variants that stand in a work, as many as stand in it and can be had; a room
 * added twice is still one room. What does not fit into a full cart is left out.
 */
export async function addWork(
  ctx: RequestContext,
  userId: string,
  workId: string,
): Promise<{ added: number; missing: number; count: number }> {
  const { lines, missing } = await wantedOfWork(ctx, workId);
  return commit(ctx, async (db) => {
    let room = mostLines - (await cartOf(db, userId)).length;
    let added = 0;
    for (const line of lines) {
      const isNew = (await quantityInCart(db, userId, line)) === 0;
      if (isNew && room <= 0) continue;
      await putInCart(db, { ...line, id: newId('l', ctx.clock.now()), userId, now: ctx.clock.now() }, 'least');
      if (isNew) room -= 1;
      added += 1;
    }
    return { added, missing: missing + lines.length - added, count: await countCart(db, userId) };
  });
}

export async function changeQuantity(ctx: RequestContext, userId: string, id: string, quantity: number): Promise<Cart> {
  const row = await findCartLine(ctx.db, userId, id);
  if (!row) throw new AppError('not_found');
  const [line] = await priceAll(ctx.db, [{ ...wantedOf(row), quantity }], ctx.locale);
  if (line!.stock !== null && line!.stock < quantity) throw soldOut(line!, line!.stock, ctx);
  await setQuantity(ctx.db, userId, id, quantity, ctx.clock.now());
  return readCart(ctx, userId);
}

export async function removeFromCart(ctx: RequestContext, userId: string, id: string): Promise<Cart> {
  if (!(await dropCartLine(ctx.db, userId, id))) throw new AppError('not_found');
  return readCart(ctx, userId);
}

/** The number of things in it, for the badge on every page. */
export function cartCount(ctx: Pick<RequestContext, 'db'>, userId: string): Promise<number> {
  return countCart(ctx.db, userId);
}

function wantedOf({ product_id, variant_id, choice, quantity }: CartRow): WantedLine {
  return { product: product_id, variant: variant_id ?? undefined, choice, quantity };
}

/** What is no longer published cannot be shown with a price; it is removed. */
async function dropUnoffered(ctx: RequestContext, userId: string, rows: readonly CartRow[]): Promise<void> {
  for (const { id } of rows) await dropCartLine(ctx.db, userId, id);
}

function sumOf(lines: readonly CartLine[]): number {
  return lines.reduce((sum, { amount, why }) => sum + (why === null ? amount : 0), 0);
}
