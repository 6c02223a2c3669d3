import { newId } from '#lib/id.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext } from '#platform/context.ts';
import { insertFeedback } from './feedback-queries.server.ts';
import type { FeedbackForm } from './feedback-limits.ts';

/** Stores feedback, with its author if signed in; answered from the console. */
export async function giveFeedback(
  ctx: RequestContext,
  { message, contact, page }: FeedbackForm,
): Promise<{ id: string }> {
  const now = ctx.clock.now();
  const id = newId('f', now);
  return commit(ctx, async (db) => {
    await insertFeedback(db, {
      id,
      user_id: ctx.session?.userId ?? null,
      contact: contact ?? null,
      message,
      page: page ?? null,
      locale: ctx.locale,
      created_at: now,
      updated_at: now,
    });
    return { id };
  });
}

/** For the answers of admins. */
export { settleFeedback } from './feedback-queries.server.ts';
