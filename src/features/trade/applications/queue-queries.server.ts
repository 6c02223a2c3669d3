import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import type { ApplicationRow } from './application-queries.server.ts';
import type { QueueState } from './queue.ts';

export type QueueRow = Pick<
  ApplicationRow,
  'id' | 'number' | 'type' | 'state' | 'plan' | 'company' | 'submitted_at' | 'due_at' | 'updated_at' | 'attempt'
> & { nickname: string };
/** After which row: when it is due or was last touched, and its id. */
export interface QueuePosition {
  at: Date;
  id: string;
}

/** Applications of one list: waiting ones by when an answer is due, the others by when they last changed. */
export async function applicationsIn(
  db: Database,
  state: QueueState,
  after: QueuePosition | null,
  limit: number,
): Promise<QueueRow[]> {
  let query = db
    .selectFrom('applications')
    .innerJoin('users', 'users.id', 'applications.user_id')
    .select([
      'applications.id',
      'applications.number',
      'applications.type',
      'applications.state',
      'applications.plan',
      'applications.company',
      'applications.submitted_at',
      'applications.due_at',
      'applications.updated_at',
      'applications.attempt',
      'users.nickname',
    ])
    .where('applications.state', '=', state === 'DECLINED' ? 'REJECTED' : state)
    .limit(limit);
  if (state === 'REJECTED') query = query.where(lastDecision, '=', 'rejected');
  if (state === 'DECLINED') query = query.where(lastDecision, '=', 'declined');
  if (state === 'AUDITING') {
    query = query.orderBy('applications.due_at').orderBy('applications.id');
    if (after) query = query.where(sql<boolean>`(applications.due_at, applications.id) > (${after.at}, ${after.id})`);
  } else {
    query = query.orderBy('applications.updated_at', 'desc').orderBy('applications.id', 'desc');
    if (after)
      query = query.where(sql<boolean>`(applications.updated_at, applications.id) < (${after.at}, ${after.id})`);
  }
  return (await query.execute()) as QueueRow[];
}

/** Of what is rejected: sent back, or declined for good. */
const lastDecision = sql<string>`(
  select step from application_events
  where application_id = applications.id and step in ('rejected', 'declined')
  order by id desc limit 1
)`;

/** How many wait, and how many of them are overdue. */
export async function countWaiting(db: Database, now: Date): Promise<{ waiting: number; late: number }> {
  const row = await db
    .selectFrom('applications')
    .where('state', '=', 'AUDITING')
    .select((eb) => [
      eb.fn.countAll<string>().as('waiting'),
      eb.fn.countAll<string>().filterWhere('due_at', '<', now).as('late'),
    ])
    .executeTakeFirstOrThrow();
  return { waiting: Number(row.waiting), late: Number(row.late) };
}

/** Other people's applications in which the very file of one of these papers was sent, each with that file. */
export function applicationsWithFiles(db: Database, userId: string, mediaIds: readonly string[]) {
  return db
    .selectFrom('media as own')
    .innerJoin('media as theirs', 'theirs.hash', 'own.hash')
    .innerJoin('applications', 'applications.user_id', 'theirs.owner_id')
    .innerJoin('users', 'users.id', 'applications.user_id')
    .select([
      'own.id as media_id',
      'applications.id',
      'applications.number',
      'applications.type',
      'applications.company',
      'users.nickname',
    ])
    .distinct()
    .where('own.id', 'in', mediaIds)
    .where('theirs.owner_id', '<>', userId)
    .where('applications.submitted_at', 'is not', null)
    .where(
      sql<boolean>`theirs.id in (applications.id_card_front, applications.id_card_back, applications.business_license)`,
    )
    .orderBy('applications.id')
    .limit(20)
    .execute();
}

/** The last receipt of a bill. */
export function receiptOf(db: Database, billId: string) {
  return db
    .selectFrom('bills')
    .innerJoin('receipts', 'receipts.id', 'bills.receipt_id')
    .select([
      'receipts.id',
      'receipts.media_id',
      'receipts.amount',
      'receipts.remark',
      'receipts.created_at',
      'receipts.same_how',
    ])
    .where('bills.id', '=', billId)
    .executeTakeFirst();
}
