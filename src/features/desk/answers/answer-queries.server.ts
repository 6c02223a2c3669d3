import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { byMoment, byText, sortedRows, type Order, type SortColumns } from '#platform/sorted-rows-queries.server.ts';
import type { FeedbackState } from './answer.ts';

const named = (db: Database) =>
  db
    .selectFrom('feedback')
    .leftJoin('users as person', 'person.id', 'feedback.user_id')
    .leftJoin('users as admin', 'admin.id', 'feedback.answered_by')
    .selectAll('feedback')
    .select([
      'person.nickname as nickname',
      'person.email as email',
      'person.status as person_status',
      'person.locale as person_locale',
      'admin.nickname as answerer',
    ]);
export type FeedbackRow = Awaited<ReturnType<typeof feedbackBefore>>[number];

export function feedbackBefore(db: Database, status: FeedbackState, before: string | null, most: number) {
  return named(db)
    .where('feedback.status', '=', status)
    .$call((query) => (before === null ? query : query.where('feedback.id', '<', before)))
    .orderBy('feedback.id', 'desc')
    .limit(most)
    .execute();
}

export function sortedFeedback(db: Database, status: FeedbackState, order: Order) {
  return sortedRows(db, named(db).where('feedback.status', '=', status), order);
}

export const feedbackSorts: SortColumns = {
  message: byText(sql`listed.message`),
  from: byText(sql`coalesce(listed.nickname, listed.contact)`),
  lang: byText(sql`listed.locale`),
  created: byMoment(sql`listed.created_at`),
};

export function findFeedback(db: Database, id: string): Promise<FeedbackRow | undefined> {
  return named(db).where('feedback.id', '=', id).executeTakeFirst();
}
