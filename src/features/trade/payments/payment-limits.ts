/** Whole đồng. A transfer carries twelve digits; no bank transfers less than a thousand. */
export const amountLimits = { least: 1000, most: 999_999_999_999 } as const;
export const remarkLength = 500;

/** A confirmation takes effect so much later; until then it can be taken back. */
export const confirmAfterSeconds = 60;
/** Why a reviewer accepts what was flagged, or money without a receipt. */
export const confirmReasonLength = { least: 3, most: 500 } as const;
/** How long a change of the platform's bank account waits, so that another admin can stop it. */
export const accountChangeMinutes = 60;
