import { silentAfterDays } from '#features/people/console/console-limits.ts';

/** Lines a cart or an order may have. Limits are apart from the shapes, so that a page can import them without those. */
export const mostLines = 200;

/** Carts of visitors, and quotes of orders, priced for one address. */
export const pricedRequests = { hits: 1200, seconds: 3600 } as const;

/** Unpaid orders one person may have at once: each holds stock. */
export const mostUnpaid = 20;
/** This many of one choice anybody may hold unpaid, the last ones too. */
const alwaysHoldable = 10;

/**
 * How many of one choice one person's unpaid orders may hold together: half of the stock, or a household's worth. For
 * more, one pays these first.
 */
export function mostHoldable(all: number): number {
  return Math.max(alwaysHoldable, Math.ceil(all / 2));
}

/**
 * Unpaid so long, it is cancelled; a submitted receipt stops this clock, the first that is turned down starts it anew,
 * once.
 */
export const payWithinHours = 24;

/** Sent so many days ago, it completes itself. */
export const completeAfterDays = 14;

/** A part of it came back before the buyer confirmed the rest: for that they have so many days at least. */
export const confirmRestWithinDays = 7;

/** So long a merchant has to answer a return; after it a reviewer may answer instead (`returnSteps`). */
export const answerReturnWithinDays = silentAfterDays;

/** Agreed, and neither on its way nor back after so many days: the sale stands. */
export const sendBackWithinDays = 14;

/** A part that was sent and did not come so often is not sent again: the piece is taken back, or it is declined. */
export const mostNotCome = 2;

export const mostReturnPictures = 6;

/**
 * What one side may do to an order again and again, a day: returns asked for (and withdrawn), shipments corrected. Each
 * is mailed to the other side, who cannot turn that off.
 */
export const repeatsADay = 10;

/** Confirmations of orders to an email address that is not the account's own, a day. */
export const strangersMailsADay = 5;

/** So long after ordering, an emptied cart still says what became of it. */
export const rememberedOrderHours = 24;
