import { talkFileAnswer, isShownIn } from '#features/trade/talk-files/talk-files.server.ts';
import { AppError } from '#lib/errors.ts';
import type { FileAnswer } from '#platform/call.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext } from '#platform/context.ts';
import { takeLimitSlot } from '#platform/limits-queries.server.ts';
import type {
  Brief,
  DesignOrder,
  DesignOrderPage,
  DesignOrdersQuery,
  EntriesQuery,
  SeenOffer,
} from './design-order.ts';
import { countDesignOrders, designOrdersOf } from './design-order-queries.server.ts';
import type { DesignOrderStep, Side } from './design-order-states.ts';
import { requireOwnDesignOrder, takeStep, type StepRequest } from './design-order-steps.server.ts';
import { designOrderOf, itemsOf } from './show-design-order.server.ts';
import { briefOf } from './start-design-order.server.ts';
import { stepsPerPerson } from './design-order-limits.ts';

/** The rules of conversations for their two sides (PRODUCT G3). */

export async function listDesignOrders(
  ctx: RequestContext,
  userId: string,
  side: Side,
  { page, size, status }: DesignOrdersQuery,
): Promise<DesignOrderPage> {
  const rows = await designOrdersOf(ctx.db, { userId, side, status, page, size });
  return {
    content: await itemsOf(ctx, rows),
    page,
    size,
    ...(await countDesignOrders(ctx.db, { userId, side, status })),
  };
}

export async function readDesignOrder(
  ctx: RequestContext,
  userId: string,
  id: string,
  place: EntriesQuery = {},
): Promise<DesignOrder> {
  return designOrderOf(ctx, await requireOwnDesignOrder(ctx, ctx.db, userId, id), place);
}

/** A step as one of the two asks for it. */
export async function stepDesignOrder(
  ctx: RequestContext,
  userId: string,
  id: string,
  step: DesignOrderStep,
  given: Omit<StepRequest, 'order' | 'step' | 'userId'> = {},
): Promise<DesignOrder> {
  await requireOwnDesignOrder(ctx, ctx.db, userId, id);
  if (!(await takeLimitSlot(ctx.db, ctx.clock, { key: `talk-step:${userId}`, ...stepsPerPerson })))
    throw new AppError('too_many_requests');
  return commit(ctx, async (db) => {
    const order = await requireOwnDesignOrder(ctx, db, userId, id, { lock: true });
    return designOrderOf({ ...ctx, db }, await takeStep(db, ctx, { order, step, userId, ...given }));
  });
}

/** A question becomes an order. */
export async function orderFromQuestion(
  ctx: RequestContext,
  userId: string,
  id: string,
  brief: Brief,
): Promise<DesignOrder> {
  await requireOwnDesignOrder(ctx, ctx.db, userId, id);
  return stepDesignOrder(ctx, userId, id, 'order', { text: brief.wishes, change: briefOf(ctx, brief) });
}

/** The designer accepts, with or without a price; accepting again changes it. */
export function acceptDesignOrder(
  ctx: RequestContext,
  userId: string,
  id: string,
  { price = null, terms = '' }: { price?: number | null; terms?: string },
): Promise<DesignOrder> {
  return stepDesignOrder(ctx, userId, id, 'accept', { text: terms, price, change: { price, terms } });
}

/** The buyer agrees to what they saw; if price or terms changed meanwhile it is refused, and said why. */
export async function beginDesignOrder(
  ctx: RequestContext,
  userId: string,
  id: string,
  seen: SeenOffer,
): Promise<DesignOrder> {
  await requireOwnDesignOrder(ctx, ctx.db, userId, id);
  return stepDesignOrder(ctx, userId, id, 'begin', { agreed: seen, price: seen.price });
}

/** An attachment of the conversation, for the two of them; not found for anyone else. */
export async function openFile(ctx: RequestContext, userId: string, id: string, file: string): Promise<FileAnswer> {
  const order = await requireOwnDesignOrder(ctx, ctx.db, userId, id);
  if (!(await isShownIn(ctx.db, order.id, file))) throw new AppError('not_found');
  return talkFileAnswer(ctx, file);
}
