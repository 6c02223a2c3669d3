import { AppError } from '#lib/errors.ts';
import type { RequestContext } from '#platform/context.ts';
import { entriesOf } from './design-order-queries.server.ts';
import { requireOwnDesignOrder } from './design-order-steps.server.ts';

/**
 * What the other said in a talk of one's own, for who reports it. `id` names the talk and the place in it: `t_….12`.
 * Anything else is as if it were not there.
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
