import { z } from 'zod';
import { call } from '#platform/call.ts';
import { atPage, nextField, pageFields, withNext } from '#platform/paging.ts';
import { limitedText } from '#platform/limited-text.ts';
import { listReceived } from './received.server.ts';
import {
  boughtLine,
  newReviewBody,
  ownReview,
  receivedPage,
  replyBody,
  reviewBody,
  reviewData,
  reviewsData,
  reviewsQuery,
} from './review.ts';
import { editReview, listBought, listReviews, replyToReview, writeReview } from './reviews.server.ts';

const tag = 'reviews';
const params = z.object({ id: limitedText(64) });

/** The calls about reviews (PRODUCT F6). */
export function reviewCalls() {
  return [
    call({
      method: 'GET',
      path: '/products/{id}/reviews',
      who: 'anyone',
      tag,
      summary: 'What buyers say of a product, the newest first; how many gave one star, two, … five',
      params,
      query: reviewsQuery.extend(pageFields()),
      data: reviewsData.extend(nextField),
      errors: ['not_found'],
      async handle({ ctx, params, query }) {
        const { page, stars = null } = atPage(query);
        const found = await listReviews(ctx, params.id, { page, stars });
        return withNext(found, found.total);
      },
    }),
    call({
      method: 'GET',
      path: '/user/reviews',
      who: 'signed-in',
      tag,
      summary: 'What the caller bought and has, with what they said of it',
      data: z.array(boughtLine),
      handle: ({ ctx, session }) => listBought(ctx, session.userId),
    }),
    call({
      method: 'GET',
      path: '/user/orders/{id}/reviews',
      who: 'signed-in',
      tag,
      summary: 'The same of one order',
      params,
      data: z.array(boughtLine),
      handle: ({ ctx, session, params }) => listBought(ctx, session.userId, params.id),
    }),
    call({
      method: 'POST',
      path: '/user/orders/{id}/reviews',
      who: 'signed-in',
      tag,
      summary: 'Reviews one line of a completed order, with pictures; once',
      params,
      body: newReviewBody,
      data: ownReview,
      idempotent: true,
      errors: ['not_found', 'order_state', 'review_returned', 'review_written'],
      handle: ({ ctx, session, params, body }) => writeReview(ctx, session.userId, params.id, body),
    }),
    call({
      method: 'PUT',
      path: '/user/reviews/{id}',
      who: 'signed-in',
      tag,
      summary: 'Changes an own review, within 30 days',
      params,
      body: reviewBody,
      data: ownReview,
      errors: ['not_found', 'review_closed'],
      handle: ({ ctx, session, params, body }) => editReview(ctx, session.userId, params.id, body),
    }),
    call({
      method: 'GET',
      path: '/merchant/reviews',
      who: { permission: 'reviews.reply' },
      tag,
      summary: 'Reviews at the own shop, those without a reply first',
      query: z.object(pageFields()),
      data: receivedPage.extend(nextField),
      async handle({ ctx, session, query }) {
        const found = await listReceived(ctx, session.userId, atPage(query).page);
        return withNext(found, found.total);
      },
    }),
    call({
      method: 'POST',
      path: '/merchant/reviews/{id}/reply',
      who: { permission: 'reviews.reply' },
      tag,
      summary: 'Replies to a review at the own shop, once',
      params,
      body: replyBody,
      data: reviewData,
      idempotent: true,
      errors: ['not_found', 'review_answered'],
      handle: ({ ctx, session, params, body }) => replyToReview(ctx, session.userId, params.id, body.text),
    }),
  ];
}
