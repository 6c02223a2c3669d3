import { randomBytes } from 'node:crypto';
import { transaction, type Database } from '#db/database.ts';
import { AppError } from '#lib/errors.ts';
import { localized, trilingual } from '#lib/trilingual.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext, Session } from '#platform/context.ts';
import { publish } from '#platform/events.server.ts';
import { holdAccount } from '#platform/leaving-queries.server.ts';
import { keyedHash } from '#platform/keys.server.ts';
import {
  topicNames,
  effectiveChannels,
  type Notice,
  type NoticeChoices,
  type NoticePage,
  type NoticeType,
} from './notice.ts';
import { detailsIn, type NoticeDetails } from './notice-details.ts';
import {
  choicesOf,
  countNotices,
  findNotice,
  insertTicket,
  markRead,
  markReadByLink,
  noticesOf,
  saveChoice,
  takeTicket,
} from './notice-queries.server.ts';
import { readUnsubscribe } from './unsubscribe.server.ts';

export { sweepTickets } from './notice-queries.server.ts';

const ticketSeconds = 60;

export async function listNotices(
  ctx: RequestContext,
  userId: string,
  wanted: { status: 'all' | 'unread' | 'read'; page: number; size: number },
): Promise<NoticePage> {
  const rows = await noticesOf(ctx.db, userId, wanted);
  const { all, unread } = await countNotices(ctx.db, userId);
  let total = all - unread;
  if (wanted.status === 'all') total = all;
  else if (wanted.status === 'unread') total = unread;
  return { content: rows.map((row) => noticeOf(ctx, row)), page: wanted.page, size: wanted.size, total, unread };
}

/** Someone else's is the same 404 as one that does not exist. */
export async function readNotice(ctx: RequestContext, userId: string, id: string): Promise<Notice> {
  const row = await findNotice(ctx.db, userId, id);
  if (!row) throw new AppError('not_found');
  return noticeOf(ctx, row);
}

/** Every tab and every device is sent the new count. */
export async function markAsRead(ctx: RequestContext, userId: string, id: string | null): Promise<{ unread: number }> {
  if (id !== null && !(await findNotice(ctx.db, userId, id))) throw new AppError('not_found');
  return commit(ctx, async (db) => {
    const changed = await markRead(db, userId, id, ctx.clock.now());
    if (changed > 0) await publish(db, { kind: 'notice_read', id: userId });
    return { unread: (await countNotices(db, userId)).unread };
  });
}

/** In the caller's transaction: they have been where these notices lead. */
export async function readByLink(
  db: Database,
  ctx: Pick<RequestContext, 'clock'>,
  userId: string,
  link: string,
): Promise<void> {
  if ((await markReadByLink(db, userId, link, ctx.clock.now())) > 0)
    await publish(db, { kind: 'notice_read', id: userId });
}

export async function readChoices(ctx: RequestContext, userId: string): Promise<NoticeChoices> {
  const rows = new Map((await choicesOf(ctx.db, userId)).map((row) => [row.topic, row]));
  return Object.fromEntries(
    topicNames.map((topic) => [topic, effectiveChannels(topic, rows.get(topic))]),
  ) as NoticeChoices;
}

export async function saveChoices(ctx: RequestContext, userId: string, choices: NoticeChoices): Promise<NoticeChoices> {
  await commit(ctx, async (db) => {
    for (const topic of topicNames)
      await saveChoice(db, { user_id: userId, topic, ...effectiveChannels(topic, choices[topic]) });
  });
  return readChoices(ctx, userId);
}

/** By a mail's link: turns off mails of this topic, its notifications stay. */
export async function unsubscribe(ctx: RequestContext, token: string): Promise<{ topic: string }> {
  const asked = readUnsubscribe(ctx, token);
  if (!asked) throw new AppError('not_found');
  const turnOff = async (db: Database) => {
    if (!(await holdAccount(db, asked.userId))) throw new AppError('not_found');
    const rows = await choicesOf(db, asked.userId);
    const { site } = effectiveChannels(
      asked.topic,
      rows.find((row) => row.topic === asked.topic),
    );
    await saveChoice(db, { user_id: asked.userId, topic: asked.topic, site, mail: false });
    return { topic: asked.topic };
  };
  return ctx.turns(asked.userId, () => transaction(ctx.db, turnOff));
}

export async function makeTicket(ctx: RequestContext, session: Session): Promise<{ ticket: string; seconds: number }> {
  const ticket = randomBytes(24).toString('base64url');
  await insertTicket(ctx.db, {
    ticket_hash: ticketHash(ctx, ticket),
    user_id: session.userId,
    session_id: session.id,
    expires_at: new Date(ctx.clock.now().getTime() + ticketSeconds * 1000),
  });
  return { ticket, seconds: ticketSeconds };
}

/**
 * Who opens the stream: by session, or by a ticket. A long-lived token in the address is refused (PRODUCT, Accounts).
 */
export async function identifyListener(
  ctx: RequestContext,
  ticket: string | undefined,
): Promise<{ userId: string; sessionId: string }> {
  if (ctx.session) return { userId: ctx.session.userId, sessionId: ctx.session.id };
  const holder = ticket === undefined ? null : await takeTicket(ctx.db, ticketHash(ctx, ticket), ctx.clock.now());
  if (!holder) throw new AppError('login_required');
  return holder;
}

function ticketHash(ctx: RequestContext, ticket: string): string {
  return keyedHash(ctx.keys.lookup, 'stream ticket', ticket);
}

type Row = NonNullable<Awaited<ReturnType<typeof findNotice>>>;

function noticeOf(ctx: Pick<RequestContext, 'locale'>, row: Row): Notice {
  return {
    id: row.id,
    type: row.type as NoticeType,
    createdAt: row.created_at.toISOString(),
    read: row.read_at !== null,
    reason: row.reason === null ? null : localized(trilingual(row.reason), ctx.locale),
    details: detailsIn(row.details as NoticeDetails, ctx.locale),
    link: row.link,
  };
}
