import type { Database } from '#db/database.ts';
import {
  claimUnusedPicture,
  lockPictures,
  releasePicture,
  picturesById,
} from '#features/foundation/media/media.server.ts';
import { sendNotification } from '#features/people/notifications/send-notification.server.ts';
import { labelWithSize } from '#features/catalogue/offers/line-label.ts';
import { lineThumbnail } from '#features/catalogue/offers/show-priced.server.ts';
import { indexProduct, lockProduct } from '#features/catalogue/products/save-product.server.ts';
import { AppError, required } from '#lib/errors.ts';
import { newId } from '#lib/id.ts';
import { parseLocale } from '#lib/locale.ts';
import { localized, localizedText, trilingual, type Trilingual } from '#lib/trilingual.ts';
import { audit } from '#platform/audit-queries.server.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext } from '#platform/context.ts';
import { rateProduct } from './rate-product.server.ts';
import {
  boughtLines,
  changeReview,
  holdOrder,
  insertReview,
  ownReviewRow,
  reviewById,
  reviewsBy,
  reviewsOf,
  sellerOfReview,
  shownOfOrder,
  spreadOf,
  writeReply,
  type BoughtRow,
  type ReviewRow,
} from './review-queries.server.ts';
import {
  reviewsAddress,
  reviewsAtOnce,
  type BoughtLine,
  type OwnReview,
  type Review,
  type ReviewForm,
  type Reviews,
} from './review.ts';
import { isOpen, ownReviewOf, shownReviews } from './show-reviews.server.ts';

export { sellerOfReview } from './review-queries.server.ts';

/**
 * The rules of reviews (PRODUCT F6): only who bought and received a piece may review it, once for each line of the
 * order.
 */

type ReviewReadContext = Pick<RequestContext, 'db' | 'locale'>;

/** The public reviews of a product. */
export async function listReviews(
  { db, locale }: ReviewReadContext,
  productId: string,
  { page = 0, stars = null }: { page?: number; stars?: number | null } = {},
): Promise<Reviews> {
  const spread = await spreadOf(db, productId);
  if (!spread) throw new AppError('not_found');
  const rows = await reviewsOf(db, productId, { page, size: reviewsAtOnce, stars });
  const total = stars === null ? spread.reduce((sum, count) => sum + count, 0) : (spread[stars - 1] ?? 0);
  return { reviews: await shownReviews(db, rows, locale), page, size: reviewsAtOnce, total, spread };
}

/**
 * What somebody bought and has, or reviewed before returning it, with their reviews: of one order, or the latest of
 * all.
 */
export async function listBought(
  { db, locale, clock, studio }: Pick<RequestContext, 'db' | 'locale' | 'clock' | 'studio'>,
  userId: string,
  order: string | null = null,
): Promise<BoughtLine[]> {
  const reviews = new Map((await reviewsBy(db, userId)).map((row) => [`${row.order_id} ${row.line}`, row]));
  const rows = (await boughtLines(db, userId, { order, most: 100 })).filter(
    ({ state, kept, order_id, line }) => (state === 'COMPLETED' && kept) || reviews.has(`${order_id} ${line}`),
  );
  const pictures = await picturesById(db, [
    ...rows.map(({ picture }) => picture),
    ...[...reviews.values()].flatMap((row) => row.pictures),
  ]);
  return rows.map((row) => {
    const review = reviews.get(`${row.order_id} ${row.line}`);
    return {
      order: row.order_id,
      number: row.number,
      line: row.line,
      product: row.product_id,
      name: localized(trilingual(row.name), locale) ?? { text: row.number, lang: locale },
      label: labelWithSize(localized(trilingual(row.label), locale), row, locale),
      picture: pictures.get(row.picture ?? '') ?? null,
      thumbnail: lineThumbnail(row.model, row.finishes as Record<string, string>, studio.edition),
      completedAt: row.completed_at.toISOString(),
      review: review ? ownReviewOf(review, pictures, clock.now()) : null,
    };
  });
}

/**
 * Before the order is complete: 409 with its state. Of what went back nobody writes afterwards either. A second review
 * for the same line is refused.
 */
export async function writeReview(
  ctx: RequestContext,
  userId: string,
  orderId: string,
  { line, ...form }: ReviewForm & { line: number },
): Promise<OwnReview> {
  return commit(ctx, async (db) => {
    await holdOrder(db, orderId);
    const bought = (await boughtLines(db, userId, { order: orderId, most: 1_000 })).find((each) => each.line === line);
    if (!bought || bought.product_id === null) throw new AppError('not_found');
    if (bought.state !== 'COMPLETED')
      throw new AppError('order_state', { values: { state: bought.state }, state: bought.state });
    if (!bought.kept) throw new AppError('review_returned');
    const now = ctx.clock.now();
    const productId = bought.product_id;
    await lockProduct(db, productId);
    const row = {
      id: newId('rv', now),
      order_id: orderId,
      line,
      product_id: productId,
      author_id: userId,
      stars: form.stars,
      text: form.text,
      lang: ctx.locale,
      pictures: [...new Set(form.pictures)],
      created_at: now,
    };
    if (!(await insertReview(db, row))) throw new AppError('review_written');
    for (const id of row.pictures.toSorted())
      await claimUnusedPicture(db, ctx.clock, { id, ownerId: userId, kind: 'review' });
    await updateRating(db, ctx, productId);
    await audit(db, ctx, {
      action: 'review.written',
      target: row.id,
      after: { product: productId, order: orderId, line, stars: form.stars },
    });
    await notifySeller(db, ctx, bought, form);
    return readOwnReview(db, ctx, userId, row.id);
  });
}

/** Within the editable days; a hidden one can no longer be edited. */
export async function editReview(
  ctx: RequestContext,
  userId: string,
  id: string,
  form: ReviewForm,
): Promise<OwnReview> {
  return commit(ctx, async (db) => {
    const before = await ownReviewRow(db, userId, id);
    if (!before) throw new AppError('not_found');
    if (!isOpen(before, ctx.clock.now())) throw new AppError('review_closed');
    await lockProduct(db, before.product_id);
    const pictures = [...new Set(form.pictures)];
    await lockPictures(db, [...before.pictures, ...pictures]);
    for (const picture of pictures.filter((each) => !before.pictures.includes(each)))
      await claimUnusedPicture(db, ctx.clock, { id: picture, ownerId: userId, kind: 'review' });
    for (const picture of before.pictures.filter((each) => !pictures.includes(each)))
      await releasePicture(db, { id: picture, ownerId: userId });
    await changeReview(db, id, {
      stars: form.stars,
      text: form.text,
      lang: ctx.locale,
      pictures,
      edited_at: ctx.clock.now(),
    });
    await updateRating(db, ctx, before.product_id);
    await audit(db, ctx, {
      action: 'review.edited',
      target: id,
      before: { stars: before.stars },
      after: { stars: form.stars },
    });
    return readOwnReview(db, ctx, userId, id);
  });
}

/** One reply, by the product's seller; it is final. */
export async function replyToReview(ctx: RequestContext, userId: string, id: string, text: string): Promise<Review> {
  return commit(ctx, async (db) => {
    const review = await reviewById(db, id);
    if (!review || (await sellerOfReview(db, id)) !== userId) throw new AppError('not_found');
    if (!(await writeReply(db, id, { reply: text, reply_lang: ctx.locale, replied_at: ctx.clock.now() })))
      throw new AppError('review_answered');
    await audit(db, ctx, { action: 'review.answered', target: id });
    await sendNotification(db, ctx, [review.author_id], {
      type: 'REVIEW_ANSWERED',
      details: { sender: review.merchant_name },
      reason: { [ctx.locale]: text },
      link: reviewsAddress(review.product_id),
    });
    const answered = required(await reviewById(db, id), 'A review just answered');
    const [shown] = await shownReviews(db, [answered], ctx.locale);
    return required(shown, 'A review just answered');
  });
}

/**
 * Hidden by an admin, in the caller's transaction: it no longer counts, and its author sees why. False where it was
 * hidden already.
 */
export async function hideReview(db: Database, ctx: RequestContext, id: string, reason: Trilingual): Promise<boolean> {
  const review = await holdReview(db, id);
  if (review?.state !== 'shown') return false;
  await changeReview(db, id, { state: 'hidden' });
  await updateRating(db, ctx, review.product_id);
  await audit(db, ctx, {
    action: 'review.hidden',
    target: id,
    before: { state: 'shown' },
    after: { state: 'hidden', reason },
  });
  await sendNotification(db, ctx, [review.author_id], { type: 'REVIEW_HIDDEN', reason });
  return true;
}

/** Locks the review before its product, as editing does: otherwise two transactions could deadlock. */
export async function holdReview(db: Database, id: string): Promise<ReviewRow | undefined> {
  const found = await reviewById(db, id);
  const review = found && (await ownReviewRow(db, found.author_id, id));
  if (review) await lockProduct(db, review.product_id);
  return review;
}

/**
 * Reviews of lines that are wholly back no longer count: else a second account could buy, praise and get its money back. In the
 * transaction of the return; the author keeps the text, and sees why it no longer counts.
 */
export async function withdrawReviews(
  db: Database,
  ctx: Parameters<typeof audit>[1],
  orderId: string,
  lines: readonly number[],
): Promise<void> {
  const reviews = (await shownOfOrder(db, orderId)).filter(({ line }) => lines.includes(line));
  const products = [...new Set(reviews.map(({ product_id }) => product_id))].toSorted();
  for (const product of products) await lockProduct(db, product);
  for (const { id } of reviews) {
    await changeReview(db, id, { state: 'returned' });
    await audit(db, ctx, {
      action: 'review.returned',
      target: id,
      before: { state: 'shown' },
      after: { state: 'returned', order: orderId },
    });
  }
  for (const product of products) await updateRating(db, ctx, product);
}

async function updateRating(db: Database, ctx: Pick<RequestContext, 'clock'>, productId: string): Promise<void> {
  await rateProduct(db, productId);
  await indexProduct(db, ctx.clock, productId);
}

async function readOwnReview(db: Database, ctx: RequestContext, userId: string, id: string): Promise<OwnReview> {
  const row = required(await ownReviewRow(db, userId, id), 'A review just written');
  return ownReviewOf(row, await picturesById(db, row.pictures), ctx.clock.now());
}

async function notifySeller(
  db: Database,
  ctx: RequestContext,
  bought: BoughtRow,
  { stars, text }: ReviewForm,
): Promise<void> {
  await sendNotification(db, ctx, [bought.merchant_user], {
    type: 'REVIEW_RECEIVED',
    details: { name: localizedText(trilingual(bought.name), parseLocale(bought.merchant_locale) ?? 'en'), stars },
    ...(text === '' ? {} : { reason: { [ctx.locale]: text } }),
    link: reviewsAddress(required(bought.product_id, 'The product of a reviewed line')),
  });
}
