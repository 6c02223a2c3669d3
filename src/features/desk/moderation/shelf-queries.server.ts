import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import type { ShelfState } from './moderation.ts';

export type Shelf = 'works' | 'products';

export interface ShelfRow {
  id: string;
  name: unknown;
  pictures: string[];
  status: ShelfState;
  created_at: Date;
  figure: number;
  owner_id: string;
  owner_name: string;
  user_id: string;
  locale: string | null;
}

interface ShelfFilter {
  status: ShelfState;
  words: string;
  before: string | null;
  most: number;
}

const columns = {
  works: sql`t.view_count as figure, d.id as owner_id, d.name as owner_name, d.user_id, u.locale from works t
    join designers d on d.id = t.designer_id`,
  products: sql`t.price_min::float8 as figure, d.id as owner_id, d.name as owner_name, d.user_id, u.locale
    from products t join merchants d on d.id = t.merchant_id`,
} as const;

/** By (status, id): every page costs the same. Words match names; published things are found by the search. */
export async function shelfRows(
  db: Database,
  shelf: Shelf,
  { status, words, before, most }: ShelfFilter,
): Promise<ShelfRow[]> {
  const named = words === '' ? sql`true` : sql`t.name::text ilike ${`%${words.replace(/[\\%_]/g, '\\$&')}%`}`;
  const found = await sql<ShelfRow>`${selected(shelf)} where t.status = ${status}
      and ${before === null ? sql`true` : sql`t.id < ${before}`} and ${named} order by t.id desc
      limit ${most}`.execute(db);
  return found.rows;
}

export async function shelfRowsById(
  db: Database,
  shelf: Shelf,
  ids: readonly string[],
): Promise<Map<string, ShelfRow>> {
  const found = await sql<ShelfRow>`${selected(shelf)} where t.id = any(${ids}::text[])`.execute(db);
  return new Map(found.rows.map((row) => [row.id, row]));
}

/** Locked until the decision is made: of two at once one decides, the other sees the new state. */
export async function lockThing(db: Database, shelf: Shelf, id: string): Promise<boolean> {
  const found = await sql`select from ${sql.table(shelf)} where id = ${id} for update`.execute(db);
  return found.rows.length > 0;
}

function selected(shelf: Shelf) {
  return sql`select t.id, t.name, t.pictures, t.status, t.created_at, ${columns[shelf]} join users u on u.id = d.user_id`;
}
