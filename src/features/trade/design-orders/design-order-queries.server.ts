import { sql, type Insertable, type RawBuilder, type Selectable, type Updateable } from 'kysely';
import type { Database } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';
import {
  sides,
  stepOf,
  type DesignOrderState,
  type DesignOrderStep,
  type Actor,
  type Side,
} from './design-order-states.ts';
import { completeAfterDays, remindBeforeDays } from './design-order-limits.ts';

export type DesignOrderRow = Selectable<Tables['design_orders']>;
export type EntryRow = Selectable<Tables['design_order_entries']>;
export type SideRow = Selectable<Tables['design_order_sides']>;

export async function insertDesignOrder(
  db: Database,
  row: Insertable<Tables['design_orders']>,
  designerUser: string,
): Promise<void> {
  await db.insertInto('design_orders').values(row).execute();
  await db
    .insertInto('design_order_sides')
    .values([
      { order_id: row.id, side: 'buyer', user_id: row.buyer_id },
      { order_id: row.id, side: 'designer', user_id: designerUser },
    ])
    .execute();
}

/** With the side this person is on; somebody else's is not found. `lock`: no step is taken until the transaction ends. */
export function findOwnDesignOrder(
  db: Database,
  { id, userId, as, lock }: { id: string; userId: string; as: readonly Side[]; lock: boolean },
) {
  return db
    .selectFrom('design_orders')
    .innerJoin('design_order_sides as mine', 'mine.order_id', 'design_orders.id')
    .selectAll('design_orders')
    .select(['mine.side', 'mine.unread'])
    .where('design_orders.id', '=', id)
    .where('mine.user_id', '=', userId)
    .where('mine.side', 'in', [...as])
    .$if(lock, (found) => found.forUpdate('design_orders'))
    .executeTakeFirst();
}
export type OwnDesignOrderRow = NonNullable<Awaited<ReturnType<typeof findOwnDesignOrder>>>;

export function findDesignOrder(db: Database, id: string): Promise<DesignOrderRow | undefined> {
  return db.selectFrom('design_orders').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Before its sides and who is told of it, as in every step. */
export function lockDesignOrder(db: Database, id: string): Promise<DesignOrderRow | undefined> {
  return db.selectFrom('design_orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** An open question of this person to this designer about the same thing; it stays open until the transaction ends. */
export function openQuestion(
  db: Database,
  { buyerId, designerId, workId }: { buyerId: string; designerId: string; workId: string | null },
): Promise<DesignOrderRow | undefined> {
  return db
    .selectFrom('design_orders')
    .selectAll()
    .where('buyer_id', '=', buyerId)
    .where('designer_id', '=', designerId)
    .where('state', '=', 'ASKED')
    .where(sql`work_id is not distinct from ${workId}`.$castTo<boolean>())
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

/** One step, for one of those who try at once; undefined for the others. */
export function moveDesignOrder(
  db: Database,
  {
    id,
    step,
    change,
    at,
    agreed,
    due = false,
  }: {
    id: string;
    step: DesignOrderStep;
    change: Updateable<Tables['design_orders']>;
    at: Date;
    /** Price and terms it must have, where a step agrees to them. */ agreed?: { price: number | null; terms: string };
    /** By the clock: only what is due. */ due?: boolean;
  },
): Promise<DesignOrderRow | undefined> {
  const { to, from } = stepOf(step);
  let query = db
    .updateTable('design_orders')
    .set({ ...change, ...deadlinesOf(to, at), state: to, updated_at: at })
    .where('id', '=', id)
    .where('state', 'in', [...from]);
  if (agreed !== undefined)
    query = query
      .where(sql`price is not distinct from ${agreed.price}::bigint`.$castTo<boolean>())
      .where('terms', '=', agreed.terms);
  if (due) query = query.where('complete_by', '<=', at);
  return query.returningAll().executeTakeFirst();
}

const day = 86_400_000;

/** A delivered order waits for a confirmation until then; any other step clears the deadlines. */
function deadlinesOf(state: DesignOrderState, at: Date): { complete_by: Date | null; remind_at: Date | null } {
  if (state !== 'DELIVERED') return { complete_by: null, remind_at: null };
  const end = at.getTime() + completeAfterDays * day;
  return { complete_by: new Date(end), remind_at: new Date(end - remindBeforeDays * day) };
}

/** Delivered ones that are due: to be completed, or to be reminded of. */
export function dueDesignOrders(
  db: Database,
  what: 'complete_by' | 'remind_at',
  now: Date,
  { most, tried }: { most: number; tried: readonly string[] },
): Promise<DesignOrderRow[]> {
  return db
    .selectFrom('design_orders')
    .selectAll()
    .where('state', '=', 'DELIVERED')
    .where(what, '<=', now)
    .where(sql<boolean>`id <> all(${tried}::text[])`)
    .orderBy(what)
    .limit(most)
    .execute();
}

/** For only one of several concurrent runs. */
export async function claimReminder(db: Database, id: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('design_orders')
    .set({ remind_at: null })
    .where('id', '=', id)
    .where('state', '=', 'DELIVERED')
    .where('remind_at', '<=', now)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export interface NewEntry {
  orderId: string;
  by: Actor;
  authorId: string | null;
  state: DesignOrderState | null;
  text: string;
  files: readonly string[];
  price: number | null;
  at: Date;
}

/**
 * Takes the next number, which locks the conversation, and inserts the entry; the unread count of the other side, or
 * with the clock of both, grows.
 */
export async function addEntry(db: Database, { orderId, authorId, files, ...entry }: NewEntry): Promise<EntryRow> {
  const { entries: position } = await db
    .updateTable('design_orders')
    .set((is) => ({ entries: is('entries', '+', 1), updated_at: entry.at }))
    .where('id', '=', orderId)
    .returning('entries')
    .executeTakeFirstOrThrow();
  const row = await db
    .insertInto('design_order_entries')
    .values({ order_id: orderId, position, author_id: authorId, files: [...files], ...entry })
    .returningAll()
    .executeTakeFirstOrThrow();
  const others = sides.filter((side) => side !== entry.by);
  await db
    .updateTable('design_order_sides')
    .set({ seen: position, seen_at: entry.at })
    .where('order_id', '=', orderId)
    .where('side', 'not in', others)
    .execute();
  await db
    .updateTable('design_order_sides')
    .set((is) => ({ unread: is('unread', '+', 1), unread_since: is.fn.coalesce('unread_since', is.val(entry.at)) }))
    .where('order_id', '=', orderId)
    .where('side', 'in', others)
    .execute();
  return row;
}

export function findSide(db: Database, orderId: string, side: Side): Promise<SideRow> {
  return db
    .selectFrom('design_order_sides')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('side', '=', side)
    .executeTakeFirstOrThrow();
}

export async function markNotified(
  db: Database,
  { orderId, side, ...told }: { orderId: string; side: Side; told: boolean; lettered: boolean },
): Promise<void> {
  await db
    .updateTable('design_order_sides')
    .set(told)
    .where('order_id', '=', orderId)
    .where('side', '=', side)
    .execute();
}

/**
 * Seen up to a number; what came after it stays unread. Under the conversation's lock, so that an entry that comes
 * meanwhile is counted.
 */
export async function markSeen(
  db: Database,
  { orderId, side, position, at }: { orderId: string; side: Side; position: number; at: Date },
): Promise<{ unread: number; before: number }> {
  const { entries } = await db
    .selectFrom('design_orders')
    .select('entries')
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const known = await findSide(db, orderId, side);
  const seen = Math.max(known.seen, Math.min(position, entries));
  const { count } = await db
    .selectFrom('design_order_entries')
    .select((is) => is.fn.countAll().as('count'))
    .where('order_id', '=', orderId)
    .where('by', '<>', side)
    .where('position', '>', seen)
    .executeTakeFirstOrThrow();
  const unread = Number(count);
  await db
    .updateTable('design_order_sides')
    .set({ seen, seen_at: at, unread, ...(unread === 0 ? { unread_since: null, told: false, lettered: false } : {}) })
    .where('order_id', '=', orderId)
    .where('side', '=', side)
    .execute();
  return { unread, before: known.unread };
}

/** The newest, or those next to a number; always in order. */
export async function entriesOf(
  db: Database,
  orderId: string,
  { after, before, most }: { after?: number; before?: number; most: number },
): Promise<EntryRow[]> {
  const all = db.selectFrom('design_order_entries').selectAll().where('order_id', '=', orderId);
  if (after !== undefined) return all.where('position', '>', after).orderBy('position').limit(most).execute();
  const found = await all
    .$call((query) => (before === undefined ? query : query.where('position', '<', before)))
    .orderBy('position', 'desc')
    .limit(most)
    .execute();
  return found.toReversed();
}

interface DesignOrderFilter {
  userId: string;
  side: Side;
  status: DesignOrderState | 'ALL';
  page: number;
  size: number;
}

const ownDesignOrders = (db: Database, { userId, side, status }: Omit<DesignOrderFilter, 'page' | 'size'>) =>
  db
    .selectFrom('design_order_sides as mine')
    .innerJoin('design_orders', 'design_orders.id', 'mine.order_id')
    .where('mine.user_id', '=', userId)
    .where('mine.side', '=', side)
    .$if(status !== 'ALL', (query) => query.where('design_orders.state', '=', status as DesignOrderState));

export function designOrdersOf(
  db: Database,
  { page, size, ...wanted }: DesignOrderFilter,
): Promise<OwnDesignOrderRow[]> {
  return ownDesignOrders(db, wanted)
    .selectAll('design_orders')
    .select(['mine.side', 'mine.unread'])
    .orderBy('design_orders.updated_at', 'desc')
    .orderBy('design_orders.id', 'desc')
    .limit(size)
    .offset(page * size)
    .execute();
}

export async function countDesignOrders(
  db: Database,
  wanted: Omit<DesignOrderFilter, 'page' | 'size'>,
): Promise<{ total: number; unread: number }> {
  const row = await ownDesignOrders(db, wanted)
    .select((is) => [is.fn.countAll().as('total'), is.fn.sum('mine.unread').as('unread')])
    .executeTakeFirstOrThrow();
  return { total: Number(row.total), unread: Number(row.unread ?? 0) };
}

/** Entries this person has not read, as an expression for the statement that counts for every section. */
export function unreadEntries(userId: string, sides: readonly Side[]): RawBuilder<number> {
  return sql<number>`(select coalesce(sum(unread), 0) from design_order_sides where user_id = ${userId}
    and side = any(${sides}::text[]))`;
}

export async function lastEntries(db: Database, orderIds: readonly string[]): Promise<Map<string, EntryRow>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('design_order_entries')
    .distinctOn('order_id')
    .selectAll()
    .where('order_id', 'in', [...orderIds])
    .orderBy('order_id')
    .orderBy('position', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.order_id, row]));
}

/** Names and pictures of the two, and the work, for many conversations in one query each. */
export async function peopleOf(db: Database, rows: readonly DesignOrderRow[]) {
  const designers = await db
    .selectFrom('designers')
    .select(['id', 'name', 'avatar', 'user_id'])
    .where('id', 'in', ['', ...rows.map(({ designer_id }) => designer_id)])
    .execute();
  const buyers = await db
    .selectFrom('users')
    .select(['id', 'nickname', 'avatar'])
    .where('id', 'in', ['', ...rows.map(({ buyer_id }) => buyer_id)])
    .execute();
  const works = await db
    .selectFrom('works')
    .select(['id', 'status', 'pictures'])
    .where('id', 'in', ['', ...rows.flatMap(({ work_id }) => work_id ?? [])])
    .execute();
  return { designers: byId(designers), buyers: byId(buyers), works: byId(works) };
}

function byId<T extends { id: string }>(rows: readonly T[]): Map<string, T> {
  return new Map(rows.map((row) => [row.id, row]));
}

/** Sides with unread entries since then that got no mail about them. */
export function unnotifiedSides(
  db: Database,
  since: Date,
  { most, tried }: { most: number; tried: readonly string[] },
): Promise<SideRow[]> {
  return db
    .selectFrom('design_order_sides')
    .selectAll()
    .where('unread', '>', 0)
    .where('lettered', '=', false)
    .where('unread_since', '<=', since)
    .where(sql<boolean>`order_id || ' ' || side <> all(${tried}::text[])`)
    .orderBy('unread_since')
    .limit(most)
    .execute();
}

/** The language of a person, as far as known. */
export async function localeOf(db: Database, userId: string): Promise<string> {
  return (await db.selectFrom('users').select('locale').where('id', '=', userId).executeTakeFirst())?.locale ?? '';
}
