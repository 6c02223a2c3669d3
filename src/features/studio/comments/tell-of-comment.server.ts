import type { Database } from '#db/database.ts';
import { holdNotices, sendNotification } from '#features/people/notifications/send-notification.server.ts';
import { locales } from '#lib/locale.ts';
import { namedIn } from '#text/mentions.ts';
import type { Trilingual } from '#lib/trilingual.ts';
import type { RequestContext } from '#platform/context.ts';
import { translator } from '#text/messages.server.ts';
import { commentAddress } from './comment-address.ts';
import { authorsOf, nicknameOf, peopleOf, takeUntold, waitingElsewhere } from './comment-queries.server.ts';
import { maySee } from './comment-rights.server.ts';

interface Told {
  type: 'COMMENT_ADDED' | 'COMMENT_ANSWERED' | 'COMMENT_RESOLVED';
  design: { id: string; name: string; ownerId: string };
  thread: string;
  by: string;
  /** Whoever it names is told that. */
  text?: string;
}

/**
 * Tells the owner and whoever took part in the thread, in the caller's transaction: once until they look at it, and by
 * mail once until they look at anything of the design. Who is named is told each time, if they may see the design.
 */
export async function tellOfComment(
  db: Database,
  ctx: RequestContext,
  { type, design, thread, by, text = '' }: Told,
): Promise<void> {
  const reached = async (people: Iterable<string>) => {
    const found: string[] = [];
    for (const userId of new Set(people))
      if (userId !== by && (await maySee(db, { userId, designId: design.id, now: ctx.clock.now() })))
        found.push(userId);
    return found;
  };
  const named = await reached(text.includes('@') ? namedIn(text, await peopleOf(db, design.id)) : []);
  const others = await reached([design.ownerId, ...(await authorsOf(db, thread))]);
  const untold = await takeUntold(db, thread, [...new Set([...others, ...named])]);
  const told = untold.filter((id) => !named.includes(id));
  if (told.length + named.length === 0) return;
  const everyone = [...told, ...named];
  const waiting = await waitingElsewhere(db, design.id, { threadId: thread, userIds: everyone });
  const notification = {
    // `by` is for the day they leave: their name is taken out.
    details: { sender: await nicknameOf(db, by), by, name: design.name || untitled() },
    link: commentAddress(design.id, thread),
  };
  await holdNotices(db, everyone);
  for (const [kind, people] of [
    [type, told],
    ['COMMENT_NAMED', named],
  ] as const) {
    const both = people.filter((id) => !waiting.has(id));
    if (both.length > 0) await sendNotification(db, ctx, both, { ...notification, type: kind });
    const listed = people.filter((id) => waiting.has(id));
    if (listed.length > 0) await sendNotification(db, ctx, listed, { ...notification, type: kind, only: 'site' });
  }
}

function untitled(): Trilingual {
  return Object.fromEntries(locales.map((locale) => [locale, translator(locale, 'workspace')('untitled')]));
}
