import type { Database } from '#db/database.ts';
import { labelWithSize } from '#features/catalogue/offers/line-label.ts';
import { picturesById } from '#features/foundation/media/media.server.ts';
import type { Locale } from '#lib/locale.ts';
import type { StoredPicture } from '#lib/picture.ts';
import { localized, trilingual } from '#lib/trilingual.ts';
import type { ReviewRow, ShownRow } from './review-queries.server.ts';
import { type OwnReview, type Review } from './review.ts';
import { editableDays } from './review-limits.ts';

/** Reviews as everyone sees them. Of the author only the display name is shown. */
export async function shownReviews(db: Database, rows: readonly ShownRow[], locale: Locale): Promise<Review[]> {
  const pictures = await picturesById(
    db,
    rows.flatMap((row) => row.pictures),
  );
  return rows.map((row) => ({
    id: row.id,
    stars: row.stars,
    text: { text: row.text, lang: row.lang },
    author: row.nickname,
    bought: labelWithSize(localized(trilingual(row.label), locale), row, locale),
    pictures: row.pictures.flatMap((id) => pictures.get(id) ?? []),
    createdAt: row.created_at.toISOString(),
    edited: row.edited_at !== null,
    reply:
      row.reply === null
        ? null
        : { text: row.reply, lang: row.reply_lang ?? 'en', at: row.replied_at!.toISOString(), by: row.merchant_name },
  }));
}

export function ownReviewOf(row: ReviewRow, pictures: ReadonlyMap<string, StoredPicture>, now: Date): OwnReview {
  return {
    id: row.id,
    stars: row.stars,
    text: row.text,
    pictures: row.pictures.flatMap((id) => {
      const picture = pictures.get(id);
      return picture ? [{ id, ...picture }] : [];
    }),
    state: row.state,
    open: isOpen(row, now),
    createdAt: row.created_at.toISOString(),
    reply: row.reply,
  };
}

export function isOpen({ created_at, state }: Pick<ReviewRow, 'created_at' | 'state'>, now: Date): boolean {
  return state === 'shown' && now.getTime() - created_at.getTime() <= editableDays * 86_400_000;
}
