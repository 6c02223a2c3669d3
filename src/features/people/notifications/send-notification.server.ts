import { z } from 'zod';
import { transaction, type Database } from '#db/database.ts';
import { newId } from '#lib/id.ts';
import { parseLocale } from '#lib/locale.ts';
import { localizedText, type Trilingual } from '#lib/trilingual.ts';
import type { RequestContext } from '#platform/context.ts';
import { holdAccount, holdAccountsNow } from '#platform/leaving-queries.server.ts';
import { enqueue } from '#platform/outbox-queries.server.ts';
import { translator } from '#text/messages.server.ts';
import { noticeTypeNames, noticeTypes, effectiveChannels, type NoticeType } from './notice.ts';
import { detailsIn, textValues, type NoticeDetails } from './notice-details.ts';
import { addLateNotice, insertNotices, lockBoxes, recipients, type Recipient } from './notice-queries.server.ts';
import { unsubscribeLink } from './unsubscribe.server.ts';

export interface UserNotification {
  type: NoticeType;
  details?: NoticeDetails;
  /** The text of who decided, answered or wrote. */
  reason?: Trilingual;
  /** What the mail says beside the line: it is read far from our pages. */
  mailed?: Trilingual;
  /** A path on our site, with its query. */
  link?: string;
  /** In the list alone, or by mail alone, where the two are sent at different times. Default: both. */
  only?: 'site' | 'mail';
}

type NotificationServices = Pick<RequestContext, 'clock' | 'keys' | 'settings'>;
/** Larger batches would make each query one long statement. */
const batchSize = 500;
const laterAtOnce = 100;

/**
 * Notifies people, in the caller's transaction: a row each, the stream, and a mail for those who want one. Someone who
 * opted out of a topic gets nothing; necessary topics cannot be opted out of. Whoever is leaving at this moment is told
 * once it is known whether they have left.
 */
export async function sendNotification(
  db: Database,
  ctx: NotificationServices,
  userIds: string[],
  notification: UserNotification,
): Promise<void> {
  const everyone = [...new Set(userIds)].toSorted();
  for (let from = 0; from < everyone.length; from += batchSize)
    await sendToBatch(db, ctx, everyone.slice(from, from + batchSize), notification);
}

/**
 * Notifies however many people by jobs, once the transaction has committed: whoever else tells one of them something
 * waits for as many as are told at once.
 */
export async function notifyLater(db: Database, userIds: string[], notification: UserNotification): Promise<void> {
  const everyone = [...new Set(userIds)].toSorted();
  for (let from = 0; from < everyone.length; from += laterAtOnce)
    await addLateNotice(db, { people: everyone.slice(from, from + laterAtOnce), notification });
}

/**
 * For a transaction that notifies several people one after another: whoever is told first, two of them cannot deadlock.
 */
export async function holdNotices(db: Database, userIds: string[]): Promise<void> {
  return lockBoxes(db, await holdAccountsNow(db, userIds));
}

const lateNotice = z.object({ people: z.array(z.string()), notification: z.custom<UserNotification>(isNotification) });

function isNotification(given: unknown): boolean {
  return z.object({ type: z.enum(noticeTypeNames) }).safeParse(given).success;
}

/** The job of what waited for people who were leaving: whoever stayed after all is told, of who has gone nothing is kept. */
export function sendLateNotice(db: Database, ctx: NotificationServices, payload: unknown): Promise<void> {
  const { people, notification } = lateNotice.parse(payload);
  return transaction(db, async (db) => {
    for (const person of people) await holdAccount(db, person);
    await sendNotification(db, ctx, people, notification);
  });
}

async function sendToBatch(
  db: Database,
  ctx: NotificationServices,
  userIds: string[],
  notification: UserNotification,
): Promise<void> {
  const topic = noticeTypes[notification.type];
  const staying = new Set(await holdAccountsNow(db, userIds));
  const leaving = userIds.filter((id) => !staying.has(id));
  if (leaving.length > 0) await addLateNotice(db, { people: leaving, notification });
  const people = staying.size === 0 ? [] : await recipients(db, [...staying], topic);
  const at = ctx.clock.now();
  const wanted = people.map((person) => ({ person, channels: effectiveChannels(topic, choiceOf(person)) }));
  // Before the counters: those are locked from there on, and whoever else tells these people something waits.
  for (const { person, channels } of wanted)
    if (channels.mail && notification.only !== 'site') await enqueueMail(db, ctx, person, notification);
  const shown = wanted
    .filter(({ channels }) => channels.site && notification.only !== 'mail')
    .map(({ person }) => person.id)
    .toSorted();
  if (shown.length > 0)
    await insertNotices(
      db,
      shown.map((userId) => ({
        id: newId('n', at),
        userId,
        type: notification.type,
        details: notification.details ?? {},
        reason: notification.reason ?? null,
        link: notification.link ?? null,
        at,
      })),
    );
}

function choiceOf({ site, mail }: Recipient): { site: boolean; mail: boolean } | undefined {
  return site === null || mail === null ? undefined : { site, mail };
}

async function enqueueMail(
  db: Database,
  ctx: NotificationServices,
  person: Recipient,
  notification: UserNotification,
): Promise<void> {
  const locale = parseLocale(person.locale) ?? 'en';
  const t = translator(locale, 'notices');
  const topic = noticeTypes[notification.type];
  const details = textValues(detailsIn(notification.details ?? {}, locale));
  const values = {
    nickname: person.nickname,
    title: t(`types.${notification.type}.title`, details),
    text: [
      t(`types.${notification.type}.line`, details),
      notification.mailed ? localizedText(notification.mailed, locale) : '',
      notification.reason ? localizedText(notification.reason, locale) : '',
    ]
      .filter(Boolean)
      .join('\n\n'),
    link: `${ctx.settings.origin}${notification.link ?? '/notice'}`,
    unsubscribe: unsubscribeLink(ctx, person.id, topic),
  };
  await enqueue(db, ctx.clock, {
    kind: 'mail',
    letter: { to: person.email, locale, template: values.unsubscribe === '' ? 'notice' : 'noticeByChoice', values },
  });
}
