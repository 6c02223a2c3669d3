/** Whole đồng: no bank transfers less. What is smaller waits for more (docs/decisions/0104). */
export const leastTransfer = 1000;
/** Why a reviewer accepts what was flagged, money without a receipt, or pays out what may still be returned. */
export const confirmReasonLength = { least: 3, most: 500 } as const;
