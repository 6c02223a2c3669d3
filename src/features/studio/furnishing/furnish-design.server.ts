import { shelfFor } from '#features/catalogue/offers/shelf.server.ts';
import { readDesign } from '#features/studio/designs/design-head.server.ts';
import { AppError } from '#lib/errors.ts';
import type { RequestContext } from '#platform/context.ts';
import { takeLimitSlot } from '#platform/limits-queries.server.ts';
import type { FurnishAnswer } from '#platform/threads/furnisher.ts';
import { furnishedPerPerson } from './furnish-limits.ts';
import type { FurnishBody } from './furnishing.ts';

/** Ways to furnish a room of one's own design; nothing of it is changed (PRODUCT J5). */
export async function furnishDesign(
  ctx: RequestContext,
  userId: string,
  designId: string,
  { room, type, style, seed, budget, keep, ways, inStock }: FurnishBody,
): Promise<FurnishAnswer> {
  const { document } = await readDesign(ctx, userId, designId);
  if (!(await takeLimitSlot(ctx.db, ctx.clock, { key: `furnish:${userId}`, ...furnishedPerPerson })))
    throw new AppError('too_many_requests');
  return ctx.furnisher.propose({
    text: JSON.stringify(document),
    wish: { rooms: [room], ...(type && { type }), style, seed, budget: budget ?? null, keep, ways, inStock },
    supply: await shelfFor(ctx.db, style),
  });
}
