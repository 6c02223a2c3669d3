/**
 * Frequent problems. Their texts are in messages under the same name, so every applicant reads them in their own
 * language.
 */
export const reasonTemplates = {
  blurred: { receipt: false },
  glare: { receipt: false },
  cutOff: { receipt: false },
  nameDiffers: { receipt: false },
  expired: { receipt: false },
  licenceScope: { receipt: false },
  notArrived: { receipt: true },
  amountDiffers: { receipt: true },
  receiptUsed: { receipt: true },
} as const satisfies Record<string, { receipt: boolean }>;
export type ReasonName = keyof typeof reasonTemplates;
export const reasonNames = Object.keys(reasonTemplates) as [ReasonName, ...ReasonName[]];
