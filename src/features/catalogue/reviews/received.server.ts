import { localized, trilingual } from '#lib/trilingual.ts';
import type { RequestContext } from '#platform/context.ts';
import { countReceived, receivedReviews } from './review-queries.server.ts';
import type { Received } from './review.ts';
import { shownReviews } from './show-reviews.server.ts';

const size = 20;

/** Reviews of a merchant's products. */
export async function listReceived(
  { db, locale }: Pick<RequestContext, 'db' | 'locale'>,
  userId: string,
  page: number,
): Promise<Received> {
  const rows = await receivedReviews(db, userId, { page, size });
  const shown = await shownReviews(db, rows, locale);
  const reviews = rows.flatMap(({ state, product_id: id, product_name: name }, at) => {
    const review = shown[at];
    const product = { id, name: localized(trilingual(name), locale) ?? { text: id, lang: locale } };
    return review ? [{ ...review, state, product }] : [];
  });
  return { reviews, page, size, ...(await countReceived(db, userId)) };
}
