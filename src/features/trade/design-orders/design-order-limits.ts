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

/** What is delivered and left without a word completes by itself, as goods do; both are reminded so long before. */
export const completeAfterDays = 14;

export const remindBeforeDays = 3;

/** A day of one person; beyond it someone writes to everybody. */
export const questionsPerPerson = { hits: 20, seconds: 86_400 };

/** Each step is a letter to the other; beyond this someone fills their box, naming a price again and again. */
export const stepsPerPerson = { hits: 120, seconds: 3600 };

/** Faster than anyone types, and more than anyone says in a day. */
export const messageLimits = [
  { name: 'say', hits: 30, seconds: 60 },
  { name: 'say-day', hits: 1000, seconds: 86_400 },
] as const;

/** Designs a designer may attach to talks. */
export const attachedPerPerson = { hits: 60, seconds: 3600 } as const;
