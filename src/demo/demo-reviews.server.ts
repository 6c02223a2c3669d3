import type { Database } from '#db/database.ts';
import { bookPayment, bookReceipt, bookSettlement } from '#features/trade/ledger/ledger.server.ts';
import { indexProduct } from '#features/catalogue/products/save-product.server.ts';
import { rateProduct } from '#features/catalogue/reviews/rate-product.server.ts';
import { newId } from '#lib/id.ts';
import type { Locale } from '#lib/locale.ts';
import type { Clock } from '#platform/clock.ts';
import { reviews, type DemoReview } from './world/reviews.ts';

const day = 86_400_000;

/**
 * Each review with the completed order it is about, including its bookings. An existing order stays; texts are updated.
 */
export async function loadReviews(db: Database, clock: Clock): Promise<void> {
  const buyers = new Map(
    (
      await db
        .selectFrom('users')
        .innerJoin('designers', 'designers.user_id', 'users.id')
        .select(['users.id', 'users.locale', 'designers.id as designer'])
        .execute()
    ).map((row) => [row.designer.slice(2), row]),
  );
  for (const [at, review] of reviews.entries()) {
    const buyer = buyers.get(review.by)!;
    const order = await loadOrder(db, clock, at, review, buyer.id);
    await loadReview(db, clock, at, review, order, { id: buyer.id, lang: buyer.locale as Locale });
  }
  for (const id of new Set(reviews.map(({ product }) => product))) {
    await rateProduct(db, id);
    await indexProduct(db, clock, id);
  }
}

async function loadReview(
  db: Database,
  clock: Clock,
  at: number,
  { product, stars, text, reply, days }: DemoReview,
  order_id: string,
  { id: author_id, lang }: { id: string; lang: Locale },
): Promise<void> {
  const created_at = new Date(clock.now().getTime() - days * day);
  const seller = await db
    .selectFrom('products')
    .innerJoin('merchants', 'merchants.id', 'products.merchant_id')
    .innerJoin('users', 'users.id', 'merchants.user_id')
    .select('users.locale')
    .where('products.id', '=', product)
    .executeTakeFirstOrThrow();
  const said = {
    stars,
    text,
    lang,
    reply: reply ?? null,
    reply_lang: reply ? (seller.locale as Locale) : null,
    replied_at: reply ? new Date(created_at.getTime() + 2 * day) : null,
  };
  const row = {
    id: `rv_demo${at}`,
    order_id,
    line: 0,
    product_id: product,
    author_id,
    created_at,
    edited_at: null,
    ...said,
  };
  await db
    .insertInto('reviews')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ product_id: product, author_id, ...said }))
    .execute();
}

/**
 * Placed twelve days before the review, delivered, completed: its payment and its settlement are booked on those days.
 */
async function loadOrder(
  db: Database,
  clock: Clock,
  at: number,
  { product, days }: DemoReview,
  buyer: string,
): Promise<string> {
  const number = `HIENDEMO${String(at).padStart(4, '0')}`;
  const known = await db.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirst();
  if (known) return known.id;
  const placed = new Date(clock.now().getTime() - (days + 12) * day);
  const id = newId('o', placed);
  const billId = newId('h', placed);
  const later = (after: number) => new Date(placed.getTime() + after * day);
  const piece = await db
    .selectFrom('products')
    .innerJoin('merchants', 'merchants.id', 'products.merchant_id')
    .leftJoin('product_variants', (join) =>
      join.onRef('product_variants.product_id', '=', 'products.id').on('product_variants.position', '=', 0),
    )
    .select([
      'products.name',
      'products.width',
      'products.depth',
      'products.height',
      'products.price_min',
      'products.pictures',
      'merchants.id as merchant',
      'merchants.name as maker',
      'product_variants.id as variant',
      'product_variants.label',
      'product_variants.price',
      'product_variants.model',
    ])
    .where('products.id', '=', product)
    .executeTakeFirstOrThrow();
  const price = piece.price ?? piece.price_min;
  const fee = 300_000;
  const total = price + fee;
  await db
    .insertInto('bills')
    .values({
      id: billId,
      reference: number,
      user_id: buyer,
      kind: 'order',
      subject: id,
      amount: total,
      received: total,
      status: 'PAID',
      decided_at: later(1),
      created_at: placed,
      updated_at: later(1),
    })
    .execute();
  await db
    .insertInto('orders')
    .values({
      id,
      number,
      bill_id: billId,
      placement: id,
      buyer_id: buyer,
      merchant_id: piece.merchant,
      merchant_name: piece.maker,
      state: 'COMPLETED',
      goods: price,
      delivery_fee: fee,
      total,
      days_from: 5,
      days_to: 9,
      receiver: '',
      mobile: '',
      buyer_email: '',
      address: JSON.stringify(address),
      carrier: 'Viettel Post',
      tracking: number,
      placed_at: placed,
      updated_at: later(10),
      completed_at: later(10),
    })
    .execute();
  await db
    .insertInto('order_lines')
    .values({
      order_id: id,
      position: 0,
      product_id: product,
      variant_id: piece.variant,
      name: JSON.stringify(piece.name),
      label: JSON.stringify(piece.label ?? {}),
      width: piece.width,
      depth: piece.depth,
      height: piece.height,
      model: piece.model,
      picture: piece.pictures[0] ?? null,
      unit_price: price,
      quantity: 1,
      amount: price,
    })
    .execute();
  await db
    .insertInto('order_events')
    .values(steps.map(({ state, by, after }, position) => ({ order_id: id, position, state, by, at: later(after) })))
    .execute();
  const booked = { id, number, total, merchantId: piece.merchant, billId };
  const arrived = { clock: { now: () => later(1) } };
  const bill = { id: billId, reference: number };
  await bookReceipt(db, arrived, bill, { subject: billId, amount: total }, { actorId: null });
  await bookPayment(db, arrived, booked, { actorId: null });
  await bookSettlement(db, { clock: { now: () => later(10) } }, booked, { actorId: null });
  return id;
}

const steps = [
  { state: 'PENDING_PAYMENT', by: 'buyer', after: 0 },
  { state: 'PAID', by: 'admin', after: 1 },
  { state: 'SHIPPED', by: 'seller', after: 4 },
  { state: 'COMPLETED', by: 'buyer', after: 10 },
] as const;
/** The delivery address is erased, as with every order that is long over. */
const address = {
  form: 'two',
  province: { code: '48', name: 'Thành phố Đà Nẵng' },
  ward: { code: '20410', name: 'Phường Hội An' },
  detail: '',
  written: null,
};
