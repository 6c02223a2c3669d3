/** Whole đồng. Twelve digits are what a transfer carries; no bank moves less than a thousand. */
export const amountLimits = { least: 1000, most: 999_999_999_999 } as const;
export const remarkLength = 500;
