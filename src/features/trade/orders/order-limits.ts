/** So many lines an order may have. Limits stand apart from the shapes, so that a page can know them without those. */
export const mostLines = 60;

/** So many orders of one person may wait for money at once: each holds stock. */
export const mostUnpaid = 20;
/** So few of one choice anybody may hold unpaid, the last ones too. */
const alwaysHoldable = 10;

/**
 * Of so many of one choice, what one person's unpaid orders may hold together: half, or a household's worth. Who wants
 * more pays for these first.
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

/** Agreed, and neither on its way nor back after so many days: the sale stands. */
export const sendBackWithinDays = 14;

export const mostReturnPictures = 6;
