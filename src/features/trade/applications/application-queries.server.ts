import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Database } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';
import type { Trilingual } from '#lib/trilingual.ts';
import { stepOf, type ApplicationState, type ApplicationStep } from './application-states.ts';
import type { ApplicationType } from './application.ts';

type Row = Selectable<Tables['applications']>;
export type ApplicationRow = Omit<Row, 'type' | 'state'> & { type: ApplicationType; state: ApplicationState };
export type EventRow = Selectable<Tables['application_events']>;

/** A person's open application, locked until the transaction ends when `hold` is set. */
export async function openApplication(
  db: Database,
  userId: string,
  type: ApplicationType,
  hold = false,
): Promise<ApplicationRow | undefined> {
  const query = db
    .selectFrom('applications')
    .selectAll()
    .where('user_id', '=', userId)
    .where('type', '=', type)
    .where('state', '<>', 'PASSED');
  return (await (hold ? query.forUpdate() : query).executeTakeFirst()) as ApplicationRow | undefined;
}

/** The newest of a person, of one kind or of any. */
export async function latestApplication(
  db: Database,
  userId: string,
  type: ApplicationType | null,
): Promise<ApplicationRow | undefined> {
  let query = db.selectFrom('applications').selectAll().where('user_id', '=', userId);
  if (type !== null) query = query.where('type', '=', type);
  return (await query.orderBy('updated_at', 'desc').orderBy('id', 'desc').executeTakeFirst()) as
    | ApplicationRow
    | undefined;
}

/** Locked until the transaction ends when `hold` is set. */
export async function findApplication(db: Database, id: string, hold = false): Promise<ApplicationRow | undefined> {
  const query = db.selectFrom('applications').selectAll().where('id', '=', id);
  return (await (hold ? query.forUpdate() : query).executeTakeFirst()) as ApplicationRow | undefined;
}

export async function applicationOfBill(db: Database, billId: string): Promise<ApplicationRow | undefined> {
  return (await db
    .selectFrom('applications')
    .selectAll()
    .where('bill_id', '=', billId)
    .forUpdate()
    .executeTakeFirst()) as ApplicationRow | undefined;
}

/** Of two who start at once, the second waits and then finds the first one's. */
export async function beginApplication(db: Database, row: Insertable<Tables['applications']>): Promise<void> {
  await db
    .insertInto('applications')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'type']).where('state', '<>', 'PASSED').doNothing())
    .execute();
}

/**
 * Compare and set: returns nothing when the application is no longer in the state this step starts from, or has been
 * resubmitted since (`attempt`).
 */
export async function stepApplication(
  db: Database,
  id: string,
  step: ApplicationStep,
  change: Updateable<Tables['applications']>,
  attempt?: number,
): Promise<ApplicationRow | undefined> {
  const row = await db
    .updateTable('applications')
    .set(change)
    .where('id', '=', id)
    .where('state', 'in', [...stepOf(step).from])
    .$call((query) => (attempt === undefined ? query : query.where('attempt', '=', attempt)))
    .returningAll()
    .executeTakeFirst();
  return row as ApplicationRow | undefined;
}

export async function addEvent(
  db: Database,
  event: { applicationId: string; at: Date; actorId: string | null; step: string; reason?: Trilingual | undefined },
): Promise<void> {
  await db
    .insertInto('application_events')
    .values({
      application_id: event.applicationId,
      at: event.at,
      actor_id: event.actorId,
      step: event.step,
      reason: event.reason === undefined ? null : JSON.stringify(event.reason),
    })
    .execute();
}

export function eventsOf(db: Database, applicationId: string): Promise<EventRow[]> {
  return db
    .selectFrom('application_events')
    .selectAll()
    .where('application_id', '=', applicationId)
    .orderBy('id')
    .execute();
}

/** Whether another application of the same person uses this document too, also one approved long ago. */
export async function isPaperInOtherApplication(
  db: Database,
  { id, user_id }: Pick<ApplicationRow, 'id' | 'user_id'>,
  mediaId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('applications')
    .select('id')
    .where('user_id', '=', user_id)
    .where('id', '<>', id)
    .where((is) =>
      is.or([
        is('id_card_front', '=', mediaId),
        is('id_card_back', '=', mediaId),
        is('business_license', '=', mediaId),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}
