import { z } from 'zod';
import { pages } from '#features/catalogue/content/addresses.ts';
import { settleFeedback } from '#features/people/feedback/feedback.server.ts';
import type { ConsoleList } from '#features/people/console/console-list.ts';
import { askedOrder, pageOf, placeIn } from '#features/people/console/keyset.server.ts';
import { sendNotification } from '#features/people/notifications/send-notification.server.ts';
import type { Database } from '#db/database.ts';
import { AppError, required } from '#lib/errors.ts';
import { parseLocale, type Locale } from '#lib/locale.ts';
import { audit } from '#platform/audit-queries.server.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext, Session } from '#platform/context.ts';
import { enqueue } from '#platform/outbox-queries.server.ts';
import type { FeedbackItem, FeedbackState } from './answer.ts';
import {
  feedbackBefore,
  feedbackSorts,
  findFeedback,
  sortedFeedback,
  type FeedbackRow,
} from './answer-queries.server.ts';

type Admin = RequestContext & { session: Session };
const size = 50;

export async function listFeedback(
  db: Database,
  status: FeedbackState,
  after: string | null,
  sort: string | null = null,
): Promise<ConsoleList<FeedbackItem>> {
  const order = askedOrder({ sort, after }, feedbackSorts, size + 1);
  if (order !== null) {
    const { rows, next } = pageOf(
      await sortedFeedback(db, status, order),
      (row) => placeIn(order, row, ['', row.id]),
      size,
    );
    return { rows: rows.map(itemOf), next };
  }
  const rows = await feedbackBefore(db, status, after, size + 1);
  return { rows: rows.slice(0, size).map(itemOf), next: rows.length > size ? (rows[size - 1]?.id ?? null) : null };
}

export async function readFeedback(db: Database, id: string): Promise<FeedbackItem> {
  return itemOf(await requireFeedback(db, id));
}

/**
 * A person with an account gets a notification and a mail; a visitor who left an address gets a mail; without an
 * address nobody can be reached.
 */
export function answerFeedback(ctx: Admin, id: string, answer: string): Promise<FeedbackItem> {
  return settleFeedbackItem(ctx, id, 'answered', answer);
}

/** Closed without an answer. */
export function closeFeedback(ctx: Admin, id: string): Promise<FeedbackItem> {
  return settleFeedbackItem(ctx, id, 'closed', null);
}

function settleFeedbackItem(
  ctx: Admin,
  id: string,
  status: Exclude<FeedbackState, 'open'>,
  answer: string | null,
): Promise<FeedbackItem> {
  return commit(ctx, async (db) => {
    const done = await settleFeedback(db, id, { status, answer, by: ctx.session.userId, at: ctx.clock.now() });
    const row = await requireFeedback(db, id);
    if (!done) throw new AppError('conflict', { current: itemOf(row) });
    await audit(db, ctx, {
      action: `feedback.${status}`,
      target: id,
      before: { status: 'open' },
      after: { status, answer },
    });
    if (answer !== null) await sendAnswer(db, ctx, row, answer);
    return itemOf(row);
  });
}

async function sendAnswer(db: Database, ctx: Admin, row: FeedbackRow, answer: string): Promise<void> {
  const reach = replyChannelOf(row);
  if (reach === 'notice')
    await sendNotification(db, ctx, [required(row.user_id, 'The writer of feedback answered by a notification')], {
      type: 'FEEDBACK',
      reason: { [langOf(row)]: answer },
    });
  if (reach === 'mail')
    await enqueue(db, ctx.clock, {
      kind: 'mail',
      letter: {
        to: required(row.contact, 'The address of feedback answered by mail'),
        locale: langOf(row),
        template: 'feedbackAnswer',
        values: { message: row.message, answer, link: `${ctx.settings.origin}${pages.help.path}` },
      },
    });
}

async function requireFeedback(db: Database, id: string): Promise<FeedbackRow> {
  const row = await findFeedback(db, id);
  if (!row) throw new AppError('not_found');
  return row;
}

function replyChannelOf(row: FeedbackRow): FeedbackItem['reach'] {
  if (row.user_id !== null && row.person_status === 'active') return 'notice';
  return z.email().safeParse(row.contact).success ? 'mail' : 'none';
}

function langOf(row: FeedbackRow): Locale {
  return parseLocale(row.locale) ?? 'en';
}

function itemOf(row: FeedbackRow): FeedbackItem {
  return {
    id: row.id,
    message: row.message,
    lang: langOf(row),
    person: row.user_id === null ? null : { id: row.user_id, nickname: row.nickname ?? '', email: row.email ?? '' },
    contact: row.contact,
    page: row.page,
    status: row.status,
    reach: replyChannelOf(row),
    answer: row.answer,
    answeredBy: row.answerer,
    answeredAt: row.answered_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  };
}
