import type { Database } from '#db/database.ts';

/** Their plans, and what they used of them. */
export async function plansKeptFor(db: Database, userId: string) {
  const rows = await db
    .selectFrom('plan_terms')
    .select(['level', 'starts_at', 'ends_at', 'why'])
    .where('user_id', '=', userId)
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
  return rows.map(({ starts_at, ends_at, ...row }) => ({
    ...row,
    startsAt: starts_at.toISOString(),
    endsAt: ends_at.toISOString(),
  }));
}

export async function quotaKeptFor(db: Database, userId: string) {
  const rows = await db
    .selectFrom('quota_ledger')
    .select(['at', 'quota', 'period', 'what', 'used', 'granted', 'subject'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}

/** Their usage is deleted; what they paid for stays in the ledger. */
export async function forgetQuota(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('plan_watch').where('user_id', '=', userId).execute();
  await db.deleteFrom('quota_ledger').where('user_id', '=', userId).execute();
  await db.deleteFrom('quota_uses').where('user_id', '=', userId).execute();
  await db.deleteFrom('quota_counters').where('user_id', '=', userId).execute();
}
