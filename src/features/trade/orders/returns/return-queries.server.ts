import { z } from 'zod';
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Database } from '#db/database.ts';
import { statement } from '#db/statement.ts';
import { asPrepared } from '#db/prepared.ts';
import type { Tables } from '#db/tables.ts';
import type { DatedPart } from './return-days.ts';
import { returnedLine } from './return.ts';
import { openReturnStates, returnStepOf, type ReturnKind, type ReturnState, type ReturnStep } from './return-states.ts';

export type ReturnRow = Selectable<Tables['returns']>;

const storedLines = z.array(returnedLine);

/** What it says about which pieces, without its words. */
export function partOf(row: ReturnRow): DatedPart {
  const { kind, state, amount, instead, came_at, not_come, asked_at: askedAt, updated_at: updatedAt } = row;
  const partSent = came_at !== null || not_come > 0 || (kind === 'part' && state === 'SENT');
  return { kind, state, amount, instead, partSent, askedAt, updatedAt, lines: storedLines.parse(row.lines) };
}

export function insertReturn(db: Database, row: Insertable<Tables['returns']>): Promise<ReturnRow> {
  return db.insertInto('returns').values(row).returningAll().executeTakeFirstOrThrow();
}

/** The newest first. */
export function returnsOf(db: Database, orderId: string): Promise<ReturnRow[]> {
  return findReturns(db, [orderId]);
}

const findReturns = statement<ReturnRow>(`select id, order_id, kind, lines, amount, state, reason, pictures, answer,
    restocked, asked_at, updated_at, carrier, tracking, instead, not_come, came_at
  from returns where order_id = $1 order by asked_at desc, id desc`);

/** Something of the order is reported or on its way back, and not over. */
export async function hasOpenReturn(db: Database, orderId: string, beside = ''): Promise<boolean> {
  const row = await db
    .selectFrom('returns')
    .modifyFront(asPrepared)
    .select('id')
    .where('order_id', '=', orderId)
    .where('id', '<>', beside)
    .where('state', 'in', [...openReturnStates])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

const newestOf = statement<Pick<ReturnRow, 'order_id' | 'kind' | 'state' | 'amount'>>(
  `select distinct on (order_id) order_id, kind, state, amount from returns where order_id = any($1::text[])
  order by order_id, asked_at desc, id desc`,
);

/** How the newest return of each order stands, and what it is about in đồng. */
export async function newestReturnsOf(
  db: Database,
  orderIds: readonly string[],
): Promise<Map<string, { kind: ReturnKind; state: ReturnState; amount: number }>> {
  if (orderIds.length === 0) return new Map();
  const rows = await newestOf(db, [orderIds]);
  return new Map(rows.map(({ order_id, kind, state, amount }) => [order_id, { kind, state, amount: Number(amount) }]));
}

export function findReturn(db: Database, orderId: string, id: string): Promise<ReturnRow | undefined> {
  return db.selectFrom('returns').selectAll().where('id', '=', id).where('order_id', '=', orderId).executeTakeFirst();
}

/** While it is open, to a number of pictures; undefined otherwise. */
export function addPictures(
  db: Database,
  id: string,
  pictures: readonly string[],
  most: number,
): Promise<ReturnRow | undefined> {
  return db
    .updateTable('returns')
    .set({ pictures: sql<string[]>`pictures || ${pictures}::text[]` })
    .where('id', '=', id)
    .where('state', 'in', [...openReturnStates])
    .where(sql<boolean>`cardinality(pictures) + ${pictures.length} <= ${most}`)
    .returningAll()
    .executeTakeFirst();
}

/** One step, for one of those who try at once; undefined for the others. */
export function moveReturn(
  db: Database,
  id: string,
  step: ReturnStep,
  change: Updateable<Tables['returns']>,
): Promise<ReturnRow | undefined> {
  const { from, to } = returnStepOf(step);
  return db
    .updateTable('returns')
    .set({ ...change, state: to })
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .returningAll()
    .executeTakeFirst();
}

/** Where a shop takes goods back, from its profile; null where it has not said. */
export async function returnPlaceOf(
  db: Database,
  merchantId: string,
): Promise<{ address: string; phone: string } | null> {
  const shop = await db
    .selectFrom('merchants')
    .select(['address', 'phone'])
    .where('id', '=', merchantId)
    .executeTakeFirst();
  const [address, phone] = [shop?.address?.trim() ?? '', shop?.phone?.trim() ?? ''];
  return address === '' || phone === '' ? null : { address, phone };
}

/** Agreed, and to be sent by this buyer. */
export function returnsAgreedFor(db: Database, buyerId: string) {
  return db
    .selectFrom('returns')
    .modifyFront(asPrepared)
    .innerJoin('orders', 'orders.id', 'returns.order_id')
    .select(['returns.id', 'returns.order_id', 'returns.updated_at', 'orders.number'])
    .where('orders.buyer_id', '=', buyerId)
    .where('returns.state', '=', 'AGREED')
    .orderBy('returns.updated_at')
    .limit(20)
    .execute();
}

/** Agreed so long ago that they lapse; and parts that were sent so long ago that they count as arrived. */
export function unsentReturns(
  db: Database,
  agreedBefore: Date,
  { most, tried }: { most: number; tried: readonly string[] },
): Promise<ReturnRow[]> {
  return db
    .selectFrom('returns')
    .selectAll()
    .where((where) => where.or([where('state', '=', 'AGREED'), where.and({ state: 'SENT', kind: 'part' })]))
    .where('updated_at', '<=', agreedBefore)
    .where(sql<boolean>`id <> all(${tried}::text[])`)
    .orderBy('updated_at')
    .limit(most)
    .execute();
}
