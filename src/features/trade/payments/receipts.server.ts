import type { Database } from '#db/database.ts';
import { claimPicture, findMedia, type MediaRow } from '#features/foundation/media/media.server.ts';
import {
  firstSimilar,
  looksOf,
  similarLooks,
  type PictureLooks,
} from '#features/trade/transfers/similar-pictures.server.ts';
import { AppError } from '#lib/errors.ts';
import { newId } from '#lib/id.ts';
import { audit } from '#platform/audit-queries.server.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext } from '#platform/context.ts';
import { findOwnBill, moveBill } from './bill-queries.server.ts';
import { ownerOf, type BillOwner } from './bill-owners.ts';
import { takesReceipt } from './bill-states.ts';
import { readBill, refuseStep } from './bills.server.ts';
import type { BillDetail, ReceiptForm } from './bill.ts';
import { holdReceipts, insertReceipt, findSimilarHashes, findSameBytes } from './receipts/receipt-queries.server.ts';

export { earlierUses } from './receipts/receipt-queries.server.ts';

interface EarlierUse {
  same_as: string;
  same_how: 'content' | 'looks';
}
const notSeen = { same_as: null, same_how: null };
/** Two servers' clocks may be so far apart, and what comes in at once is compared with each other under a lock. */
const clocksApart = 60_000;
interface ReceiptPicture extends PictureLooks {
  media: MediaRow;
}

/**
 * The payer submits a receipt. A wrong amount or a picture seen before is no refusal: the admin is warned (H2). Once one
 * was turned down, or only a part came, there is one more day: worthless receipts sent as soon as one is turned down,
 * before the job ends what is late, would hold the goods for ever.
 */
export async function submitReceipt(
  ctx: RequestContext,
  owners: readonly BillOwner[],
  userId: string,
  billId: string,
  form: ReceiptForm,
): Promise<BillDetail> {
  const bill = await findOwnBill(ctx.db, userId, billId);
  if (!bill || !takesReceipt(bill.status)) return refuseStep(ctx.db, billId, userId);
  const picture = await readReceiptPicture(ctx, userId, form.media);
  const since = new Date(ctx.clock.now().getTime() - clocksApart);
  const compared = new Set<string>();
  const alike = await findSimilarReceipt(ctx.db, picture, compared, [
    { billId, ...similarLooks },
    // Among thousands from one bank's app others may be nearer to a cropped one than its own original.
    { billId, userId, ...similarLooks },
  ]);
  return commit(ctx, async (db) => {
    const now = ctx.clock.now();
    const id = newId('r', now);
    const moved =
      (await moveBill(
        db,
        billId,
        'SUBMITTED',
        { receipt_id: id, submitted_at: now, reason: null, updated_at: now },
        { userId, inTime: now },
      )) ?? (await refuseReceipt(db, billId, userId));
    // After the bill, as where its payer leaves.
    await claimPicture(db, ctx.clock, { id: form.media, ownerId: userId, kind: 'receipt' });
    await holdReceipts(db);
    const seen =
      (await findSameFile(db, billId, picture)) ??
      alike ??
      (await findSimilarReceipt(db, picture, compared, [
        { billId, since, ...similarLooks },
        // Its own older ones, whose money was seen meanwhile.
        { billId, own: true, ...similarLooks },
      ])) ??
      notSeen;
    await insertReceipt(db, {
      id,
      bill_id: billId,
      user_id: userId,
      media_id: form.media,
      hash: picture.media.hash,
      looks: picture.looks,
      sketch: picture.sketch,
      amount: form.amount,
      remark: form.remark,
      ...seen,
      created_at: now,
    });
    await audit(db, ctx, {
      action: 'bill.submitted',
      target: billId,
      before: { status: bill.status },
      after: {
        status: 'SUBMITTED',
        receipt: id,
        amount: form.amount,
        ...(seen.same_as === null ? {} : { sameAs: seen.same_as }),
      },
    });
    await ownerOf(owners, moved.kind).submitted(db, ctx, moved);
    return readBill({ ...ctx, db }, userId, billId);
  });
}

async function refuseReceipt(db: Database, billId: string, userId: string): Promise<never> {
  const bill = await findOwnBill(db, userId, billId);
  if (bill && takesReceipt(bill.status)) throw new AppError('bill_late', { state: bill.status });
  return refuseStep(db, billId, userId);
}

/**
 * Absent, somebody else's and of another kind answer alike. Its pixels are read before the transaction begins, because
 * that takes time.
 */
async function readReceiptPicture(ctx: RequestContext, userId: string, mediaId: string): Promise<ReceiptPicture> {
  const media = await findMedia(ctx.db, mediaId);
  const bytes = media?.owner_id === userId && media.kind === 'receipt' ? await ctx.storage.get(media.hash) : null;
  if (!media || bytes === null) throw new AppError('not_found', { field: 'media' });
  return { media, ...(await looksOf(ctx, userId, bytes)) };
}

/** The very same file, used before. */
async function findSameFile(db: Database, billId: string, { media }: ReceiptPicture): Promise<EarlierUse | null> {
  const same = await findSameBytes(db, media.hash, billId);
  return same === null ? null : { same_as: same, same_how: 'content' };
}

/** One that was re-encoded, scaled or cropped; each is compared once. */
async function findSimilarReceipt(
  db: Database,
  picture: ReceiptPicture,
  compared: Set<string>,
  places: readonly Omit<Parameters<typeof findSimilarHashes>[1], 'looks' | 'except'>[],
): Promise<EarlierUse | null> {
  for (const place of places) {
    const others = await findSimilarHashes(db, { looks: picture.looks, except: [...compared], ...place });
    const same = await firstSimilar(picture, others);
    if (same !== null) return { same_as: same, same_how: 'looks' };
    for (const { id } of others) compared.add(id);
  }
  return null;
}
