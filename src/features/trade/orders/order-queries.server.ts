import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Database } from '#db/database.ts';
import { asPrepared } from '#db/prepared.ts';
import { singleRow } from '#db/single-row.ts';
import { statement } from '#db/statement.ts';
import type { Tables } from '#db/tables.ts';
import { stepOf, type Actor, type OrderState, type OrderStep } from './order-states.ts';
import { orderAddress } from './order.ts';
import type { OrderEventState } from './returns/return-states.ts';

export type OrderRow = Omit<Selectable<Tables['orders']>, 'return_until'>;
export type OrderLineRow = Selectable<Tables['order_lines']>;
export type OrderEventRow = Selectable<Tables['order_events']>;

/** Every column of an order: prepared statements name theirs. */
const orderColumns = [
  'id',
  'number',
  'bill_id',
  'placement',
  'buyer_id',
  'merchant_id',
  'merchant_name',
  'state',
  'goods',
  'delivery_fee',
  'total',
  'commission',
  'days_from',
  'days_to',
  'receiver',
  'mobile',
  'buyer_email',
  'address',
  'remark',
  'invoice',
  'pay_by',
  'carrier',
  'tracking',
  'complete_by',
  'reason',
  'placed_at',
  'updated_at',
  'completed_at',
] as const satisfies readonly (keyof OrderRow)[];

export async function insertOrder(
  db: Database,
  order: Insertable<Tables['orders']>,
  lines: readonly Omit<OrderLineRow, 'order_id' | 'position'>[],
): Promise<void> {
  const placed = {
    order_id: order.id,
    position: 0,
    state: order.state,
    by: 'buyer',
    actor_id: order.buyer_id,
    at: order.placed_at,
  } as const;
  await db
    .with('placed', (write) => write.insertInto('orders').values(order))
    .with('told', (write) => write.insertInto('order_events').values(placed))
    .insertInto('order_lines')
    .columns(lineColumns)
    .expression(linesIn(lines.map((line, position) => ({ ...line, order_id: order.id, position }))))
    .modifyEnd(asPrepared)
    .execute();
}

const lineColumns = [
  'order_id',
  'position',
  'product_id',
  'variant_id',
  'name',
  'label',
  'colour',
  'width',
  'depth',
  'height',
  'sku',
  'model',
  'finishes',
  'parameters',
  'picture',
  'unit_price',
  'quantity',
  'amount',
] as const satisfies readonly (keyof OrderLineRow)[];

/** As one value, so that an order of many lines is written in the same words as one of a single line. */
function linesIn(lines: readonly OrderLineRow[]) {
  return sql<OrderLineRow>`select ${sql.join(lineColumns.map((column) => sql.ref(column)))}
    from jsonb_populate_recordset(null::order_lines, ${JSON.stringify(lines)}::jsonb)`;
}

export interface Move {
  id: string;
  step: OrderStep;
  /** The state it was read in, where the step must not be taken from another. */ from?: OrderState;
  by: Actor;
  actorId: string | null;
  at: Date;
  change?: Updateable<Tables['orders']>;
  details?: Record<string, unknown>;
}

/**
 * One step, for one of those who try at once; undefined for the others. The event is written under the row's lock, so
 * its position is free.
 */
export async function moveOrder(
  db: Database,
  { id, step, from, by, actorId, at, change = {}, details = {} }: Move,
): Promise<OrderRow | undefined> {
  const { to, from: before } = stepOf(step);
  const row = await db
    .updateTable('orders')
    .set({ ...change, state: to, updated_at: at })
    .where('id', '=', id)
    .where(
      'state',
      'in',
      before.filter((state) => from === undefined || state === from),
    )
    .returning(orderColumns)
    .modifyEnd(asPrepared)
    .executeTakeFirst();
  if (!row) return undefined;
  await insertEvent(db, { id, state: to, by, actorId, details, at });
  return row;
}

/** Under the order's lock, so that its position is free. `state` is the order's, or what else happened to it. */
export async function insertEvent(
  db: Database,
  {
    id,
    state,
    by,
    actorId,
    details = {},
    at,
  }: Pick<Move, 'id' | 'by' | 'actorId' | 'details' | 'at'> & { state: OrderEventState },
): Promise<void> {
  await addEvent(db, [id, state, by, actorId, JSON.stringify(details), at]);
}

const addEvent = statement(`insert into order_events (order_id, position, state, by, actor_id, details, at)
  values ($1, (select coalesce(max(position), -1) + 1 from order_events where order_id = $1), $2, $3, $4, $5, $6)`);

export function findOrder(db: Database, id: string): Promise<OrderRow | undefined> {
  return db.selectFrom('orders').modifyFront(asPrepared).select(orderColumns).where('id', '=', id).executeTakeFirst();
}

/** Whose order it is: the buyer's own, or one of the merchant's. Somebody else's is not found. */
export interface Side {
  buyer?: string;
  merchant?: string;
}

function ownedBy(db: Database, { buyer, merchant }: Side) {
  const all = db.selectFrom('orders').where('buyer_id', '=', buyer ?? '');
  return merchant === undefined ? all : db.selectFrom('orders').where('merchant_id', '=', merchant);
}

export function findOwnOrder(db: Database, side: Side, id: string): Promise<OrderRow | undefined> {
  return ownedBy(db, side).modifyFront(asPrepared).select(orderColumns).where('id', '=', id).executeTakeFirst();
}

/** Which orders of a side: in these states, or with a return; null is all of them. */
export type OrderChoice = readonly OrderState[] | 'returns' | null;
interface OrderFilter {
  chosen: OrderChoice;
  page: number;
  size: number;
}

/** What a list shows of an order. */
export type ListedOrder = Pick<
  OrderRow,
  | 'id'
  | 'number'
  | 'state'
  | 'merchant_id'
  | 'merchant_name'
  | 'goods'
  | 'delivery_fee'
  | 'total'
  | 'placed_at'
  | 'pay_by'
>;
const listed = [
  'orders.id',
  'orders.number',
  'orders.state',
  'orders.merchant_id',
  'orders.merchant_name',
  'orders.goods',
  'orders.delivery_fee',
  'orders.total',
  'orders.placed_at',
  'orders.pay_by',
] as const;

export function ordersOf(db: Database, side: Side, { chosen, page, size }: OrderFilter) {
  let query = ownedBy(db, side)
    .innerJoin('users', 'users.id', 'orders.buyer_id')
    .modifyFront(asPrepared)
    .select(listed)
    .select('users.nickname as buyer_name');
  if (chosen === 'returns')
    query = query.where('orders.id', 'in', (from) => from.selectFrom('returns').select('order_id'));
  else if (chosen !== null) query = query.where('orders.state', 'in', [...chosen]);
  // What was bought together stands together, as it is numbered. A shop has one order of each.
  const sorted =
    side.merchant === undefined
      ? query
          .orderBy('orders.bill_id', 'desc')
          .orderBy(sql`length(orders.number)`)
          .orderBy('orders.number')
      : query.orderBy('orders.id', 'desc');
  return sorted
    .limit(size)
    .offset(page * size)
    .execute();
}

export async function countOrders(db: Database, side: Side, chosen: OrderChoice): Promise<number> {
  let query = ownedBy(db, side);
  if (chosen === 'returns') query = query.where('id', 'in', (from) => from.selectFrom('returns').select('order_id'));
  else if (chosen !== null) query = query.where('state', 'in', [...chosen]);
  const counted = query.modifyFront(asPrepared).select((count) => count.fn.countAll().as('all'));
  return Number((await counted.executeTakeFirstOrThrow()).all);
}

export async function linesOf(db: Database, orderIds: readonly string[]): Promise<Map<string, OrderLineRow[]>> {
  if (orderIds.length === 0) return new Map();
  return Map.groupBy(await linesOfAll(db, [orderIds]), ({ order_id }) => order_id);
}

const linesOfAll = statement<OrderLineRow>(
  `select order_id, position, product_id, variant_id, name, label, colour, width, depth, height, sku, model, finishes,
    parameters, picture, unit_price, quantity, amount
  from order_lines where order_id = any($1::text[]) order by order_id, position`,
);

export function eventsOf(db: Database, orderId: string): Promise<OrderEventRow[]> {
  return findEvents(db, [orderId]);
}

const findEvents = statement<OrderEventRow>(`select order_id, position, state, by, actor_id, details, at
  from order_events where order_id = $1 order by position`);

/** All a bill pays, locked in the order of their ids; the bill is locked before. */
export function lockOrdersOfBill(db: Database, billId: string): Promise<OrderRow[]> {
  return db
    .selectFrom('orders')
    .modifyFront(asPrepared)
    .select(orderColumns)
    .where('bill_id', '=', billId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

export async function setReturnUntil(db: Database, orderId: string, until: Date): Promise<void> {
  await db.updateTable('orders').set({ return_until: until }).where('id', '=', orderId).execute();
}

export async function setPayBy(db: Database, orderId: string, payBy: Date | null): Promise<void> {
  await db.updateTable('orders').set({ pay_by: payBy }).where('id', '=', orderId).execute();
}

/** Only while it is on its way; undefined otherwise. */
export function correctShipment(
  db: Database,
  id: string,
  { carrier, tracking, at }: { carrier: string; tracking: string | null; at: Date },
): Promise<OrderRow | undefined> {
  return db
    .updateTable('orders')
    .set({ carrier, tracking, updated_at: at })
    .where('id', '=', id)
    .where('state', '=', 'SHIPPED')
    .returningAll()
    .executeTakeFirst();
}

export function lockOrder(db: Database, id: string): Promise<OrderRow> {
  return db
    .selectFrom('orders')
    .modifyFront(asPrepared)
    .select(orderColumns)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** Who bought it, and what all of its bill comes to. */
export async function purchaseFacts(
  db: Database,
  { buyer_id, bill_id, merchant_id }: OrderRow,
): Promise<PurchaseFacts> {
  return singleRow({ rows: await findFacts(db, [buyer_id, bill_id, merchant_id]) });
}

interface PurchaseFacts {
  buyer: string;
  billTotal: number;
  merchantPhone: string | null;
}

const findFacts = statement<PurchaseFacts>(
  `select coalesce((select nickname from users where id = $1), '') as buyer, amount as "billTotal",
    (select phone from merchants where id = $3) as "merchantPhone" from bills where id = $2`,
);

/** The other orders of the same placement, for their buyer. */
export function placedTogether(db: Database, { placement, id }: OrderRow) {
  return db
    .selectFrom('orders')
    .modifyFront(asPrepared)
    .select(['id', 'number', 'merchant_name', 'total', 'state'])
    .where('placement', '=', placement)
    .where('id', '<>', id)
    .orderBy(sql`length(number)`)
    .orderBy('number')
    .execute();
}

/** An order on its way does not complete itself before then. */
export async function completeNotBefore(db: Database, id: string, at: Date): Promise<void> {
  await db
    .updateTable('orders')
    .set({ complete_by: sql`greatest(complete_by, ${at})` })
    .where('id', '=', id)
    .execute();
}

export async function sellerOf(db: Database, merchantId: string): Promise<string> {
  return singleRow({ rows: await findSeller(db, [merchantId]) }).user_id;
}

const findSeller = statement<{ user_id: string }>('select user_id from merchants where id = $1');

/** The sellers of all a bill pays. */
export async function sellersOfBill(db: Database, billId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .modifyFront(asPrepared)
    .innerJoin('merchants', 'merchants.id', 'orders.merchant_id')
    .select('merchants.user_id')
    .groupBy('merchants.user_id')
    .where('orders.bill_id', '=', billId)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** Their newest order, of this product where one is named. */
export function lastOrderOf(db: Database, buyerId: string, product: string | null): Promise<OrderRow | undefined> {
  let query = db.selectFrom('orders').selectAll().where('buyer_id', '=', buyerId);
  if (product !== null)
    query = query.where('id', 'in', (from) =>
      from.selectFrom('order_lines').select('order_id').where('product_id', '=', product),
    );
  return query.orderBy('id', 'desc').limit(1).executeTakeFirst();
}

/** What the order was bought with: the reference of its bill, and the page of all that bill pays. */
export async function purchaseOf(db: Database, { id, bill_id }: OrderRow): Promise<{ number: string; page: string }> {
  const bill = await db
    .selectFrom('bills')
    .select(['reference', 'page'])
    .where('id', '=', bill_id)
    .executeTakeFirstOrThrow();
  return { number: bill.reference, page: bill.page ?? orderAddress(id) };
}
