import type { Database } from '#db/database.ts';
import { holdNotices, sendNotification } from '#features/people/notifications/send-notification.server.ts';
import { locales } from '#lib/locale.ts';
import type { Trilingual } from '#lib/trilingual.ts';
import type { RequestContext } from '#platform/context.ts';
import { translator } from '#text/messages.server.ts';
import { commentAddress } from './comment-address.ts';
import { authorsOf, nicknameOf, takeUntold, waitingElsewhere } from './comment-queries.server.ts';
import { maySee } from './comment-rights.server.ts';

interface Told {
  type: 'COMMENT_ADDED' | 'COMMENT_ANSWERED' | 'COMMENT_RESOLVED';
  design: { id: string; name: string; ownerId: string };
  thread: string;
  by: string;
}

/**
 * Tells the owner and whoever took part in the thread, in the caller's transaction: once until they look at it, and by
 * mail once until they look at anything of the design.
 */
export async function tellOfComment(
  db: Database,
  ctx: RequestContext,
  { type, design, thread, by }: Told,
): Promise<void> {
  const people = [...new Set([design.ownerId, ...(await authorsOf(db, thread))])].filter((id) => id !== by);
  const reached: string[] = [];
  for (const userId of people)
    if (await maySee(db, { userId, designId: design.id, now: ctx.clock.now() })) reached.push(userId);
  const told = await takeUntold(db, thread, reached);
  if (told.length === 0) return;
  const waiting = await waitingElsewhere(db, design.id, { threadId: thread, userIds: told });
  const notification = {
    type,
    // `by` is for the day they leave: their name is taken out.
    details: { sender: await nicknameOf(db, by), by, name: design.name || untitled() },
    link: commentAddress(design.id, thread),
  };
  await holdNotices(db, told);
  const both = told.filter((id) => !waiting.has(id));
  await sendNotification(db, ctx, both, notification);
  const listed = told.filter((id) => waiting.has(id));
  if (listed.length > 0) await sendNotification(db, ctx, listed, { ...notification, only: 'site' });
}

function untitled(): Trilingual {
  return Object.fromEntries(locales.map((locale) => [locale, translator(locale, 'workspace')('untitled')]));
}
