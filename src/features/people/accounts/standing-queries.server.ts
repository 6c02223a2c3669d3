import { sql, type Updateable } from 'kysely';
import type { Database } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';

export async function giveRole(
  db: Database,
  userId: string,
  role: string,
  known: Pick<Updateable<Tables['users']>, 'company_name' | 'school' | 'major'>,
  now: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('users')
    .set((eb) => ({
      roles: sql<string[]>`case when ${role} = any(roles) then roles else array_append(roles, ${role}) end`,
      apply_status: 'PASSED',
      // What they entered here goes into the profile, unless they wrote something there.
      company_name: eb.fn.coalesce('company_name', sql<string | null>`${known.company_name}`),
      school: eb.fn.coalesce('school', sql<string | null>`${known.school}`),
      major: eb.fn.coalesce('major', sql<string | null>`${known.major}`),
      updated_at: now,
    }))
    .where('id', '=', userId)
    .where('status', '<>', 'deleted')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function saveApplyStatus(db: Database, userId: string, state: string): Promise<void> {
  await db.updateTable('users').set({ apply_status: state }).where('id', '=', userId).execute();
}

/** Updating the level invalidates cached pages, so it is only set when it changes. */
export async function savePlanOfUser(
  db: Database,
  { id, level: known }: { id: string; level: string | null },
  level: string,
  endsAt: Date | null,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ plan_ends_at: endsAt, ...(level === known ? {} : { designer_level: level }) })
    .where('id', '=', id)
    .execute();
}

export async function saveTrialEnd(db: Database, userId: string, trialEndsAt: Date): Promise<void> {
  await db.updateTable('users').set({ trial_ends_at: trialEndsAt }).where('id', '=', userId).execute();
}
