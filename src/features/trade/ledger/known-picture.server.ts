import { findMedia, isShownElsewhere } from '#features/foundation/media/media.server.ts';
import { firstSimilar, looksOf, similarLooks } from '#features/trade/transfers/similar-pictures.server.ts';
import type { RequestContext } from '#platform/context.ts';
import { receiptsThatLook } from './ledger-queries.server.ts';

/**
 * Whether the receipt of a transfer we made is known from elsewhere: the very file shown for something else, or a
 * changed copy of what a payer has sent. It may be right all the same, so it needs a reason.
 */
export async function isPictureKnown(ctx: RequestContext, adminId: string, mediaId: string): Promise<boolean> {
  const media = await findMedia(ctx.db, mediaId);
  if (media?.owner_id !== adminId || media.kind !== 'receipt') return false;
  if (await isShownElsewhere(ctx.db, media)) return true;
  const bytes = await ctx.storage.get(media.hash);
  if (bytes === null) return false;
  const picture = await looksOf(ctx, adminId, bytes);
  return (await firstSimilar(picture, await receiptsThatLook(ctx.db, picture.looks, similarLooks))) !== null;
}
