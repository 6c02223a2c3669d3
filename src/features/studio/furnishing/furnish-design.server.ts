import { shelfFor } from '#features/catalogue/offers/shelf.server.ts';
import { readDesign } from '#features/studio/designs/design-head.server.ts';
import { asking, pricedDesign, requireEdit } from '#features/studio/designs/design-rights.server.ts';
import { AppError } from '#lib/errors.ts';
import type { RequestContext } from '#platform/context.ts';
import { takeLimitSlot } from '#platform/limits-queries.server.ts';
import type { FurnishAnswer } from '#platform/threads/furnisher.ts';
import { furnishedPerPerson } from './furnish-limits.ts';
import type { FurnishBody } from './furnishing.ts';

/** Ways to furnish a room of a design one may edit, with their price; nothing of it is changed (PRODUCT J5). */
export async function furnishDesign(
  ctx: RequestContext,
  userId: string,
  designId: string,
  { room, type, style, seed, budget, keep, ways, inStock, count }: FurnishBody,
): Promise<FurnishAnswer> {
  requireEdit((await pricedDesign(ctx.db, asking(ctx, userId, designId))).rights);
  const { document } = await readDesign(ctx, userId, designId);
  if (!(await takeLimitSlot(ctx.db, ctx.clock, { key: `furnish:${userId}`, ...furnishedPerPerson })))
    throw new AppError('too_many_requests');
  const job = {
    text: JSON.stringify(document),
    wish: { rooms: [room], ...(type && { type }), style, seed, budget: budget ?? null, keep, ways, inStock, count },
    supply: await shelfFor(ctx, style),
  };
  return ctx.furnisher.propose(job, userId);
}
