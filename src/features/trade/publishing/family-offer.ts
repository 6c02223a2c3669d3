import { z } from 'zod';

/** A family of the library as a workshop chooses from it: its lines, and of each the existing values. */
export const familyOffer = z.object({
  code: z.string(),
  name: z.string(),
  parameters: z.array(
    z.object({ key: z.string(), name: z.string(), length: z.boolean(), labels: z.record(z.string(), z.string()) }),
  ),
  lines: z.array(
    z.object({
      style: z.string(),
      name: z.string(),
      values: z.record(z.string(), z.array(z.union([z.number(), z.string()]))),
    }),
  ),
  slots: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      finishes: z.array(z.object({ id: z.string(), name: z.string(), colour: z.string() })),
    }),
  ),
});
export type FamilyOffer = z.infer<typeof familyOffer>;
