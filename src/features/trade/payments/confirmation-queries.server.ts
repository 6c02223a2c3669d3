import { sql, type Insertable, type Selectable } from 'kysely';
import type { Database } from '#db/database.ts';
import { asPrepared, prepared } from '#db/prepared.ts';
import type { Tables } from '#db/tables.ts';

export type ConfirmationRow = Selectable<Tables['bill_confirmations']>;

const confirmationColumns = [
  'bill_confirmations.id',
  'bill_confirmations.bill_id',
  'bill_confirmations.receipt_id',
  'bill_confirmations.amount',
  'bill_confirmations.reason',
  'bill_confirmations.by',
  'bill_confirmations.created_at',
  'bill_confirmations.effective_at',
  'bill_confirmations.state',
  'bill_confirmations.ended_by',
  'bill_confirmations.ended_at',
] as const;

export async function insertConfirmation(db: Database, row: Insertable<Tables['bill_confirmations']>): Promise<void> {
  await db.insertInto('bill_confirmations').values(row).modifyEnd(asPrepared).execute();
}

/** Woken when it takes effect; the job of each minute finds what was missed. */
export async function addConfirmationJob(db: Database, seconds: number): Promise<void> {
  await prepared(
    sql`select graphile_worker.add_job('confirmations', run_at => now() + make_interval(secs => ${seconds}))`,
  ).execute(db);
}

export function pendingConfirmation(db: Database, billId: string) {
  return db
    .selectFrom('bill_confirmations')
    .modifyFront(asPrepared)
    .innerJoin('users', 'users.id', 'bill_confirmations.by')
    .select(confirmationColumns)
    .select('users.nickname')
    .where('bill_id', '=', billId)
    .where('state', '=', 'PENDING')
    .executeTakeFirst();
}

export function findConfirmation(db: Database, id: string): Promise<ConfirmationRow | undefined> {
  return db.selectFrom('bill_confirmations').selectAll().where('id', '=', id).executeTakeFirst();
}

/** One end, for one of those who try at once. */
export function endConfirmation(
  db: Database,
  id: string,
  state: 'APPLIED' | 'TAKEN_BACK',
  { by, at }: { by: string | null; at: Date },
): Promise<ConfirmationRow | undefined> {
  return db
    .updateTable('bill_confirmations')
    .set({ state, ended_by: by, ended_at: at })
    .where('id', '=', id)
    .where('state', '=', 'PENDING')
    .returning(confirmationColumns)
    .modifyEnd(asPrepared)
    .executeTakeFirst();
}

export function dueConfirmations(
  db: Database,
  now: Date,
  { most, tried }: { most: number; tried: readonly string[] },
): Promise<ConfirmationRow[]> {
  return db
    .selectFrom('bill_confirmations')
    .modifyFront(asPrepared)
    .select(confirmationColumns)
    .where('state', '=', 'PENDING')
    .where('effective_at', '<=', now)
    .where(sql<boolean>`id <> all(${tried}::text[])`)
    .orderBy('effective_at')
    .orderBy('id')
    .limit(most)
    .execute();
}

/** Money that was booked for a bill, the oldest first. */
export function arrivalRows(db: Database, billId: string) {
  return db
    .selectFrom('bill_confirmations')
    .innerJoin('users', 'users.id', 'bill_confirmations.by')
    .select(['amount', 'ended_at', 'nickname', 'receipt_id', 'reason'])
    .where('bill_id', '=', billId)
    .where('state', '=', 'APPLIED')
    .orderBy('ended_at')
    .execute();
}
