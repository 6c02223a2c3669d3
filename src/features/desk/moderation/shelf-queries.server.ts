import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import type { Locale } from '#lib/locale.ts';
import {
  byMoment,
  byNumber,
  byText,
  sortedRows,
  type Order,
  type SortColumns,
} from '#platform/sorted-rows-queries.server.ts';
import type { ShelfState, ShelfView } from './moderation.ts';

export type Shelf = 'works' | 'products';

export interface ShelfRow {
  id: string;
  name: unknown;
  description: unknown;
  pictures: string[];
  /** Linked panoramas of a work. */ tour: unknown;
  status: ShelfState;
  created_at: Date;
  updated_at: Date;
  version: number;
  held_at: Date | null;
  held_reason: unknown;
  figure: number;
  owner_id: string;
  owner_name: string;
  user_id: string;
  locale: string | null;
}

interface ShelfFilter {
  status: ShelfView;
  words: string;
}

const columns = {
  works: sql`t.tour, t.view_count as figure, d.id as owner_id, d.name as owner_name, d.user_id, u.locale from works t
    join designers d on d.id = t.designer_id`,
  products: sql`null as tour, t.price_min::float8 as figure, d.id as owner_id, d.name as owner_name, d.user_id, u.locale
    from products t join merchants d on d.id = t.merchant_id`,
} as const;

/** Newest first, by (status, created_at, id): every page costs the same. Words match names. */
export async function shelfRows(
  db: Database,
  shelf: Shelf,
  filter: ShelfFilter,
  before: { at: Date; id: string } | null,
  most: number,
): Promise<ShelfRow[]> {
  const further = before === null ? sql`true` : sql`(t.created_at, t.id) < (${before.at}, ${before.id})`;
  const found = await sql<ShelfRow>`${inState(shelf, filter)} and ${further} order by t.created_at desc, t.id desc
      limit ${most}`.execute(db);
  return found.rows;
}

export function sortedShelf(
  db: Database,
  shelf: Shelf,
  filter: ShelfFilter,
  order: Order,
): Promise<(ShelfRow & { sorted_by: string })[]> {
  return sortedRows(db, inState(shelf, filter), order);
}

/** Names in the reader's language, or in any. */
export function shelfSorts(locale: Locale): SortColumns {
  return {
    name: byText(
      sql`coalesce(listed.name->>${sql.lit(locale)}, listed.name->>'en', listed.name->>'vi', listed.name->>'zh')`,
    ),
    owner: byText(sql`listed.owner_name`),
    figure: byNumber(sql`listed.figure`),
    created: byMoment(sql`listed.created_at`),
  };
}

function inState(shelf: Shelf, { status, words }: ShelfFilter) {
  const named = words === '' ? sql`true` : sql`t.name::text ilike ${`%${words.replace(/[\\%_]/g, '\\$&')}%`}`;
  return sql<ShelfRow>`${selected(shelf)} where ${within[status] ?? sql`t.status = ${status}`} and ${named}`;
}

/** What its owner keeps to themselves, a draft above all, is nobody's to list: only what we took down is. */
const held = sql`t.status = 'unshelved' and t.held_at is not null`;
const within: Partial<Record<ShelfView, typeof held>> = {
  unshelved: held,
  corrected: sql`${held} and t.updated_at > t.held_at`,
};

export async function shelfRowsById(
  db: Database,
  shelf: Shelf,
  ids: readonly string[],
): Promise<Map<string, ShelfRow>> {
  const found = await sql<ShelfRow>`${selected(shelf)} where t.id = any(${ids}::text[])`.execute(db);
  return new Map(found.rows.map((row) => [row.id, row]));
}

/**
 * Locked until the decision is made: of two at once one decides, the other sees the new state. Without its key, as by
 * its seller: an order only refers to it, and waits neither for this nor this for it.
 */
export async function lockThing(db: Database, shelf: Shelf, id: string): Promise<boolean> {
  const found = await sql`select from ${sql.table(shelf)} where id = ${id} for no key update`.execute(db);
  return found.rows.length > 0;
}

function selected(shelf: Shelf) {
  return sql`select t.id, t.name, t.description, t.pictures, t.status, t.created_at, t.updated_at, t.version,
    t.held_at, t.held_reason, ${columns[shelf]} join users u on u.id = d.user_id`;
}
