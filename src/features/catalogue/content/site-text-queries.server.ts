import type { Insertable } from 'kysely';
import type { Database } from '#db/database.ts';
import { asPrepared } from '#db/prepared.ts';
import type { Tables } from '#db/tables.ts';

/** Those that are shown now, in order. */
export function shownBanners(db: Database, place: string | null, now: Date) {
  let query = db
    .selectFrom('banners')
    .selectAll()
    .where('shown', '=', true)
    .where((where) => where.or([where('starts_at', 'is', null), where('starts_at', '<=', now)]))
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', now)]));
  if (place !== null) query = query.where('place', '=', place);
  return query.orderBy('place').orderBy('position').orderBy('id').limit(50).execute();
}

export function shownFaqs(db: Database) {
  return db
    .selectFrom('faqs')
    .selectAll()
    .where('shown', '=', true)
    .orderBy('position')
    .orderBy('id')
    .limit(500)
    .execute();
}

export function shownPartners(db: Database) {
  return db
    .selectFrom('partners')
    .modifyFront(asPrepared)
    .select(['id', 'name', 'url', 'logo'])
    .where('shown', '=', true)
    .orderBy('position')
    .orderBy('id')
    .limit(100)
    .execute();
}

export async function pageContent(db: Database, key: string): Promise<unknown> {
  const row = await db.selectFrom('pages').select('content').where('key', '=', key).executeTakeFirst();
  return row?.content;
}

export async function upsertFaq(db: Database, row: Insertable<Tables['faqs']>): Promise<void> {
  await db
    .insertInto('faqs')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

export async function upsertBanner(db: Database, row: Insertable<Tables['banners']>): Promise<void> {
  await db
    .insertInto('banners')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

export async function upsertPartner(db: Database, row: Insertable<Tables['partners']>): Promise<void> {
  await db
    .insertInto('partners')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

export async function upsertPage(db: Database, key: string, content: unknown, now: Date): Promise<void> {
  const row = { content: JSON.stringify(content), updated_at: now };
  await db
    .insertInto('pages')
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute();
}

export async function deleteFaq(db: Database, id: string): Promise<void> {
  await db.deleteFrom('faqs').where('id', '=', id).execute();
}

export async function deleteBanner(db: Database, id: string): Promise<void> {
  await db.deleteFrom('banners').where('id', '=', id).execute();
}

export async function deletePartner(db: Database, id: string): Promise<void> {
  await db.deleteFrom('partners').where('id', '=', id).execute();
}

export async function deletePage(db: Database, key: string): Promise<void> {
  await db.deleteFrom('pages').where('key', '=', key).execute();
}
