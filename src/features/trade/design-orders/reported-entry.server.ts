import { AppError } from '#lib/errors.ts';
import type { RequestContext } from '#platform/context.ts';
import { entriesOf } from './design-order-queries.server.ts';
import { requireOwnDesignOrder } from './design-order-steps.server.ts';

/**
 * An entry by the other side of one's own conversation, for a report. `id` is the conversation and the entry's number:
 * `t_….12`. Anything else is not found.
 */
export async function findReportedEntry(
  ctx: RequestContext,
  userId: string,
  id: string,
): Promise<{ owner: string; said: string } | null> {
  const [, order, place] = /^(\w{1,60})\.(\d{1,6})$/.exec(id) ?? [];
  if (order === undefined || !(await isOwn(ctx, userId, order))) return null;
  const [entry] = await entriesOf(ctx.db, order, { after: Number(place) - 1, most: 1 });
  if (!entry || entry.position !== Number(place) || entry.author_id === null || entry.author_id === userId) return null;
  return { owner: entry.author_id, said: entry.text === '' ? '–' : entry.text.slice(0, 2_500) };
}

function isOwn(ctx: RequestContext, userId: string, order: string): Promise<boolean> {
  return requireOwnDesignOrder(ctx, ctx.db, userId, order).then(
    () => true,
    (error: unknown) => {
      if (error instanceof AppError && error.key === 'not_found') return false;
      throw error;
    },
  );
}
