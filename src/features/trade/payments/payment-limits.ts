import { leastTransfer } from '#features/trade/transfers/transfer-limits.ts';

/** Whole đồng. A transfer carries twelve digits. */
export const amountLimits = { least: leastTransfer, most: 999_999_999_999 } as const;
export const remarkLength = 500;
/**
 * Refunds too small for a transfer that go with another one. Each is a đồng at least: with so many, whatever is enough
 * for a transfer together is sent by one.
 */
export const mostAlong = leastTransfer - 1;

/** A confirmation takes effect so much later; until then it can be taken back. */
export const confirmAfterSeconds = 60;
/** How long a change of the platform's bank account waits, so that another admin can stop it. */
export const accountChangeMinutes = 60;
