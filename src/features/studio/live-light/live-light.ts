import { z } from 'zod';

/** Baked light of a design (DECISIONS D9): of one home at one hour. */
export const designLight = z.object({
  /** Which home exactly: `lightPrint` of `design/light-print.ts`. */
  print: z.string(),
  version: z.number().int(),
  hour: z.number(),
  bakedAt: z.string(),
  address: z.string(),
});
export type DesignLight = z.infer<typeof designLight>;

/** Hours and versions of one design that are kept; the oldest goes. */
export const mostLights = 24;
