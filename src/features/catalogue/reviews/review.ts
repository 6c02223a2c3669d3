import { z } from 'zod';
import { pages } from '#features/catalogue/content/addresses.ts';
import { pictureShape, localizedShape } from '#features/foundation/search/found.ts';
import { locales } from '#lib/locale.ts';
import { limitedText, trimmedText } from '#platform/limited-text.ts';
import { mostPictures, mostWords } from './review-limits.ts';

/** Shapes of the calls about reviews (PRODUCT F6), for browser and server. */

export const reviewsAtOnce = 5;

/** `returned`: the reviewed piece was returned. */
const reviewStates = ['shown', 'hidden', 'returned'] as const;

const starsField = z.number().int().min(1).max(5);
const textField = trimmedText(mostWords);
const picturesField = z.array(limitedText(64).min(1)).max(mostPictures);

/** Of an existing review; of a new one also the line of the order. */
export const reviewBody = z.strictObject({ stars: starsField, text: textField, pictures: picturesField });
export const newReviewBody = reviewBody.extend({ line: z.number().int().min(0).max(999) }).strict();
export const replyBody = z.strictObject({ text: trimmedText(1_000).min(1) });
export type ReviewForm = z.infer<typeof reviewBody>;

const lang = z.enum(locales);
const written = z.object({ text: z.string(), lang });
export const reviewData = z.object({
  id: z.string(),
  stars: z.number().int(),
  text: written,
  author: z.string(),
  /** Which version they bought. */ bought: localizedShape.nullable(),
  pictures: z.array(pictureShape),
  createdAt: z.string(),
  edited: z.boolean(),
  reply: written.extend({ at: z.string(), by: z.string() }).nullable(),
});
export type Review = z.infer<typeof reviewData>;
export const reviewsQuery = z.object({
  page: z.coerce.number().int().min(0).max(10_000).default(0),
  stars: z.coerce.number().int().min(1).max(5).optional(),
});
export const reviewsData = z.object({
  reviews: z.array(reviewData),
  page: z.number().int(),
  size: z.number().int(),
  total: z.number().int(),
  spread: z.array(z.number().int()),
});
export type Reviews = z.infer<typeof reviewsData>;

export const ownPicture = pictureShape.extend({ id: z.string() });
/** As its author has it, hidden or not. */
export const ownReview = z.object({
  id: z.string(),
  stars: z.number().int(),
  text: z.string(),
  pictures: z.array(ownPicture),
  state: z.enum(reviewStates),
  open: z.boolean(),
  createdAt: z.string(),
  reply: z.string().nullable(),
});
export type OwnReview = z.infer<typeof ownReview>;
/** A bought line with its review; `open` where it can be written or edited now. */
export const boughtLine = z.object({
  order: z.string(),
  number: z.string(),
  line: z.number().int(),
  product: z.string().nullable(),
  name: localizedShape,
  label: localizedShape.nullable(),
  picture: pictureShape.nullable(),
  thumbnail: z.string().nullable(),
  completedAt: z.string(),
  review: ownReview.nullable(),
});
export type BoughtLine = z.infer<typeof boughtLine>;

/** A review at the own shop. */
const receivedReview = reviewData.extend({
  product: z.object({ id: z.string(), name: localizedShape }),
  state: z.enum(reviewStates),
});
export type ReceivedReview = z.infer<typeof receivedReview>;
export const receivedPage = z.object({
  reviews: z.array(receivedReview),
  page: z.number().int(),
  size: z.number().int(),
  total: z.number().int(),
  unanswered: z.number().int(),
});
export type Received = z.infer<typeof receivedPage>;

/** Address of a product's reviews. */
export function reviewsAddress(productId: string): string {
  return `${pages.detail.path}?id=${encodeURIComponent(productId)}#reviews`;
}
