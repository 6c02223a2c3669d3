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
  const reviews = shown.map((review, at) => ({
    ...review,
    state: rows[at]!.state,
    product: {
      id: rows[at]!.product_id,
      name: localized(trilingual(rows[at]!.product_name), locale) ?? { text: rows[at]!.product_id, lang: locale },
    },
  }));
  return { reviews, page, size, ...(await countReceived(db, userId)) };
}
