/** Whole đồng. A transfer carries twelve digits; no bank transfers less than a thousand. */
export const amountLimits = { least: 1000, most: 999_999_999_999 } as const;
export const remarkLength = 500;
