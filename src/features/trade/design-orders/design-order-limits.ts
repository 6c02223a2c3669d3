/**
 * Limits of texts and attachments: forms and schemas share these. Apart from the schemas, so that a page does not load
 * zod.
 */
export const designOrderLimits = {
  text: 2000,
  wishes: 2000,
  reason: 500,
  address: 240,
  contact: 120,
  files: 6,
  area: 100_000,
  money: 1_000_000_000_000,
} as const;
