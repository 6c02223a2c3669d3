import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Database } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';
import { lockName } from '#platform/named-lock-queries.server.ts';

export type AddressRow = Selectable<Tables['addresses']>;

/** The default first, then the newest. */
export function addressesOf(db: Database, userId: string): Promise<AddressRow[]> {
  return db
    .selectFrom('addresses')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('is_default', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/**
 * Changes of one person's book wait for each other: how many there are and which is the default stay true. By a name of
 * its own: an order keeps its address after it has told people of it, and whoever decides about a person has their row
 * before they tell them.
 */
export async function lockBook(db: Database, userId: string): Promise<void> {
  await lockName(db, `addresses:${userId}`);
}

export async function insertAddress(db: Database, row: Insertable<Tables['addresses']>): Promise<void> {
  await db.insertInto('addresses').values(row).execute();
}

export async function updateAddress(
  db: Database,
  userId: string,
  id: string,
  change: Updateable<Tables['addresses']>,
): Promise<boolean> {
  const row = await db
    .updateTable('addresses')
    .set(change)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the removed one was the default; undefined where there was none. */
export async function deleteAddress(db: Database, userId: string, id: string): Promise<boolean | undefined> {
  const row = await db
    .deleteFrom('addresses')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('is_default')
    .executeTakeFirst();
  return row?.is_default;
}

export async function clearDefault(db: Database, userId: string): Promise<void> {
  await db
    .updateTable('addresses')
    .set({ is_default: false })
    .where('user_id', '=', userId)
    .where('is_default', '=', true)
    .execute();
}

export async function forgetAddresses(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('addresses').where('user_id', '=', userId).execute();
}
