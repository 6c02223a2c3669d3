import { sql } from 'kysely';
import type { Database } from '#db/database.ts';

/** A person's designs, with the document as last saved. */
export async function designsKeptFor(db: Database, userId: string) {
  const rows = await db
    .selectFrom('designs')
    .innerJoin('design_versions', (join) =>
      join
        .onRef('design_versions.design_id', '=', 'designs.id')
        .onRef('design_versions.version', '=', 'designs.version'),
    )
    .select([
      'designs.id',
      'designs.name',
      'designs.private',
      'designs.version',
      'designs.template_id',
      'designs.created_at',
      'designs.updated_at',
      'design_versions.document',
    ])
    .where('designs.owner_id', '=', userId)
    .where('designs.deleted_at', 'is', null)
    .orderBy('designs.created_at')
    .orderBy('designs.id')
    .execute();
  return rows.map(({ created_at, updated_at, template_id, ...row }) => ({
    ...row,
    template: template_id,
    createdAt: created_at.toISOString(),
    updatedAt: updated_at.toISOString(),
  }));
}

export async function feedbackKeptFor(db: Database, userId: string) {
  const rows = await db
    .selectFrom('feedback')
    .select(['id', 'contact', 'message', 'page', 'status', 'answer', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ created_at, ...row }) => ({ ...row, createdAt: created_at.toISOString() }));
}

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
  for (const table of ['plan_watch', 'quota_ledger', 'quota_uses', 'quota_counters'] as const)
    await db.deleteFrom(table).where('user_id', '=', userId).execute();
}

/** Feedback loses its author and contact; its text stays. */
export async function forgetFeedback(db: Database, userId: string): Promise<void> {
  await db.updateTable('feedback').set({ user_id: null, contact: null }).where('user_id', '=', userId).execute();
}

/** Their applications, with the names of the documents; the documents themselves are among the pictures. */
export async function applicationsKeptFor(db: Database, userId: string) {
  const rows = await db
    .selectFrom('applications')
    .select([
      'id',
      'number',
      'type',
      'state',
      'plan',
      'email',
      'mobile',
      'company',
      'school',
      'major',
      'other_contact',
      'id_card_front',
      'id_card_back',
      'business_license',
      'created_at',
      'submitted_at',
      'decided_at',
    ])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(
    ({
      other_contact,
      id_card_front,
      id_card_back,
      business_license,
      created_at,
      submitted_at,
      decided_at,
      ...row
    }) => ({
      ...row,
      otherContact: other_contact,
      idCardFront: id_card_front,
      idCardBack: id_card_back,
      businessLicense: business_license,
      createdAt: created_at.toISOString(),
      submittedAt: submitted_at?.toISOString() ?? null,
      decidedAt: decided_at?.toISOString() ?? null,
    }),
  );
}

/** Decisions stay in the audit log, under an id that no longer identifies anyone. */
export async function forgetApplications(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('applications').where('user_id', '=', userId).execute();
}

/** Their notifications and preferences. */
export async function noticesKeptFor(db: Database, userId: string) {
  const rows = await db
    .selectFrom('notices')
    .select(['id', 'type', 'details', 'reason', 'created_at', 'read_at'])
    .where('user_id', '=', userId)
    .orderBy('seq')
    .execute();
  return rows.map(({ created_at, read_at, ...row }) => ({
    ...row,
    createdAt: created_at.toISOString(),
    read: read_at !== null,
  }));
}

export function noticeChoicesKeptFor(db: Database, userId: string) {
  return db
    .selectFrom('notice_choices')
    .select(['topic', 'site', 'mail'])
    .where('user_id', '=', userId)
    .orderBy('topic')
    .execute();
}

/** Notifications name others and decisions about this person: they are deleted. */
export async function forgetNotices(db: Database, userId: string): Promise<void> {
  for (const table of ['notices', 'notice_boxes', 'notice_choices'] as const)
    await db.deleteFrom(table).where('user_id', '=', userId).execute();
}

/** Their purchases, with delivery addresses. */
export async function ordersKeptFor(db: Database, userId: string) {
  const rows = await db
    .selectFrom('orders')
    .leftJoin('returns', 'returns.order_id', 'orders.id')
    .select([
      'id',
      'number',
      'orders.state',
      'merchant_name',
      'goods',
      'delivery_fee',
      'total',
      'receiver',
      'mobile',
      'buyer_email',
      'address',
      'remark',
      'invoice',
      'placed_at',
      'returns.reason as returned',
    ])
    .where('buyer_id', '=', userId)
    .orderBy('id')
    .execute();
  const lines =
    rows.length === 0
      ? []
      : await db
          .selectFrom('order_lines')
          .select(['order_id', 'name', 'label', 'quantity', 'unit_price'])
          .where(
            'order_id',
            'in',
            rows.map(({ id }) => id),
          )
          .orderBy('order_id')
          .orderBy('position')
          .execute();
  return rows.map(({ id, merchant_name, delivery_fee, buyer_email, placed_at, ...row }) => ({
    ...row,
    merchant: merchant_name,
    deliveryFee: delivery_fee,
    buyerEmail: buyer_email,
    placedAt: placed_at.toISOString(),
    lines: lines
      .filter(({ order_id }) => order_id === id)
      .map(({ name, label, quantity, unit_price }) => ({ name, label, quantity, price: unit_price })),
  }));
}

/** Orders keep their totals. Completed ones lose their recipient, and the cart is emptied. */
export async function forgetOrders(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('cart_lines').where('user_id', '=', userId).execute();
  await db
    .updateTable('returns')
    .set({ reason: '{}', pictures: [], carrier: null, tracking: null })
    .where('order_id', 'in', (orders) => orders.selectFrom('orders').select('id').where('buyer_id', '=', userId))
    .execute();
  // Their reasons for cancelling or returning are in the seller's notifications too.
  await sql`update notices set reason = null from orders o join merchants m on m.id = o.merchant_id where o.buyer_id = ${userId} and notices.user_id = m.user_id and notices.link like '%?order=' || o.id`.execute(
    db,
  );
  await ordersWithoutReceiver(db).where('buyer_id', '=', userId).execute();
}

/** For an order that ends after its buyer has left: until then the address was needed. */
export async function forgetReceiver(db: Database, orderId: string): Promise<void> {
  await ordersWithoutReceiver(db)
    .where('id', '=', orderId)
    .where('buyer_id', 'in', (users) => users.selectFrom('users').select('id').where('status', '=', 'deleted'))
    .execute();
}

function ordersWithoutReceiver(db: Database) {
  return db
    .updateTable('orders')
    .set({
      receiver: '',
      mobile: '',
      buyer_email: '',
      remark: '',
      invoice: null,
      address: sql`jsonb_set(jsonb_set(address, '{detail}', '""'), '{written}', 'null')`,
    })
    .where('state', 'in', ['COMPLETED', 'CANCELLED', 'REFUNDED']);
}

/**
 * Public profiles of a designer or merchant, and their search rows. A shop's name stays: orders and the ledger refer to
 * it.
 */
export async function forgetProfiles(db: Database, userId: string): Promise<void> {
  const blank = { headline: '{}', about: '{}', city: null, avatar: null, cover: null };
  await db
    .updateTable('designers')
    .set({ ...blank, name: '' })
    .where('user_id', '=', userId)
    .execute();
  await db
    .updateTable('merchants')
    .set({ ...blank, address: null, phone: null })
    .where('user_id', '=', userId)
    .execute();
  await sql`delete from search_designers where id in (select id from designers where user_id = ${userId})`.execute(db);
  await sql`delete from search_merchants where id in (select id from merchants where user_id = ${userId})`.execute(db);
}

/** Their bills, and every receipt they submitted. */
export async function billsKeptFor(db: Database, userId: string) {
  const bills = await db
    .selectFrom('bills')
    .select(['id', 'reference', 'kind', 'amount', 'status', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  const receipts = await db
    .selectFrom('receipts')
    .select(['bill_id', 'media_id', 'amount', 'remark', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return bills.map(({ created_at, ...bill }) => ({
    ...bill,
    createdAt: created_at.toISOString(),
    receipts: receipts
      .filter(({ bill_id }) => bill_id === bill.id)
      .map(({ media_id, amount, remark, created_at: at }) => ({
        picture: media_id,
        amount,
        remark,
        createdAt: at.toISOString(),
      })),
  }));
}

/** A seller's bank account; no payouts once they are gone. */
export async function bankAccountKeptFor(db: Database, userId: string) {
  return (
    (await db
      .selectFrom('bank_accounts')
      .select(['bin', 'account', 'holder'])
      .where('user_id', '=', userId)
      .executeTakeFirst()) ?? null
  );
}

export async function forgetBankAccount(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('bank_accounts').where('user_id', '=', userId).execute();
}

/**
 * Amounts stay, texts are deleted, and nothing can be paid any more. Receipts under review stay: the money may have
 * arrived.
 */
export async function forgetBills(db: Database, userId: string, now: Date): Promise<void> {
  await db.updateTable('receipts').set({ remark: '' }).where('user_id', '=', userId).execute();
  await db
    .updateTable('bills')
    .set({ status: 'CANCELLED', updated_at: now })
    .where('user_id', '=', userId)
    .where('status', 'in', ['OPEN', 'REJECTED'])
    .execute();
}

/** Their favourites and boards. */
export async function favouritesKeptFor(db: Database, userId: string) {
  const things = await db
    .selectFrom('favourites')
    .select(['thing_id', 'kept_at'])
    .where('user_id', '=', userId)
    .orderBy('kept_at')
    .orderBy('thing_id')
    .execute();
  const boards = await db
    .selectFrom('boards')
    .select(['id', 'name', 'share_key'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  const placed = await db
    .selectFrom('board_things')
    .select(['board_id', 'thing_id'])
    .where('user_id', '=', userId)
    .orderBy('put_at')
    .orderBy('thing_id')
    .execute();
  return {
    things: things.map(({ thing_id, kept_at }) => ({ id: thing_id, keptAt: kept_at.toISOString() })),
    boards: boards.map(({ id, name, share_key }) => ({
      name,
      shared: share_key !== null,
      things: placed.filter(({ board_id }) => board_id === id).map(({ thing_id }) => thing_id),
    })),
  };
}

/** Deletes favourites, boards and every link to one. */
export async function forgetFavourites(db: Database, userId: string): Promise<void> {
  await sql`update favourite_counts c set saved = c.saved - 1 from favourites f where f.user_id = ${userId} and f.thing_id = c.thing_id and c.saved > 0`.execute(
    db,
  );
  await db.deleteFrom('boards').where('user_id', '=', userId).execute();
  await db.deleteFrom('favourites').where('user_id', '=', userId).execute();
}

/** Their reviews. */
export async function reviewsKeptFor(db: Database, userId: string) {
  const rows = await db
    .selectFrom('reviews')
    .select(['product_id', 'stars', 'text', 'pictures', 'state', 'reply', 'created_at'])
    .where('author_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map(({ product_id, created_at, ...row }) => ({
    ...row,
    product: product_id,
    createdAt: created_at.toISOString(),
  }));
}

/**
 * Their reviews are deleted and no longer count, also those others reported; their own reports stay without their
 * author.
 */
export async function forgetReviews(db: Database, userId: string): Promise<void> {
  const rows = await db.deleteFrom('reviews').where('author_id', '=', userId).returning('product_id').execute();
  for (const id of new Set(rows.map(({ product_id }) => product_id).toSorted())) await rateAnew(db, id);
  await db
    .updateTable('reports')
    .set({ said: '–' })
    .where('owner_id', '=', userId)
    .where('kind', 'in', ['review', 'message'])
    .execute();
  await db.updateTable('reports').set({ note: '', reporter_id: null }).where('reporter_id', '=', userId).execute();
}

async function rateAnew(db: Database, productId: string): Promise<void> {
  await sql`select from products where id = ${productId} for update`.execute(db);
  await sql`update products set ratings = array(select (select count(*)::int from reviews where product_id = ${productId} and state = 'shown' and stars = each) from generate_series(1, 5) as each order by each) where id = ${productId}`.execute(
    db,
  );
}

/** Their reports. */
export async function reportsKeptFor(db: Database, userId: string) {
  const rows = await db
    .selectFrom('reports')
    .select(['kind', 'thing_id', 'reason', 'note', 'state', 'created_at'])
    .where('reporter_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map(({ thing_id, created_at, ...row }) => ({
    ...row,
    thing: thing_id,
    createdAt: created_at.toISOString(),
  }));
}
