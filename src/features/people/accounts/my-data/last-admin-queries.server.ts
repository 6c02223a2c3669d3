import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { rolesHolding } from '#lib/permissions.ts';
import { lockName } from '#platform/named-lock-queries.server.ts';

/** Locked while roles change, someone is suspended or leaves, so that two admins cannot go at once. */
export async function lockAdmins(db: Database): Promise<void> {
  await lockName(db, 'admins');
}

/** Those who may give roles. Written out role by role, as the index of each role is. */
export async function countAdmins(db: Database): Promise<number> {
  const held = rolesHolding('people.change-roles').map((role) => sql`${sql.lit(role)} = any (roles)`);
  const { rows } = await sql<{
    admins: string;
  }>`select count(*) as admins from users where (${sql.join(held, sql` or `)}) and status = 'active'`.execute(db);
  return Number(rows[0]?.admins ?? 0);
}
