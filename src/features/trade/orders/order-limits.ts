/** Lines an order may have. Limits are apart from the shapes, so that a page can import them without those. */
export const mostLines = 60;

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
