import type { Database } from '#db/database.ts';
import { AppError } from '#lib/errors.ts';
import { newId } from '#lib/id.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext } from '#platform/context.ts';
import {
  cartOf,
  countCart,
  dropCartLine,
  findCartLine,
  lockCart,
  quantityInCart,
  putInCart,
  setQuantity,
  type CartRow,
} from './cart-queries.server.ts';
import type { WantedLine } from '#features/catalogue/offers/wanted-line.ts';
import type { Cart, CartLine, PutInCart } from '../order.ts';
import { mostLines } from '../order-limits.ts';
import { soldOut } from '../place-order.server.ts';
import { byMerchant, priceAll, priceEach, type PricedLine } from '#features/catalogue/offers/price-lines.server.ts';
import { deliveryTermsOf } from '#features/catalogue/offers/delivery-offer.server.ts';
import { holdVariants } from '#features/catalogue/products/stock.server.ts';
import { shownPriced } from '#features/catalogue/offers/show-priced.server.ts';
import { picturesOf } from '../show-lines.server.ts';
import { wantedOfDesign } from '#features/studio/design-lists/design-list.server.ts';
import { wantedOfWork } from '#features/studio/work-designs/work-room.server.ts';

/** The cart at current prices; what is unavailable says why and does not count. */
export async function readCart(ctx: RequestContext, userId: string): Promise<Cart> {
  const rows = await cartOf(ctx.db, userId);
  const { cart, gone } = await priceCart(
    ctx,
    rows.map((row) => ({ ...wantedOf(row), id: row.id })),
  );
  // What is no longer published cannot be shown with a price; it is removed, and its owner is told.
  for (const id of gone) await dropCartLine(ctx.db, userId, id);
  return gone.length === 0 ? cart : { ...cart, gone: gone.length };
}

/** A visitor's cart: nothing of it is stored here. A line's id is its place in what was sent. */
export async function showVisitorCart(ctx: RequestContext, lines: readonly WantedLine[]): Promise<Cart> {
  return (
    await priceCart(
      ctx,
      lines.map((line, at) => ({ ...line, id: String(at) })),
    )
  ).cart;
}

async function priceCart(
  ctx: RequestContext,
  wanted: readonly (WantedLine & { id: string })[],
): Promise<{ cart: Cart; /** Lines that are no longer offered. */ gone: string[] }> {
  const priced = await priceEach(ctx.db, wanted, ctx.locale);
  const offered = priced.flatMap((line, at) => (line instanceof AppError ? [] : [{ ...line, id: wanted[at]!.id }]));
  const [pictures, terms] = await Promise.all([
    picturesOf(ctx.db, offered),
    deliveryTermsOf(
      ctx.db,
      offered.map(({ merchant }) => merchant.id),
    ),
  ]);
  const groups = byMerchant(offered).map((lines) => {
    const shown = lines.map((line): CartLine => ({
      ...shownPriced(line, pictures, ctx),
      id: line.id,
      why: line.stock !== null && line.stock < line.quantity ? 'few' : null,
    }));
    const { id, name } = lines[0]!.merchant;
    return { merchant: { id, name }, lines: shown, goods: sumOf(shown), delivery: terms.get(id)! };
  });
  return {
    cart: {
      groups,
      count: offered.reduce((sum, { quantity }) => sum + quantity, 0),
      goods: groups.reduce((sum, { goods }) => sum + goods, 0),
    },
    gone: wanted.filter((_, at) => priced[at] instanceof AppError).map(({ id }) => id),
  };
}

/** Adds something; together with what is in the cart not more than the stock. */
export async function addToCart(ctx: RequestContext, userId: string, wanted: WantedLine): Promise<{ count: number }> {
  const [line] = await priceAll(ctx.db, [wanted], ctx.locale);
  return commit(ctx, async (db) => {
    await lockCart(db, userId);
    if ((await stillOffered(db, [line!])).length === 0) throw new AppError('not_found', { field: 'variant' });
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
export async function addWork(ctx: RequestContext, userId: string, workId: string): Promise<PutInCart> {
  const { lines, missing } = await wantedOfWork(ctx, workId);
  return putAll(ctx, userId, lines.length + missing, lines);
}

/** *Order all* of a design's list (PRODUCT O2), the same way: what can be had of it now, as it is at its head. */
export async function addDesign(
  ctx: RequestContext,
  userId: string,
  wanted: { design: string; without?: readonly string[] | undefined },
): Promise<PutInCart> {
  const { lines, missing } = await wantedOfDesign(ctx, userId, wanted);
  return putAll(ctx, userId, lines.length + missing, lines);
}

/** For a visitor, whose browser keeps the cart. */
export async function showWorkLines(
  ctx: RequestContext,
  workId: string,
): Promise<{ lines: WantedLine[]; missing: number }> {
  const { lines, missing } = await wantedOfWork(ctx, workId);
  const fitting = lines.slice(0, mostLines);
  return { lines: fitting.map(lineOf), missing: missing + lines.length - fitting.length };
}

/**
 * What a visitor had put in, once they have signed in (PRODUCT P5). As many as the larger of the two carts has: sent
 * again because the answer was lost, it changes nothing.
 */
export async function mergeCart(
  ctx: RequestContext,
  userId: string,
  wanted: readonly WantedLine[],
): Promise<PutInCart> {
  const priced = await priceEach(ctx.db, wanted, ctx.locale);
  // What sold out meanwhile comes too: the cart says so beside it.
  const offered = priced.flatMap((line) => (line instanceof AppError ? [] : [line]));
  return putAll(ctx, userId, wanted.length, offered);
}

/** At least as many of each, as far as the cart has room; `wanted` of them were wanted. */
export function putAll(
  ctx: RequestContext,
  userId: string,
  wanted: number,
  able: readonly PricedLine[],
): Promise<PutInCart> {
  return commit(ctx, async (db) => {
    await lockCart(db, userId);
    let room = mostLines - (await cartOf(db, userId)).length;
    let added = 0;
    for (const line of await stillOffered(db, able)) {
      const isNew = (await quantityInCart(db, userId, line)) === 0;
      if (isNew && room <= 0) continue;
      await putInCart(db, { ...line, id: newId('l', ctx.clock.now()), userId, now: ctx.clock.now() }, 'least');
      if (isNew) room -= 1;
      added += 1;
    }
    return { added, missing: wanted - added, count: await countCart(db, userId) };
  });
}

/** A seller may have removed a choice since it was priced; from here on it stays until the transaction ends. */
async function stillOffered(db: Database, lines: readonly PricedLine[]): Promise<PricedLine[]> {
  const there = await holdVariants(
    db,
    lines.flatMap(({ variant }) => variant ?? []),
  );
  return lines.filter(({ variant }) => variant === null || there.has(variant));
}

/** What can be had now, no more than there is. */
export async function availableOf(ctx: RequestContext, wanted: readonly WantedLine[]): Promise<PricedLine[]> {
  return (await priceEach(ctx.db, wanted, ctx.locale)).flatMap((line) =>
    line instanceof AppError || line.stock === 0 ? [] : [withinStock(line)],
  );
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

function lineOf({ product, variant, choice, quantity }: PricedLine): WantedLine {
  return { product, variant: variant ?? undefined, choice: choice === '' ? undefined : choice, quantity };
}

function withinStock(line: PricedLine): PricedLine {
  return { ...line, quantity: Math.min(line.quantity, line.stock ?? line.quantity) };
}

function sumOf(lines: readonly CartLine[]): number {
  return lines.reduce((sum, { amount, why }) => sum + (why === null ? amount : 0), 0);
}
