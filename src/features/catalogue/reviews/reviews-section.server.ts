import type { PersonKind } from '#lib/person.ts';
import type { MemberContext } from '#platform/context.ts';
import { listReceived } from './received.server.ts';
import { unansweredReviews, unreviewedLines } from './review-queries.server.ts';
import type { BoughtLine, Received } from './review.ts';
import { listBought } from './reviews.server.ts';

export type ReviewsData = { received: Received; bought: null } | { received: null; bought: BoughtLine[] };

/** A merchant's dashboard has the reviews of their products, the others what the person bought. */
export async function loadReviews(ctx: MemberContext, { searchParams }: URL, kind: PersonKind): Promise<ReviewsData> {
  const page = Math.min(1_000, Math.max(0, Math.trunc(Number(searchParams.get('page') ?? 0)) || 0));
  return kind === 'merchant'
    ? { received: await listReceived(ctx, ctx.session.userId, page), bought: null }
    : { received: null, bought: await listBought(ctx, ctx.session.userId) };
}

/** Replies and reviews are voluntary: they are counted, but are no to-dos. */
export function countReviews(userId: string, kind: PersonKind) {
  return { all: kind === 'merchant' ? unansweredReviews(userId) : unreviewedLines(userId) };
}
